// What a layer of a template shows
export const TEXT_BINDINGS = {
  'product.name': 'Produkt: Name',
  'product.description': 'Produkt: Beschreibung',
  'product.price': 'Produkt: Preis',
  'product.unit': 'Produkt: Einheit des Preises',
  'product.allergens': 'Produkt: Allergene',
  'product.uid': 'Produkt: Artikelnummer',
  'branch.name': 'Filiale: Name',
  'branch.description': 'Filiale: Beschreibung',
  'branch.address': 'Filiale: Adresse',
  'branch.phone': 'Filiale: Telefonnummer',
  'branch.email': 'Filiale: E-Mail-Adresse',
} as const;

export const PICTURE_BINDINGS = {
  'product.image': 'Produkt: Bild',
  'branch.image': 'Filiale: Bild',
  'branch.logo': 'Filiale: Logo',
} as const;

export const LINK_BINDINGS = {
  'product.link': 'Link zum Produkt',
  'branch.link': 'Link zur Filiale',
} as const;

/** Before the letters on a label. */
export const allergens = 'Allergene:';
export const furtherAllergens = 'Weitere Allergene:';
