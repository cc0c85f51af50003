import { entry, type ProductDraft, productsOf, step } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 901,
    name: 'Torte mit Fotoaufdruck',
    description:
      'Ihr Lieblingsfoto auf einer Torte: gedruckt mit Lebensmittelfarbe auf Fondant, darunter saftiger Biskuit mit Creme nach Wahl.',
    allergens: 'A, C, E, F, G, H',
    price: 4900,
    isStepByStep: true,
    lead: [3, 'days'],
    maximumQuantity: 5,
    picture: ['birthday-cake', 'framed-picture', 'strawberry', 'cherries'],
    parts: [
      step('select', 'Größe', 'Der Preis gilt für die ganze Torte.', [
        ['22 cm, etwa 10 Stück', 4900, 'overwrite'],
        ['26 cm, etwa 14 Stück', 6200, 'overwrite'],
        ['Blech 30 × 40 cm, etwa 30 Stück', 9800, 'overwrite'],
      ]),
      step('select', 'Füllung', 'Womit dürfen wir füllen?', [
        'Schokolade',
        'Vanille-Himbeer',
        'Topfen-Marille',
        ['Nussnougat', 300],
      ]),
      entry(
        'image',
        'Ihr Foto',
        'Am schönsten wird es mit mindestens 1.500 Bildpunkten Breite (JPG oder PNG).',
        false,
      ),
      entry('text', 'Aufschrift', 'Höchstens 30 Zeichen, zum Beispiel „Alles Gute, Oma!“'),
      step(
        'multiselect',
        'Dekor',
        'Rundherum.',
        [
          ['Sahnetupfen', 300],
          ['Frische Beeren', 600],
          ['Kerzen', 250],
        ],
        true,
      ),
      entry('textarea', 'Anmerkung', 'Allergien, Wunschfarben, Abholung durch jemand anderen …'),
    ],
  },
  {
    id: 902,
    name: 'Schokoladetorte mit Marille',
    description:
      'Dunkler, saftiger Schokoladebiskuit mit Marillenmarmelade und glänzender Glasur. Dazu gehört Schlagobers.',
    allergens: 'A, C, F, G',
    diet: 'vegetarian',
    price: 490,
    picture: ['shortcake', 'chocolate-bar', 'peach'],
    parts: [
      step('select', 'Größe', 'Ein Stück oder gleich die ganze Torte?', [
        ['1 Stück', 490, 'overwrite'],
        ['Ganze Torte (12 Stück)', 4900, 'overwrite'],
      ]),
      step('multiselect', 'Dazu', 'Frisch geschlagen.', [['Schlagobers', 90]], true),
    ],
  },
  {
    id: 903,
    name: 'Apfelstrudel',
    description:
      'Hauchdünn gezogener Teig, säuerliche Äpfel, Zimt, Rosinen und Butterbrösel. Auch lauwarm mit Vanillesauce.',
    allergens: 'A, C, G, H, O',
    diet: 'vegetarian',
    price: 450,
    picture: ['strudel', 'red-apple', 'green-apple', 'fallen-leaf'],
    parts: [
      step(
        'multiselect',
        'Dazu',
        'Auf Wunsch.',
        [
          ['Vanillesauce', 150],
          ['Schlagobers', 90],
        ],
        true,
      ),
    ],
  },
  {
    id: 904,
    name: 'Topfengolatsche',
    description: 'Blättriger Plunderteig, zitronige Topfenfülle, ein Hauch Staubzucker.',
    allergens: 'A, C, G',
    diet: 'vegetarian',
    price: 290,
    picture: ['golatsche', 'lemon', 'butter'],
  },
  {
    id: 905,
    name: 'Faschingskrapfen',
    description: 'Goldbraun gebacken, mit hellem Ring und Marillenmarmelade bis zum letzten Bissen.',
    allergens: 'A, C, G',
    diet: 'vegetarian',
    price: 240,
    picture: ['krapfen', 'krapfen', 'peach'],
  },
  {
    id: 906,
    name: 'Vanillekipferl',
    description:
      'Mürbe Halbmonde mit Mandeln und echter Vanille, 25 dag in der Schachtel. Nur in der kalten Jahreszeit – oder wenn wir Lust darauf haben.',
    allergens: 'A, C, G, H',
    diet: 'vegetarian',
    price: 890,
    unit: 'package',
    maximumQuantity: 30,
    picture: ['crescent', 'crescent', 'crescent', 'crescent', 'cookie', 'evergreen-tree'],
    layout: 'scatter',
    surface: 'plate',
  },
];

/** Cakes and pastries, one of them with the customer's own photo on it. */
export const sweets = productsOf(
  { category: 9, ground: '#f7dcd8', surface: 'plate', layout: 'hero' },
  drafts,
);
