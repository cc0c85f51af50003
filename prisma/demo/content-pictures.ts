import type { DemoPicture, Layout, Surface } from './demo-picture.ts';

function picture(
  id: number,
  alt: string,
  layout: Layout,
  surface: Surface,
  ground: string,
  motifs: readonly string[],
): DemoPicture {
  return { id, alt, layout, surface, ground, motifs, isWide: id < 5100 && layout !== 'badge' };
}

/** The pictures of the pages: 50xx pages, 51xx jobs. */
export const pagePictures = {
  buffet: picture(5001, 'Ein Buffet mit Brötchen, Käse, Trauben und Süßem', 'scatter', 'platter', '#e9dcc6', [
    'sandwich',
    'pretzel',
    'cheese-wedge',
    'grapes',
    'tomato',
    'dumpling',
    'camembert',
    'olive',
    'egg',
    'shortcake',
    'strawberry',
    'jausensemmel',
    'radish',
  ]),
  pretzel: picture(5002, 'Eine große Partybrezel mit Gemüse und Käse', 'hero', 'board', '#efdcc0', [
    'pretzel',
    'tomato',
    'cheese-wedge',
    'leafy-green',
    'cucumber',
    'radish',
  ]),
  coldPlatter: picture(
    5003,
    'Eine Käseplatte mit Trauben, Birnen und Nüssen',
    'scatter',
    'slate',
    '#dfe3d8',
    ['camembert', 'grapes', 'alpine-cheese', 'walnut', 'pear', 'blue-cheese', 'semmel', 'goat-roll'],
  ),
  advice: picture(5004, 'Ein Kalender mit dem Termin Ihres Festes', 'badge', 'plate', '#f3e3c8', [
    'spiral-calendar',
  ]),
  delivery: picture(5005, 'Unser Lieferwagen', 'badge', 'plate', '#dde8d0', ['delivery-truck']),
  dishes: picture(5006, 'Teller und Besteck zum Ausleihen', 'badge', 'plate', '#e3d9e4', [
    'fork-and-knife-with-plate',
  ]),
  snack: picture(5007, 'Eine üppig gefüllte Jausensemmel', 'hero', 'board', '#f3e3c8', [
    'jausensemmel',
    'tomato',
    'cheese-wedge',
    'leafy-green',
    'radish',
    'cucumber',
  ]),
  bread: picture(5008, 'Roggenlaib, Weckerl und Brezel aus der Backstube', 'hero', 'cloth', '#efdcc0', [
    'laib',
    'sheaf-of-rice',
    'weckerl',
    'pretzel',
    'semmel',
    'butter',
  ]),
  cheese: picture(5009, 'Bergkäse mit Nüssen und Trauben', 'hero', 'slate', '#f6e2b3', [
    'alpine-cheese',
    'grapes',
    'camembert',
    'walnut',
    'pear',
    'goat-roll',
  ]),
  farm: picture(5010, 'Eier, Milch, Honig und Gemüse von den Höfen ringsum', 'hero', 'cloth', '#dfe9d3', [
    'honey-pot',
    'egg',
    'glass-of-milk',
    'carrot',
    'red-apple',
    'potato',
  ]),
  garden: picture(5011, 'Kaffee und Kuchen im Gastgarten', 'hero', 'plate', '#dbe6da', [
    'hot-beverage',
    'shortcake',
    'croissant',
    'blossom',
    'strawberry',
    'glass-lemonade',
  ]),
  contact: picture(5012, 'Kaffee, Blumen und ein Brief', 'shelf', 'shelf', '#eadfce', [
    'hot-beverage',
    'bouquet',
    'envelope',
    'golatsche',
  ]),
  advent: picture(5013, 'Kekse, Punsch und Tannengrün', 'scatter', 'platter', '#dfe9d3', [
    'cookie',
    'evergreen-tree',
    'hot-beverage',
    'walnut',
    'red-apple',
    'chestnut',
    'wrapped-gift',
  ]),
} as const;

export const jobPictures = {
  kitchen: picture(5101, 'Pfanne, Messer und frisches Gemüse', 'hero', 'board', '#f2d8cb', [
    'cooking',
    'kitchen-knife',
    'carrot',
    'onion',
    'herb',
    'garlic',
  ]),
  cook: picture(5102, 'Ein Topf mit Gemüse und Kräutern', 'hero', 'slate', '#e9ead2', [
    'pot-of-food',
    'kitchen-knife',
    'carrot',
    'herb',
    'garlic',
    'onion',
  ]),
  counter: picture(5103, 'Wurst und Käse von der Feinkosttheke', 'hero', 'cloth', '#f6e2b3', [
    'ham',
    'alpine-cheese',
    'salami',
    'camembert',
    'kaminwurzen',
    'herb',
  ]),
  bakery: picture(5104, 'Frisches Gebäck aus der Backstube', 'scatter', 'platter', '#efdcc0', [
    'laib',
    'semmel',
    'pretzel',
    'weckerl',
    'croissant',
    'krapfen',
  ]),
  driving: picture(5105, 'Lieferwagen, Fahrrad und Packerl', 'shelf', 'shelf', '#d6e5e6', [
    'delivery-truck',
    'bicycle',
    'package',
    'takeout-box',
  ]),
  events: picture(5106, 'Torte, Sekt und Girlanden für ein Fest', 'shelf', 'shelf', '#e3d9e4', [
    'birthday-cake',
    'bottle-with-popping-cork',
    'party-popper',
    'clinking-glasses',
  ]),
  apprentice: picture(5107, 'Schulheft, Bleistift und ein Krapfen', 'hero', 'plate', '#dfe9d3', [
    'krapfen',
    'pencil',
    'notebook-with-decorative-cover',
    'red-apple',
    'glass-of-milk',
  ]),
} as const;

export const contentPictures: readonly DemoPicture[] = [
  ...Object.values(pagePictures),
  ...Object.values(jobPictures),
];
