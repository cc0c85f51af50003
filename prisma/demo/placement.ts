import type { DemoPicture } from './demo-picture.ts';

/** A motif's placement: the centre and edge length in pixels, and its rotation in degrees. */
export interface Placement {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** A small seeded generator, so that a picture looks the same every time. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const HERO_PLACES: readonly Placement[] = [
  { x: 790, y: 575, size: 760, turn: -4 },
  { x: 405, y: 810, size: 350, turn: -14 },
  { x: 1205, y: 800, size: 360, turn: 12 },
  { x: 1205, y: 385, size: 300, turn: 9 },
  { x: 395, y: 400, size: 280, turn: -10 },
  { x: 810, y: 950, size: 260, turn: 6 },
];

/** A basket in front, the goods sticking out of it, and two things beside it. */
const BASKET_PLACES: readonly Placement[] = [
  { x: 800, y: 690, size: 640, turn: 0 },
  { x: 640, y: 520, size: 330, turn: -12 },
  { x: 800, y: 440, size: 400, turn: 4 },
  { x: 960, y: 530, size: 320, turn: 12 },
  { x: 430, y: 850, size: 300, turn: -8 },
  { x: 1190, y: 860, size: 300, turn: 8 },
];

const SHELF_PLACES: readonly Placement[] = [
  { x: 800, y: 600, size: 800, turn: 0 },
  { x: 1215, y: 735, size: 520, turn: 0 },
  { x: 400, y: 790, size: 420, turn: 0 },
  { x: 590, y: 925, size: 250, turn: 0 },
];

const PLACES: Partial<Record<DemoPicture['layout'], readonly Placement[]>> = {
  shelf: SHELF_PLACES,
  basket: BASKET_PLACES,
};

/** A motif's size relative to others; an olive is no tomato. 1 by default. */
const RELATIVE_SIZE: Readonly<Record<string, number>> = {
  olive: 0.55,
  walnut: 0.62,
  egg: 0.7,
  cherries: 0.72,
  strawberry: 0.68,
  garlic: 0.72,
  lemon: 0.8,
  onion: 0.78,
  radish: 0.72,
  tomato: 0.85,
  peach: 0.85,
  'hot-pepper': 0.8,
  beans: 0.7,
  falafel: 0.85,
  butter: 0.9,
  cookie: 0.75,
  peanuts: 0.75,
  laib: 1.2,
  bread: 1.12,
  jausensemmel: 1.1,
  camembert: 1.08,
  basket: 1.25,
  'glass-of-milk': 0.9,
  'chocolate-bar': 0.85,
  crescent: 1.15,
  soup: 1.12,
  goulash: 1.12,
  spaetzle: 1.12,
  'pumpkin-soup': 1.12,
  'potato-salad': 1.12,
  liptauer: 0.98,
  salt: 0.8,
  ribbon: 0.75,
};

const relativeSize = (name: string) => RELATIVE_SIZE[name] ?? 1;

/** Motifs spread over an oval along a sunflower spiral, with slightly random rotation and size; the back ones first. */
function scatter(picture: DemoPicture): [name: string, place: Placement][] {
  const random = randomFrom(picture.id);
  const count = Math.max(picture.motifs.length, picture.surface === 'plate' ? 8 : 13);
  const [width, height] = picture.surface === 'plate' ? [330, 310] : [565, 355];
  const size = picture.surface === 'plate' ? 320 : 315;
  const start = random() * 6.28;
  return Array.from({ length: count }, (_, index): [string, Placement] => {
    const distance = Math.sqrt((index + 0.35) / count);
    const angle = start + index * 2.39996;
    const name = picture.motifs[index % picture.motifs.length] ?? '';
    return [
      name,
      {
        x: 800 + Math.cos(angle) * distance * width + (random() - 0.5) * 24,
        y: 585 + Math.sin(angle) * distance * height + (random() - 0.5) * 24,
        size: size * relativeSize(name) * (0.92 + random() * 0.16),
        turn: (random() - 0.5) * 36,
      },
    ];
  }).sort(([, a], [, b]) => a.y - b.y);
}

/** Where each motif of a picture lies or stands, the farthest first. */
export function placesOf(picture: DemoPicture): [name: string, place: Placement][] {
  if (picture.layout === 'scatter') return scatter(picture);
  if (picture.layout === 'badge')
    return picture.motifs.map((name) => [name, { x: 800, y: 590, size: 740, turn: 0 }]);
  const places = PLACES[picture.layout] ?? HERO_PLACES;
  const random = randomFrom(picture.id);
  const sway = picture.layout === 'shelf' ? 0 : 1;
  const placed = picture.motifs.slice(0, places.length).map((name, index): [string, Placement] => {
    const share = index === 0 ? 1 : relativeSize(name);
    const place = places[index] ?? HERO_PLACES[0] ?? { x: 800, y: 600, size: 600, turn: 0 };
    return [
      name,
      {
        x: place.x + sway * (random() - 0.5) * 50,
        // Standing motifs keep their foot on the board.
        y: place.y + sway * (random() - 0.5) * 40 + (1 - sway) * place.size * (1 - share) * 0.46,
        size: place.size * share * (1 + sway * (random() - 0.5) * 0.1),
        turn: place.turn + sway * (random() - 0.5) * 12,
      },
    ];
  });
  // Lower motifs are nearer, and drawn later; the main motif covers those behind it.
  return placed.sort(([, a], [, b]) => a.y + a.size / 2 - (b.y + b.size / 2));
}
