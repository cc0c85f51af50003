import * as texts from './texts.ts';

/** Identifiers that the storefront looks for, and where it shows what is called so. */
export type KnownPlaces = Readonly<Record<string, { name: string; place: string }>>;

/** By the name of the entity that carries the identifier. */
export const KNOWN_PLACES = {
  block: texts.BLOCK_PLACES,
  navigation: texts.NAVIGATION_PLACES,
} satisfies Record<string, KnownPlaces>;
