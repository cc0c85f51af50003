import { entry, type ProductDraft, productsOf, step } from '../demo-product.ts';

const hotDrink = step('select', 'Heißgetränk', 'Ist im Preis enthalten.', [
  'Melange',
  'Verlängerter',
  'Espresso',
  'Häferlkaffee',
  'Kräutertee',
  'Schwarztee',
  ['Heiße Schokolade', 60],
]);

const drafts: ProductDraft[] = [
  {
    id: 201,
    name: 'Wiener Frühstück',
    description:
      'Zwei Handsemmeln, ein weiches Ei, Teebutter, hausgemachte Marillenmarmelade und ein Heißgetränk nach Wahl. So fängt ein guter Tag an.',
    allergens: 'A, C, G',
    price: 980,
    picture: ['semmel', 'hot-beverage', 'egg', 'butter', 'jam-jar'],
    parts: [
      hotDrink,
      step('select', 'Frühstücksei', 'Wie hätten Sie es gerne?', ['Kernweich', 'Hart gekocht', 'Ohne Ei']),
    ],
  },
  {
    id: 202,
    name: 'Waldviertler Bauernfrühstück',
    description:
      'Karreespeck, Beinschinken, Bergkäse, Spiegelei vom Freilandei, Kren, Gurkerl und zwei Scheiben Hauslaib. Dazu ein Heißgetränk.',
    allergens: 'A, C, G, L, M',
    price: 1490,
    picture: ['cooking', 'bacon', 'laib', 'alpine-cheese', 'tomato'],
    parts: [hotDrink, entry('text', 'Anmerkung', 'Zum Beispiel: Spiegelei beidseitig.')],
  },
  {
    id: 203,
    name: 'Eierspeis’ aus drei Freilandeiern',
    description: 'Cremig gerührt im Pfandl, mit Schnittlauch und einer Scheibe Butterbrot.',
    allergens: 'A, C, G',
    price: 790,
    picture: ['shallow-pan-of-food', 'egg', 'herb', 'bread'],
    parts: [
      step(
        'multiselect',
        'Dazu',
        'Was darf hinein?',
        [
          ['Schinken', 150],
          ['Bergkäse', 150],
          ['Paradeiser', 80],
          ['Schwammerl', 160],
          ['Kürbiskernöl', 90],
        ],
        true,
      ),
    ],
  },
  {
    id: 204,
    name: 'Knuspermüsli mit Joghurt',
    description:
      'Hausgemachtes Granola mit Nüssen und Honig, cremiges Naturjoghurt vom Kamptaler Bauernhof und Obst der Saison.',
    allergens: 'A, G, H',
    diet: 'vegetarian',
    price: 690,
    picture: ['granola', 'blueberries', 'strawberry', 'honey-pot', 'peanuts'],
  },
  {
    id: 205,
    name: 'Butterkipferl',
    description: 'Blättrig und goldgelb, mit echter Butter gezogen. Ofenwarm am besten.',
    allergens: 'A, C, G',
    diet: 'vegetarian',
    price: 230,
    picture: ['croissant', 'croissant', 'butter', 'honey-pot'],
  },
  {
    id: 206,
    name: 'Marienauer Etagere für zwei',
    description:
      'Drei Etagen zum Teilen: Schinken und Käse, Räucherforelle mit Oberskren, Obst, Kuchen, zwei Eier, Gebäckkorb, zwei Heißgetränke und zwei Gläser Orangensaft.',
    allergens: 'A, C, D, G, H, L, M',
    price: 3980,
    picture: [
      'croissant',
      'cheese-wedge',
      'strawberry',
      'bacon',
      'egg',
      'grapes',
      'shortcake',
      'ham',
      'tangerine',
    ],
    layout: 'scatter',
    surface: 'platter',
    lead: [45, 'minutes'],
  },
];

/** Breakfast; the category's schedule allows it in the morning only. */
export const breakfast = productsOf(
  { category: 2, ground: '#fbe9c6', surface: 'plate', layout: 'hero' },
  drafts,
);
