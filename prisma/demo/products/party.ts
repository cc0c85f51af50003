import { entry, type ProductDraft, perPerson, productsOf, step } from '../demo-product.ts';
import { buffetDrafts } from './party-buffets.ts';

const occasion = entry('text', 'Anlass', 'Geburtstag, Firmenfeier, Taufe? Wir richten passend an.');
const remarks = entry('textarea', 'Anmerkung', 'Unverträglichkeiten, Kinder, Wünsche zur Anlieferung …');

const drafts: ProductDraft[] = [
  {
    id: 801,
    name: 'Brötchenplatte „Hauptplatz“',
    description:
      'Fünf fein belegte Brötchen pro Person: Schinken mit Oberskren, Eiaufstrich, Liptauer, Räucherforelle und Grillgemüse, hübsch garniert.',
    allergens: 'A, C, D, G, L, M',
    price: 1190,
    ...perPerson(6),
    isStepByStep: true,
    lead: [2, 'days'],
    picture: [
      'sandwich',
      'sandwich',
      'tomato',
      'egg',
      'sandwich',
      'cucumber',
      'olive',
      'sandwich',
      'herb',
      'sandwich',
    ],
    parts: [
      step('select', 'Auswahl', 'Womit sollen wir belegen?', [
        'Gemischt',
        'Vegetarisch',
        ['Vegan', 50],
        ['Nur Fisch und Käse', 150],
      ]),
      step('select', 'Brot', 'Worauf?', [
        'Weißbrot und Schwarzbrot',
        'Nur Schwarzbrot',
        ['Mini-Weckerl', 90],
      ]),
      step(
        'multiselect',
        'Dazu',
        'Preis pro Person.',
        [
          ['Gemüsesticks mit Dip', 180],
          ['Süße Häppchen', 250],
          ['Obstspieße', 220],
        ],
        true,
      ),
      occasion,
      remarks,
    ],
  },
  {
    id: 802,
    name: 'Jausenplatte „Waldviertel“',
    description:
      'Karreespeck, Beinschinken, Haussalami, Kaminwurzen, drei Käsesorten, Liptauer, Kren, Gurkerl und ein voller Brotkorb.',
    allergens: 'A, C, G, L, M, O',
    price: 1690,
    ...perPerson(6),
    isStepByStep: true,
    lead: [2, 'days'],
    picture: [
      'liptauer',
      'bacon',
      'alpine-cheese',
      'salami',
      'laib',
      'grapes',
      'ham',
      'kaminwurzen',
      'cucumber',
      'semmel',
      'radish',
      'tomato',
    ],
    parts: [
      step('select', 'Schwerpunkt', 'Was mögen Ihre Gäste?', [
        'Ausgewogen',
        'Mehr Wurst',
        'Mehr Käse',
        'Ohne Schwein',
      ]),
      step('select', 'Brotkorb', 'Ist dabei, Extras kosten pro Person.', [
        'Hauslaib',
        ['Hauslaib und Weckerl', 90],
        ['Auch glutenfrei', 180],
      ]),
      step(
        'multiselect',
        'Extras',
        'Preis pro Person.',
        [
          ['Räucherforelle', 320],
          ['Erdäpfelkäse', 120],
          ['Eingelegtes Gemüse', 140],
        ],
        true,
      ),
      occasion,
      remarks,
    ],
  },
  {
    id: 803,
    name: 'Käseplatte „Kamptal“',
    description: 'Sieben Sorten von mild bis kräftig, mit Trauben, Birnen, Nüssen, Feigensenf und Nussbrot.',
    allergens: 'A, G, H, M',
    price: 1490,
    ...perPerson(6),
    lead: [1, 'days'],
    picture: [
      'camembert',
      'grapes',
      'alpine-cheese',
      'pear',
      'blue-cheese',
      'walnut',
      'cheese-wedge',
      'goat-roll',
      'honey-pot',
      'cherries',
      'laib',
    ],
    parts: [
      step('select', 'Reife', 'Wie kräftig darf es sein?', [
        'Von mild bis kräftig',
        'Eher mild',
        'Eher kräftig',
      ]),
      step(
        'multiselect',
        'Dazu',
        'Preis pro Person.',
        [
          ['Prosciutto-Röllchen', 240],
          ['Honig im Glas', 90],
        ],
        true,
      ),
      remarks,
    ],
  },
  {
    id: 804,
    name: 'Fingerfood-Mix',
    description:
      'Sechs Häppchen pro Person: Minischnitzel, Blunzenstrudel, Lachsroulade, Linsenlaibchen, Tomate-Mozzarella, Mini-Topfenknödel.',
    allergens: 'A, C, D, G, L, M',
    price: 1890,
    ...perPerson(10, 200),
    lead: [3, 'days'],
    picture: [
      'dumpling',
      'fried-shrimp',
      'tomato',
      'falafel',
      'taco',
      'olive',
      'dumpling',
      'cheese-wedge',
      'herb',
      'lemon',
    ],
    parts: [
      step('select', 'Auswahl', 'Womit möchten Sie überraschen?', [
        'Mit Fleisch und Fisch',
        'Vegetarisch',
        ['Vegan', 100],
      ]),
      step('select', 'Anrichten', 'Auf Leihgeschirr oder zum Wegwerfen aus Palmblatt?', [
        'Leihplatten (retour)',
        ['Palmblatt-Teller', 80],
      ]),
      occasion,
      remarks,
    ],
  },
  {
    id: 805,
    name: 'Gemüse-Dip-Platte (vegan)',
    description:
      'Karotten, Paprika, Gurke, Radieschen und Stangensellerie mit Hummus, Rote-Rüben-Dip und Kräutercreme aus Soja.',
    allergens: 'F, L, N',
    diet: 'vegan',
    price: 690,
    ...perPerson(6),
    lead: [1, 'days'],
    picture: [
      'carrot',
      'bell-pepper',
      'cucumber',
      'tomato',
      'broccoli',
      'avocado',
      'pea-pod',
      'radish',
      'herb',
    ],
    parts: [remarks],
  },
];

/** The party service: platters and buffets per person, with lead times in days and weeks. */
export const party = productsOf({ category: 8, ground: '#e3d9e4', surface: 'platter', layout: 'scatter' }, [
  ...drafts,
  ...buffetDrafts,
]);
