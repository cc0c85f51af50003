import { entry, type ProductDraft, productsOf, step } from '../demo-product.ts';

const spreads = step(
  'multiselect',
  'Aufstrich & Sauce',
  'Was soll unter den Belag? Mehrere möglich.',
  [
    'Butter',
    'Mayonnaise',
    'Estragonsenf',
    'Frischer Kren',
    ['Liptauer', 60],
    ['Kräutertopfen', 60],
    'Preiselbeeren',
  ],
  true,
);

const vegetables = step(
  'multiselect',
  'Gemüse',
  'Frisch aufgeschnitten – nehmen Sie, was Ihnen schmeckt.',
  [
    'Blattsalat',
    'Paradeiser',
    'Gurkerl',
    'Paprika',
    'Roter Zwiebel',
    'Radieschen',
    ['Gegrillte Melanzani', 70],
    ['Getrocknete Paradeiser', 70],
  ],
  true,
);

const extras = step(
  'multiselect',
  'Extras',
  'Das Tüpfelchen auf dem i.',
  [
    ['Gekochtes Ei', 70],
    ['Doppelter Belag', 180],
    ['Doppelter Käse', 120],
    ['Essiggurkerl', 30],
    ['Kapern', 40],
    ['Pfefferoni mild', 40],
    ['Röstzwiebel', 40],
  ],
  true,
);

const cheese = step(
  'select',
  'Käse',
  'Mit oder ohne – ganz wie Sie mögen.',
  [
    'Ohne Käse',
    ['Bergkäse, 12 Monate gereift', 110],
    ['Almkäse, mild', 90],
    ['Camembert', 100],
    ['Ziegenfrischkäse', 130],
    ['Österkron-Art, würzig blau', 120],
  ],
  true,
);

const fillings = [
  ['Beinschinken vom Marienauer Strohschwein', 160],
  ['Extrawurst', 90],
  ['Kalbspariser', 110],
  ['Haussalami', 150],
  ['Karreespeck', 170],
  ['Rosa Roastbeef', 240],
  ['Räucherforelle aus dem Kamp', 260],
  ['Ofengemüse (vegan)', 140],
] as const;

