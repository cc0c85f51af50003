import { entry, type ProductDraft, productsOf, step } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 1101,
    name: 'Geschenkkorb nach Wunsch',
    description:
      'Gefüllt mit Köstlichkeiten von der Theke, dazu Wein, Marmelade und Süßes. Sie nennen Anlass und Budget, wir packen und binden die Masche.',
    allergens: 'A, C, F, G, H, L, M, O',
    price: 3900,
    pricing: 'minimum',
    isStepByStep: true,
    lead: [1, 'days'],
    maximumQuantity: 40,
    picture: ['basket', 'cheese-wedge', 'bottle-white-wine', 'jam-jar', 'grapes', 'ribbon'],
    layout: 'basket',
    parts: [
      step('select', 'Größe', 'Der Preis ist der Mindestpreis.', [
        ['Kleiner Gruß', 3900, 'overwrite'],
        ['Schönes Dankeschön', 6900, 'overwrite'],
        ['Großes Fest', 11900, 'overwrite'],
      ]),
      step('select', 'Richtung', 'Was isst der oder die Beschenkte gern?', [
        'Bunt gemischt',
        'Herzhaft',
        'Süß',
        'Vegetarisch',
      ]),
      step(
        'multiselect',
        'Dazu',
        'Auf Wunsch.',
        [
          ['Flasche Grüner Veltliner', 1290],
          ['Blumengruß', 1500],
        ],
        true,
      ),
      entry('textarea', 'Grußkarte', 'Wir schreiben den Text mit der Hand.'),
      entry('image', 'Bild für die Karte', 'Foto oder Firmenlogo (optional).'),
    ],
  },
  {
    id: 1102,
    name: 'Marillenmarmelade 220 g',
    description: 'Aus vollreifen Marillen, mit wenig Zucker im Kupferkessel eingekocht.',
    allergens: 'keine',
    diet: 'vegan',
    price: 640,
    picture: ['jam-jar', 'peach', 'croissant'],
  },
  {
    id: 1103,
    name: 'Waldviertler Blütenhonig 500 g',
    description: 'Cremig gerührt, von Wiesen und Waldrändern rund um Bad Marienau.',
    allergens: 'keine',
    diet: 'vegetarian',
    price: 990,
    picture: ['honey-pot', 'blossom', 'bread'],
  },
  {
    id: 1104,
    name: 'Kürbiskernöl g. g. A. 250 ml',
    description: 'Erstpressung aus der Steiermark, nussig, dunkelgrün und unverzichtbar auf Erdäpfelsalat.',
    allergens: 'keine',
    diet: 'vegan',
    price: 1090,
    picture: ['bottle-oil', 'pumpkin', 'leafy-green'],
  },
  {
    id: 1105,
    name: 'Feinkostpackerl „Daheim“',
    description:
      'Unser fertiges Paket für alle, die weggezogen sind: 1 Paar Kaminwurzen, 1 Marienauer Camembert, 1 Marillenmarmelade und 1 Roggen-Hauslaib.',
    allergens: '',
    price: 2190,
    type: 'bundle',
    holds: [
      [606, 1],
      [505, 1],
      [1102, 1],
      [703, 1],
    ],
    maximumQuantity: 20,
    lead: [2, 'hours'],
    picture: ['wrapped-gift', 'kaminwurzen', 'jam-jar', 'laib', 'camembert'],
  },
];

/** Gifts and food for the larder. */
export const gifts = productsOf(
  { category: 11, ground: '#eadfce', surface: 'cloth', layout: 'hero' },
  drafts,
);
