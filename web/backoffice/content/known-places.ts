import * as texts from './texts.ts';

/** Identifiers that the storefront looks up, and where it shows the records that have them. */
export type KnownPlaces = Readonly<Record<string, { name: string; place: string }>>;

/** By the name of the entity with the identifier. */
export const KNOWN_PLACES = {
  block: texts.BLOCK_PLACES,
  navigation: texts.NAVIGATION_PLACES,
} satisfies Record<string, KnownPlaces>;
