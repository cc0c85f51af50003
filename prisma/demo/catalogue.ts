import type { Category, Menu } from '#domain/catalogue/product.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { type DemoPicture, imageRefOf, type Surface } from './demo-picture.ts';
import { type DemoProduct, hours } from './demo-product.ts';
import { bakery } from './products/bakery.ts';
import { breakfast } from './products/breakfast.ts';
import { cheese } from './products/cheese.ts';
import { drinks } from './products/drinks.ts';
import { gifts } from './products/gifts.ts';
import { lunch } from './products/lunch.ts';
import { meat } from './products/meat.ts';
import { party } from './products/party.ts';
import { saladsAndSoups } from './products/salads-soups.ts';
import { snacks } from './products/snacks.ts';
import { sweets } from './products/sweets.ts';

interface Group {
  category: Category;
  picture: DemoPicture;
  products: readonly DemoProduct[];
}

/** Categories whose picture is not a platter: bottles stand upright, and the gifts have a basket in the middle. */
const LAYOUTS: Readonly<Record<number, DemoPicture['layout']>> = { 10: 'shelf', 11: 'basket' };

function group(
  id: number,
  name: string,
  ground: string,
  surface: Surface,
  motifs: readonly string[],
  products: readonly DemoProduct[],
  schedule: OpeningHour[] = [],
): Group {
  const picture: DemoPicture = { id, alt: name, layout: LAYOUTS[id] ?? 'scatter', surface, ground, motifs };
  const category: Category & { tax: number | null } = {
    id,
    name,
    // As most of its products.
    tax: products[0]?.product.tax ?? null,
    image: imageRefOf(picture),
    isEnabled: true,
    isPublic: true,
    schedule,
    isVisibleWhenUnavailable: true,
  };
  return { category, picture, products };
}

/** The categories in menu order, each with its products. */
const groups: readonly Group[] = [
  group(
    1,
    'Jausenkonfigurator',
    '#f3e3c8',
    'platter',
    [
      'jausensemmel',
      'sandwich',
      'tomato',
      'leafy-green',
      'jausensemmel',
      'cheese-wedge',
      'radish',
      'sandwich',
      'cucumber',
    ],
    snacks,
  ),
  group(
    2,
    'Frühstück',
    '#fbe9c6',
    'platter',
    ['croissant', 'hot-beverage', 'egg', 'butter', 'strawberry', 'honey-pot'],
    breakfast,
    [hours('daily', '07:00', '11:30')],
  ),
  group(
    3,
    'Mittagsmenü',
    '#e9ead2',
    'platter',
    ['goulash', 'poultry-leg', 'green-salad', 'spaetzle', 'lemon', 'laibchen', 'herb'],
    lunch,
  ),
  group(
    4,
    'Salate & Suppen',
    '#dfe9d3',
    'platter',
    ['green-salad', 'soup', 'pumpkin-soup', 'tomato', 'potato-salad', 'carrot', 'herb'],
    saladsAndSoups,
  ),
  group(
    5,
    'Käsetheke',
    '#f6e2b3',
    'platter',
    [
      'camembert',
      'alpine-cheese',
      'grapes',
      'cheese-wedge',
      'pear',
      'blue-cheese',
      'walnut',
      'goat-roll',
      'laib',
    ],
    cheese,
  ),
  group(
    6,
    'Fleisch & Wurst',
    '#f2d8cb',
    'platter',
    ['ham', 'bacon', 'salami', 'cut-of-meat', 'kaminwurzen', 'garlic', 'sausage', 'herb', 'poultry-leg'],
    meat,
  ),
  group(
    7,
    'Brot & Gebäck',
    '#efdcc0',
    'platter',
    ['laib', 'semmel', 'pretzel', 'weckerl', 'croissant', 'sheaf-of-rice', 'baguette-bread'],
    bakery,
  ),
  group(
    8,
    'Partyservice',
    '#e3d9e4',
    'platter',
    ['sandwich', 'tomato', 'cheese-wedge', 'grapes', 'dumpling', 'sandwich', 'olive', 'pretzel', 'egg'],
    party,
  ),
  group(
    9,
    'Torten & Mehlspeisen',
    '#f7dcd8',
    'platter',
    ['birthday-cake', 'shortcake', 'krapfen', 'strudel', 'cherries', 'strawberry', 'cookie'],
    sweets,
  ),
  group(
    10,
    'Getränke',
    '#d6e5e6',
    'shelf',
    ['bottle-white-wine', 'beer-mug', 'glass-lemonade', 'lemon'],
    drinks,
  ),
  group(
    11,
    'Geschenke & Vorrat',
    '#eadfce',
    'cloth',
    ['basket', 'laib', 'bottle-oil', 'honey-pot', 'jam-jar', 'wrapped-gift'],
    gifts,
  ),
];

export const categories: Category[] = groups.map(({ category }) => category);

/** All products, in menu order. */
export const demoProducts: readonly DemoProduct[] = groups.flatMap(({ products }) => products);

/** Pictures of the categories and products. */
export const cataloguePictures: readonly DemoPicture[] = [
  ...groups.map(({ picture }) => picture),
  ...demoProducts.map(({ picture }) => picture),
];

function catalogOf(chosen: readonly Group[]): Menu['catalog'] {
  return chosen.map(({ category, products }) => ({
    id: category.id,
    products: products.map(({ product }) => ({ id: product.id })),
  }));
}

const bothBranches = [{ id: 1 }, { id: 2 }];

/** The menu from before the bistro and the gifts, and today's; the newer one wins. */
export const menus: Menu[] = [
  {
    id: 1,
    name: 'Karte 2025',
    availableFrom: '2025-01-07T00:00:00+01:00',
    branches: bothBranches,
    catalog: catalogOf(groups.filter(({ category }) => ![2, 3, 11].includes(category.id))),
  },
  {
    id: 2,
    name: 'Karte 2026',
    availableFrom: '2026-01-07T00:00:00+01:00',
    branches: bothBranches,
    catalog: catalogOf(groups),
  },
];
