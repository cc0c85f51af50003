/** Identifiers that the storefront looks for, and where it shows what is called so. */
export type KnownPlaces = Readonly<Record<string, { name: string; place: string }>>;

export const BLOCK_PLACES: KnownPlaces = {
  home: { name: 'Startseite', place: 'Steht unten auf der Startseite.' },
  custom_site: { name: 'Alle Seiten', place: 'Steht am Ende jeder Seite der Art „Seite“.' },
  custom_vacancy: { name: 'Alle Stellen', place: 'Steht am Ende jeder Seite der Art „Stelle“.' },
  custom_party_service: {
    name: 'Partyservice',
    place: 'Steht am Ende jeder Seite der Art „Partyservice“.',
  },
  custom_configurator: {
    name: 'Konfigurator',
    place: 'Steht am Ende jeder Seite der Art „Konfigurator“.',
  },
};

export const NAVIGATION_PLACES: KnownPlaces = {
  header: { name: 'Kopf des Shops', place: 'Das Menü oben auf jeder Seite, am Handy hinter dem Menüknopf.' },
  footer: { name: 'Fuß des Shops', place: 'Die Links unten auf jeder Seite; Gruppen werden zu Spalten.' },
};

const PLACES: Readonly<Record<string, KnownPlaces>> = { block: BLOCK_PLACES, navigation: NAVIGATION_PLACES };

/** What people call a record whose identifier the storefront knows; null for any other. */
export function knownName(entity: string, identifier: unknown): string | null {
  const places = PLACES[entity];
  if (!places || typeof identifier !== 'string' || !Object.hasOwn(places, identifier)) return null;
  return places[identifier]?.name ?? null;
}
