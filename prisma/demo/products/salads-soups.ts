import { type ProductDraft, productsOf, step } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 401,
    name: 'Wiener Erdäpfelsalat',
    description:
      'Speckige Kipfler, Rindsuppe, Zwiebel und ein Hauch Senf – schlotzig, wie er sein soll. Preis je 10 dag: 1,20 €.',
    allergens: 'L, M, O',
    price: 12,
    unit: 'decagram',
    minimumQuantity: 10,
    maximumQuantity: 500,
    quantityStepSize: 5,
    defaultQuantity: 25,
    defaultUnit: 'decagram',
    alternativeUnits: [
      {
        unit: 'kilogram',
        ratio: null,
        minimumQuantity: 0.1,
        maximumQuantity: 5,
        quantityStepSize: 0.1,
        calculationModel: null,
      },
    ],
    picture: ['potato-salad', 'potato', 'onion', 'herb'],
  },
  {
    id: 402,
    name: 'Backhendlsalat',
    description:
      'Knusprige Backhendlstreifen auf Blattsalaten und Erdäpfelsalat, mit Kürbiskernöl und gerösteten Kernen.',
    allergens: 'A, C, G, L, M',
    price: 1290,
    picture: ['green-salad', 'poultry-leg', 'tomato', 'lemon'],
    lead: [20, 'minutes'],
    parts: [
      step('select', 'Größe', 'Klein reicht für den Mittagshunger.', [
        ['Klein', 990, 'overwrite'],
        ['Groß', 1290, 'overwrite'],
      ]),
      step('select', 'Dressing', 'Wird extra eingepackt.', [
        'Kürbiskernöl',
        'Joghurt-Kräuter',
        'Apfel-Balsam',
      ]),
    ],
  },
  {
    id: 403,
    name: 'Belugalinsensalat mit Ziegenkäse',
    description: 'Schwarze Linsen, Ofenkürbis, Walnüsse und cremiger Ziegenfrischkäse, lauwarm mariniert.',
    allergens: 'G, H, L, M, O',
    diet: 'vegetarian',
    price: 1090,
    picture: ['lentils', 'goat-roll', 'walnut', 'leafy-green'],
  },
  {
    id: 404,
    name: 'Klare Rindsuppe',
    description: 'Stundenlang gezogen, kräftig und klar, mit Wurzelgemüse und Einlage nach Wahl.',
    allergens: 'A, C, G, L',
    price: 490,
    picture: ['soup', 'carrot', 'onion', 'herb'],
    parts: [
      step('select', 'Einlage', 'Hausgemacht, jede einzelne.', [
        'Frittaten',
        'Grießnockerl',
        ['Leberknödel', 90],
        ['Kaspressknödel', 120],
        'Nudeln',
      ]),
    ],
  },
  {
    id: 405,
    name: 'Kürbiscremesuppe',
    description: 'Samtig pürierter Hokkaido mit Ingwer, Obershauberl und steirischem Kürbiskernöl.',
    allergens: 'G, L',
    diet: 'vegetarian',
    price: 520,
    picture: ['pumpkin-soup', 'pumpkin', 'ginger-root', 'herb'],
  },
];

/** Salads and soups to take away or eat in. */
export const saladsAndSoups = productsOf(
  { category: 4, ground: '#dfe9d3', surface: 'plate', layout: 'hero' },
  drafts,
);
