import { entry, type ProductDraft, productsOf, STAPLE_TAX, step } from '../demo-product.ts';

const drafts: ProductDraft[] = [
  {
    id: 701,
    name: 'Handsemmel',
    description:
      'Von Hand geschlagen, mit fünf Sternzacken und langer Teigführung. Resch außen, flaumig innen.',
    allergens: 'A',
    diet: 'vegan',
    price: 75,
    ...STAPLE_TAX,
    maximumQuantity: 300,
    picture: ['semmel', 'semmel', 'semmel', 'sheaf-of-rice'],
  },
  {
    id: 702,
    name: 'Körnerweckerl',
    description: 'Mit Leinsamen, Sonnenblumenkernen und Sesam, im Steinofen gebacken.',
    allergens: 'A, F, N',
    diet: 'vegan',
    price: 120,
    ...STAPLE_TAX,
    maximumQuantity: 300,
    picture: ['weckerl', 'sunflower', 'sheaf-of-rice'],
  },
  {
    id: 703,
    name: 'Roggen-Hauslaib',
    description: 'Zweistufiger Natursauerteig, 24 Stunden Ruhe, kräftige Kruste. Hält eine Woche frisch.',
    allergens: 'A',
    diet: 'vegan',
    price: 590,
    ...STAPLE_TAX,
    picture: ['laib', 'sheaf-of-rice', 'butter'],
    parts: [
      step('select', 'Größe', 'Der Laib wiegt ein Kilo.', [
        ['Halber Laib', 310, 'overwrite'],
        ['Ganzer Laib', 590, 'overwrite'],
      ]),
      step('select', 'Geschnitten?', 'Auf Wunsch schneiden wir gleich auf.', ['Im Ganzen', 'Geschnitten']),
    ],
  },
  {
    id: 704,
    name: 'Salzstangerl',
    description: 'Mürbes Stangerl mit grobem Salz und Kümmel.',
    allergens: 'A, G',
    diet: 'vegetarian',
    price: 110,
    ...STAPLE_TAX,
    maximumQuantity: 300,
    picture: ['baguette-bread', 'salt', 'sheaf-of-rice'],
  },
  {
    id: 705,
    name: 'Laugenbrezel',
    description: 'Kastanienbraun gebacken, mit weichem Bauch und knusprigen Armen.',
    allergens: 'A, G',
    diet: 'vegetarian',
    price: 160,
    ...STAPLE_TAX,
    maximumQuantity: 300,
    picture: ['pretzel', 'salt', 'sheaf-of-rice'],
  },
  {
    id: 706,
    name: 'Glutenfreies Saatenbrot',
    description: 'Buchweizen, Hirse und viele Saaten, in eigener Form gebacken und einzeln verpackt. 500 g.',
    allergens: 'F, N',
    diet: 'vegan',
    price: 690,
    ...STAPLE_TAX,
    lead: [1, 'days'],
    picture: ['bread', 'sunflower', 'seedling'],
    parts: [entry('text', 'Anmerkung', 'Zum Beispiel: bitte schneiden.')],
  },
];

/** Bread and rolls from the shop's own bakery: staple food with its own VAT rate. */
export const bakery = productsOf(
  { category: 7, ground: '#efdcc0', surface: 'cloth', layout: 'hero' },
  drafts,
);
