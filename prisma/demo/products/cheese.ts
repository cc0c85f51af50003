import { byWeight, type ProductDraft, productsOf } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 501,
    name: 'Bergkäse, 12 Monate gereift',
    description:
      'Aus silofreier Heumilch, kräftig und nussig, mit feinen Salzkristallen. Wir schneiden vom ganzen Laib.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 2690,
    ...byWeight(20),
    picture: ['alpine-cheese', 'walnut', 'grapes', 'laib'],
  },
  {
    id: 502,
    name: 'Almkäse, mild',
    description: 'Fünf Monate gereift, buttrig und sanft. Schmilzt wunderbar und schmeckt auch Kindern.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 2190,
    ...byWeight(20),
    picture: ['cheese-wedge', 'green-apple', 'herb'],
  },
  {
    id: 503,
    name: 'Blauschimmelkäse „Kampblau“',
    description:
      'Cremiger Kuhmilchkäse mit blauen Adern, würzig und doch weich im Abgang. Herrlich zu Birne und Walnuss.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 2890,
    ...byWeight(15),
    picture: ['blue-cheese', 'pear', 'walnut', 'grapes'],
  },
  {
    id: 504,
    name: 'Ziegenrolle in Kräutern',
    description: 'Zarter Frischkäse von Waldviertler Ziegen, in Schnittlauch und rosa Pfeffer gewälzt.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 3190,
    ...byWeight(15),
    picture: ['goat-roll', 'herb', 'honey-pot', 'tomato'],
  },
  {
    id: 505,
    name: 'Marienauer Camembert',
    description: 'Handgeschöpft, außen flaumig, innen cremig. Ein ganzer Laib zu etwa 250 g.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 690,
    picture: ['camembert', 'cherries', 'laib'],
    maximumQuantity: 20,
  },
  {
    id: 506,
    name: 'Fonduemischung nach Art des Hauses',
    description:
      'Bergkäse, Almkäse und Kampblau, frisch gerieben. Rechnen Sie mit 20 dag für jeden, der mitisst.',
    allergens: 'G',
    diet: 'vegetarian',
    price: 2490,
    ...byWeight(40, 'fixed'),
    picture: ['fondue', 'cheese-wedge', 'bread', 'garlic'],
    lead: [2, 'hours'],
  },
  {
    id: 507,
    name: 'Liptauer, hausgemacht',
    description:
      'Brimsen und Topfen, Paprika, Kapern und Kümmel. Nach dem Rezept der Großmutter, jeden Tag frisch gerührt.',
    allergens: 'G, L, M',
    diet: 'vegetarian',
    price: 1890,
    ...byWeight(15, 'fixed'),
    picture: ['liptauer', 'bell-pepper', 'laib', 'onion'],
  },
];

/** The cheese counter, priced per kilogram and sold in decagrams. */
export const cheese = productsOf(
  { category: 5, ground: '#f6e2b3', surface: 'board', layout: 'hero' },
  drafts,
);
