import { byWeight, entry, type ProductDraft, productsOf, step } from '../demo-product.ts';

const slicing = step('select', 'Aufschnitt', 'Wie dürfen wir schneiden?', [
  'Hauchdünn',
  'Normal',
  'Dick',
  'Im Stück',
]);

const drafts: ProductDraft[] = [
  {
    id: 601,
    name: 'Beinschinken vom Strohschwein',
    description: 'Im eigenen Saft gegart und mild geräuchert. Saftig, mit zartem Fettrand.',
    allergens: 'L',
    price: 2490,
    ...byWeight(15),
    parts: [slicing],
    picture: ['ham', 'herb', 'radish', 'semmel'],
  },
  {
    id: 602,
    name: 'Karreespeck, luftgetrocknet',
    description:
      'Drei Monate auf dem Dachboden gereift, über Buchenholz geräuchert, mit Wacholder und Knoblauch gebeizt.',
    allergens: 'keine',
    price: 3290,
    ...byWeight(15),
    parts: [slicing],
    picture: ['bacon', 'garlic', 'laib', 'herb'],
  },
  {
    id: 603,
    name: 'Haussalami',
    description: 'Grob gekörnt, mit Rotwein und Pfeffer, sechs Wochen gereift.',
    allergens: 'O',
    price: 2990,
    ...byWeight(15),
    parts: [slicing],
    picture: ['salami', 'olive', 'laib', 'herb'],
  },
  {
    id: 604,
    name: 'Extrawurst, fein',
    description:
      'Der Klassiker für die Wurstsemmel: fein gekuttert, mild gewürzt, ohne Geschmacksverstärker.',
    allergens: 'L, M',
    price: 1590,
    ...byWeight(15),
    parts: [slicing],
    picture: ['sausage', 'semmel', 'cucumber'],
  },
  {
    id: 605,
    name: 'Frankfurter',
    description: 'Ein Paar im Saitling, zart geräuchert. Auf Wunsch heiß gemacht, mit Senf und Kren.',
    allergens: 'A, L, M',
    price: 390,
    unit: 'pair',
    maximumQuantity: 60,
    parts: [
      step('select', 'Zubereitung', 'Heiß für gleich, kalt für daheim.', [
        'Kalt',
        ['Heiß, mit Senf, Kren und Semmel', 190],
      ]),
    ],
    picture: ['hot-dog', 'semmel', 'radish'],
  },
  {
    id: 606,
    name: 'Kaminwurzen',
    description: 'Kräftig geräucherte Rohwürstel für Wanderung und Jause. Das Paar wiegt rund 14 dag.',
    allergens: 'keine',
    price: 420,
    unit: 'pair',
    maximumQuantity: 60,
    picture: ['kaminwurzen', 'laib', 'garlic', 'herb'],
  },
  {
    id: 607,
    name: 'Rostbraten vom Waldviertler Weiderind',
    description:
      'Vier Wochen am Knochen gereift, fein marmoriert. Wir schneiden die Scheiben nach Ihrem Wunsch.',
    allergens: 'keine',
    price: 3890,
    ...byWeight(50),
    alternativeUnits: [
      ...byWeight(50).alternativeUnits,
      // One slice weighs about 22 dag: the actual weight is only known at the counter.
      {
        unit: 'serving',
        ratio: 0.22,
        minimumQuantity: 1,
        maximumQuantity: 20,
        quantityStepSize: 1,
        calculationModel: 'approximate',
      },
    ],
    lead: [1, 'days'],
    parts: [
      step('select', 'Zuschnitt', 'Wie dürfen wir schneiden?', [
        'Scheiben, 2 cm',
        'Scheiben, 3 cm',
        'Im Ganzen',
      ]),
      step(
        'multiselect',
        'Küchenfertig',
        'Auf Wunsch.',
        [['Mariniert mit Kräutern', 250], 'Vakuumiert'],
        true,
      ),
      entry('textarea', 'Anmerkung', 'Zum Beispiel: Fettrand wegschneiden.'),
    ],
    picture: ['cut-of-meat', 'herb', 'garlic', 'salt'],
  },
  {
    id: 608,
    name: 'Hendlbrust vom Freilandhof',
    description:
      'Langsam gewachsen, fest im Biss. Ausgelöst und ohne Haut, auf Wunsch als Schnitzel geschnitten.',
    allergens: 'keine',
    price: 2190,
    ...byWeight(50),
    lead: [4, 'hours'],
    parts: [
      step('select', 'Zuschnitt', 'Wie dürfen wir schneiden?', ['Im Ganzen', 'Schnitzel', 'Geschnetzeltes']),
    ],
    picture: ['poultry-leg', 'lemon', 'herb', 'carrot'],
  },
];

/** Ham, sausage and fresh meat; the scales decide the final price. */
export const meat = productsOf({ category: 6, ground: '#f2d8cb', surface: 'slate', layout: 'hero' }, drafts);
