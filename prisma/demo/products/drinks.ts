import { DRINK_TAX, type ProductDraft, productsOf, step } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 1001,
    name: 'Mineralwasser 0,5 l',
    description: 'Aus der Marienauer Quelle, prickelnd oder still.',
    allergens: 'keine',
    diet: 'vegan',
    price: 240,
    ...DRINK_TAX,
    picture: ['bottle-water', 'glass-water', 'lemon'],
    parts: [step('select', 'Sorte', 'Prickelnd oder still?', ['Prickelnd', 'Still'])],
  },
  {
    id: 1002,
    name: 'Apfelsaft naturtrüb 0,25 l',
    description: 'Von alten Streuobstsorten, frisch gepresst und schonend erhitzt.',
    allergens: 'keine',
    diet: 'vegan',
    price: 320,
    ...DRINK_TAX,
    picture: ['bottle-juice', 'red-apple', 'green-apple'],
  },
  {
    id: 1003,
    name: 'Holler-Minz-Limonade 0,33 l',
    description: 'Hollerblütensirup vom eigenen Strauch, Minze und Zitrone, mit Soda aufgegossen.',
    allergens: 'keine',
    diet: 'vegan',
    price: 390,
    ...DRINK_TAX,
    picture: ['glass-lemonade', 'lemon', 'herb'],
  },
  {
    id: 1004,
    name: 'Kellerbier vom Kamp 0,5 l',
    description: 'Naturtrüb, malzig und mild gehopft, aus der Bügelflasche. Abgabe ab 16 Jahren.',
    allergens: 'A',
    diet: 'vegan',
    price: 420,
    ...DRINK_TAX,
    picture: ['beer-mug', 'bottle-beer', 'sheaf-of-rice'],
  },
  {
    id: 1005,
    name: 'Grüner Veltliner 0,75 l',
    description: 'Kamptal DAC von der Lössterrasse: Apfel, Pfefferl, feine Säure. Abgabe ab 16 Jahren.',
    allergens: 'O',
    price: 1290,
    ...DRINK_TAX,
    picture: ['bottle-white-wine', 'glass-white-wine', 'grapes'],
  },
  {
    id: 1006,
    name: 'Kaffee',
    description:
      'Aus der Siebträgermaschine, langsam in Kleinmengen geröstet. Zum Mitnehmen gerne im eigenen Becher.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 390,
    ...DRINK_TAX,
    picture: ['hot-beverage', 'croissant', 'chocolate-bar'],
    parts: [
      step('select', 'Zubereitung', 'Der Preis gilt für die Tasse.', [
        ['Espresso', 290, 'overwrite'],
        ['Verlängerter', 350, 'overwrite'],
        ['Melange', 390, 'overwrite'],
        ['Häferlkaffee', 450, 'overwrite'],
      ]),
      step('select', 'Milch', 'Welche darf es sein?', ['Vollmilch', ['Haferdrink', 50], 'Ohne Milch']),
      step(
        'multiselect',
        'Becher',
        'Mit eigenem Becher sparen Sie.',
        [['Eigener Becher', 20, 'subtract']],
        true,
      ),
    ],
  },
  {
    id: 1007,
    name: 'Heiße Schokolade',
    description: 'Dunkle Schokolade in Heumilch geschmolzen, dazu Schlagobers.',
    allergens: 'F, G',
    diet: 'vegetarian',
    price: 450,
    // A drink of at least three quarters milk counts as food.
    tax: 10,
    picture: ['hot-beverage', 'chocolate-bar', 'glass-of-milk', 'cookie'],
  },
];

/** Drinks by the bottle, glass and cup. */
export const drinks = productsOf(
  { category: 10, ground: '#d6e5e6', surface: 'shelf', layout: 'shelf' },
  drafts,
);