const drafts: ProductDraft[] = [
  {
    id: 101,
    name: 'Jausensemmel nach Wunsch',
    description:
      'Ihre Semmel, Schritt für Schritt: resches Gebäck aus unserer Backstube, Belag von der Theke und alles Frische, das dazu passt. Wird erst belegt, wenn Sie bestellen.',
    allergens: 'A, C, D, F, G, L, M',
    diet: 'vegetarianPossible',
    price: 190,
    picture: ['jausensemmel', 'tomato', 'leafy-green', 'cheese-wedge', 'cucumber'],
    isSnack: true,
    isStepByStep: true,
    lead: [15, 'minutes'],
    parts: [
      step('select', 'Gebäck', 'Womit fangen wir an?', [
        'Handsemmel',
        ['Körnerweckerl', 40],
        ['Salzstangerl', 30],
        ['Laugenstangerl', 50],
        ['Mohnflesserl', 40],
        ['Glutenfreies Weckerl', 120],
      ]),
      step('select', 'Belag', 'Großzügig aufgeschnitten, rund 7 dag.', fillings),
      cheese,
      vegetables,
      spreads,
      extras,
      entry('textarea', 'Anmerkung', 'Zum Beispiel: bitte halbieren, ohne Butter, für Kinder.'),
    ],
  },
  {
    id: 102,
    name: 'Jausenbrot nach Wunsch',
    description:
      'Zwei dicke Scheiben vom Hauslaib, dazwischen alles, was eine g’scheite Jause braucht. Sie wählen Brot, Größe und Belag, wir streichen und schichten.',
    allergens: 'A, C, D, F, G, L, M',
    diet: 'vegetarianPossible',
    price: 320,
    picture: ['sandwich', 'cheese-wedge', 'tomato', 'olive', 'herb'],
    isSnack: true,
    isStepByStep: true,
    lead: [15, 'minutes'],
    parts: [
      step('select', 'Brot', 'Alle Brote backen wir mit eigenem Natursauerteig.', [
        'Roggen-Hauslaib',
        'Dinkelvollkornbrot',
        ['Nussbrot', 60],
        ['Kürbiskernbrot', 60],
      ]),
      step('select', 'Größe', 'Eine Scheibe geklappt oder zwei ganze?', [
        ['Klein (geklappt)', 60, 'subtract'],
        'Normal',
        ['Holzhacker (drei Scheiben)', 220],
      ]),
      step('select', 'Belag', 'Großzügig aufgeschnitten, rund 9 dag.', fillings),
      cheese,
      vegetables,
      spreads,
      extras,
      entry('text', 'Name auf dem Packerl', 'Praktisch, wenn Sie für das ganze Büro bestellen.'),
      entry('textarea', 'Anmerkung', 'Gibt es etwas, das wir beachten sollen?'),
    ],
  },
  {
    id: 103,
    name: 'Wiesenknopf-Wrap',
    description:
      'Weicher Weizenfladen mit knackigem Salat, Gurke und Kräutertopfen, eng gerollt und halbiert. Alle Zutaten auf einen Blick wählbar.',
    allergens: 'A, C, D, G, M',
    diet: 'vegetarianPossible',
    price: 650,
    picture: ['burrito', 'leafy-green', 'bell-pepper', 'avocado', 'lemon'],
    isSnack: true,
    lead: [15, 'minutes'],
    parts: [
      step('select', 'Füllung', 'Was kommt hinein?', [
        'Backhendl',
        'Gegrillte Hendlbrust',
        ['Räucherforelle', 150],
        'Falafel (vegan)',
        'Gegrillter Halloumi',
      ]),
      step(
        'multiselect',
        'Dazu',
        'Mehrere möglich.',
        ['Paradeiser', 'Mais', 'Roter Zwiebel', ['Avocado', 120], ['Feta', 100]],
        true,
      ),
      step('select', 'Sauce', 'Genau eine.', [
        'Joghurt-Kräuter',
        'Cocktailsauce',
        'Scharfer Paprika',
        'Ohne Sauce',
      ]),
      entry('text', 'Anmerkung', 'Zum Beispiel: nicht scharf.'),
    ],
  },
  {
    id: 104,
    name: 'Warme Leberkäsesemmel',
    description:
      'Frisch aus dem Rohr, mit knuspriger Rinde und saftigem Kern. Die Größe wählen Sie, den Senf auch.',
    allergens: 'A, G, L, M',
    price: 420,
    picture: ['leberkaese', 'semmel', 'cucumber', 'hot-pepper'],
    isSnack: true,
    lead: [10, 'minutes'],
    parts: [
      step('select', 'Größe', 'Der Preis gilt für die ganze Semmel.', [
        ['Klein (10 dag)', 320, 'overwrite'],
        ['Normal (15 dag)', 420, 'overwrite'],
        ['Groß (25 dag)', 590, 'overwrite'],
      ]),
      step('select', 'Sorte', 'Täglich drei Sorten im Rohr.', [
        'Klassisch',
        ['Käseleberkäse', 40],
        ['Chili', 40],
      ]),
      step(
        'multiselect',
        'Dazu',
        'Süß, scharf oder beides.',
        ['Süßer Senf', 'Estragonsenf', 'Frischer Kren', ['Essiggurkerl', 30]],
        true,
      ),
    ],
  },
  {
    id: 105,
    name: 'Schnitzelsemmel',
    description:
      'Dünn geklopftes Schnitzel vom Schweinsschlögel, in Butterschmalz gebacken, mit Blattsalat und einer Spalte Zitrone.',
    allergens: 'A, C, G, M',
    price: 690,
    picture: ['schnitzelsemmel', 'lemon', 'leafy-green', 'potato'],
    lead: [15, 'minutes'],
  },
  {
    id: 106,
    name: 'Brettljause für zwei',
    description:
      'Karreespeck, Kaminwurzen, Haussalami, Bergkäse, Liptauer, Essiggurkerl, Kren und ein halber Laib Hausbrot, angerichtet auf dem Holzbrett.',
    allergens: 'A, C, G, L, M, O',
    price: 2690,
    picture: [
      'liptauer',
      'bacon',
      'alpine-cheese',
      'salami',
      'laib',
      'kaminwurzen',
      'cucumber',
      'ham',
      'radish',
    ],
    layout: 'scatter',
    surface: 'platter',
    lead: [30, 'minutes'],
  },
  {
    id: 107,
    name: 'Jausenpackerl für die Schule',
    description:
      'Das Rundum-Paket für die große Pause: ein Körnerweckerl mit Almkäse und 0,25 l Apfelsaft. Apfel und Karotten legen wir dazu.',
    allergens: '',
    price: 590,
    type: 'bundle',
    holds: [
      [702, 1],
      [502, 0.05],
      [1002, 1],
    ],
    picture: ['jausensemmel', 'red-apple', 'carrot', 'beverage-box'],
    lead: [30, 'minutes'],
  },
];

/** The snack configurator: bread and rolls built step by step, and what goes with a quick bite. */
export const snacks = productsOf(
  { category: 1, ground: '#f3e3c8', surface: 'board', layout: 'hero' },
  drafts,
);
