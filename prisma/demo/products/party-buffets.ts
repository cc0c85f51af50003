import { entry, type ProductDraft, perPerson, step } from '../demo-product.ts';

const remarks = entry('textarea', 'Anmerkung', 'Unverträglichkeiten, Kinder, Wünsche zur Anlieferung …');

/** What makes a whole feast: the giant pretzel, the warm buffet and the wedding. */
export const buffetDrafts: readonly ProductDraft[] = [
  {
    id: 806,
    name: 'Partybrezel',
    description:
      'Unsere Riesenbrezel, waagrecht aufgeschnitten und üppig gefüllt. Der Blickfang auf jedem Buffet.',
    allergens: 'A, C, G, L, M',
    price: 3900,
    lead: [2, 'days'],
    maximumQuantity: 20,
    isStepByStep: true,
    picture: ['pretzel', 'tomato', 'leafy-green', 'cheese-wedge', 'cucumber'],
    layout: 'hero',
    parts: [
      step('select', 'Größe', 'Der Preis gilt für die ganze Brezel.', [
        ['Für 6 bis 8 Personen', 3900, 'overwrite'],
        ['Für 10 bis 12 Personen', 5900, 'overwrite'],
        ['Für 15 bis 18 Personen', 8400, 'overwrite'],
      ]),
      step('multiselect', 'Füllung', 'Bis zu vier Sorten nebeneinander.', [
        'Schinken & Bergkäse',
        'Salami & Pfefferoni',
        'Liptauer & Gurke',
        'Eiaufstrich & Kresse',
        'Grillgemüse & Kräutertopfen',
        ['Räucherlachs & Oberskren', 800],
      ]),
      step('select', 'Teig', 'Lauge oder Salz?', ['Laugenteig', 'Milchbrotteig', 'Kürbiskernteig']),
      remarks,
    ],
  },
  {
    id: 807,
    name: 'Warmes Buffet „Sonntagsbraten“',
    description:
      'Schweinsbraten mit Kruste, Semmelknödel, Sauerkraut, Käsespätzle und drei Salate, in Warmhalteboxen geliefert.',
    allergens: 'A, C, G, L, M, O',
    price: 2690,
    ...perPerson(15, 250),
    lead: [1, 'weeks'],
    layout: 'hero',
    picture: ['meat-on-bone', 'spaetzle', 'green-salad', 'potato', 'carrot'],
    parts: [
      step('select', 'Hauptgericht', 'Ein zweites ist möglich.', [
        'Schweinsbraten',
        ['Kalbsbraten', 450],
        ['Schweinsbraten und Gemüselasagne', 300],
      ]),
      step(
        'multiselect',
        'Nachspeise',
        'Preis pro Person.',
        [
          ['Apfelstrudel', 350],
          ['Topfencreme im Glas', 320],
        ],
        true,
      ),
      step('select', 'Geschirr', 'Abgeholt wird schmutzig – wir waschen ab.', [
        'Eigenes Geschirr',
        ['Leihgeschirr', 280],
      ]),
      remarks,
    ],
  },
  {
    id: 808,
    name: 'Hochzeitsbuffet nach Maß',
    description:
      'Vom Sektempfang bis zur Mitternachtsjause: Sagen Sie uns, was Sie vorhaben, und wir melden uns mit einem Angebot. Ablaufplan oder Fotos der Location können Sie gleich mitschicken.',
    allergens: 'A, C, D, F, G, H, L, M, N, O',
    price: 4500,
    ...perPerson(30, 400),
    isPriceHidden: true,
    pricing: 'minimum',
    lead: [4, 'weeks'],
    layout: 'hero',
    picture: ['bottle-with-popping-cork', 'clinking-glasses', 'birthday-cake', 'strawberry', 'bouquet'],
    parts: [
      step('multiselect', 'Was dürfen wir anbieten?', 'Mehrere möglich.', [
        'Sektempfang',
        'Kaltes Buffet',
        'Warmes Buffet',
        'Tortenbuffet',
        'Mitternachtsjause',
        'Getränke',
        'Service am Tisch',
      ]),
      entry('files', 'Unterlagen', 'Ablaufplan, Fotos der Location, Tischplan … (optional)'),
      entry(
        'textarea',
        'Ihre Vorstellungen',
        'Datum, Ort, Stil, Budget: je mehr wir wissen, desto besser das Angebot.',
        false,
      ),
    ],
  },
];
