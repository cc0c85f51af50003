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

/** By the name of the entity that carries the identifier. */
export const KNOWN_PLACES = { block: BLOCK_PLACES, navigation: NAVIGATION_PLACES };
