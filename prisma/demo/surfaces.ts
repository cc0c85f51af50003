import type { DemoPicture, Surface } from './demo-picture.ts';

/** Mixes a colour (#rrggbb) with white (amount > 0) or black (amount < 0); amount from -1 to 1. */
export function shade(colour: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(amount)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The calm background of a sign: lit from the upper left, a little darker towards the edge. */
export function groundOf(colour: string): string {
  return (
    `<radialGradient id="ground" cx=".38" cy=".3" r=".95"><stop stop-color="${shade(colour, 0.45)}"/>` +
    `<stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.16)}"/></radialGradient>` +
    `<rect width="1600" height="1200" fill="url(#ground)"/>`
  );
}

/** A soft shadow under something round; cheaper than a blur over the whole picture. */
export function softShadow(cx: number, cy: number, rx: number, ry: number, opacity: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shadow)" opacity="${opacity}"/>`;
}

export const SHADOW_GRADIENT =
  '<radialGradient id="shadow"><stop offset=".5" stop-color="#2b1404" stop-opacity=".75"/>' +
  '<stop offset=".8" stop-color="#2b1404" stop-opacity=".26"/><stop offset="1" stop-color="#2b1404" stop-opacity="0"/></radialGradient>' +
  '<filter id="cast" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="wood-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .07" numOctaves="3" seed="9"/>' +
  '<feColorMatrix values="0 0 0 0 .25 0 0 0 0 .12 0 0 0 0 .03 1.5 0 0 0 -.62"/></filter>';

/** What the light leaves behind a flat thing: near and dark below it, wide and pale to the lower right. */
function castOf(shape: string): string {
  return (
    `<g transform="translate(46 60)" fill="#2b1404" opacity=".42" filter="url(#cast)">${shape}</g>` +
    `<g transform="translate(10 20)" fill="#1f0f04" opacity=".5">${shape}</g>`
  );
}

const lit = (id: string, light: string, dark: string) =>
  `<linearGradient id="${id}" x2="1" y2=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** Ceramics by rim and well: white with a red line, blue, sage, charcoal, sand. */
const CERAMICS: readonly (readonly [rim: string, well: string, line: string])[] = [
  ['#fbf8f2', '#fffdf9', '#b9664f'],
  ['#3f6f8f', '#f6f3ec', '#27495f'],
  ['#8ea383', '#f4f1e6', '#5f7657'],
  ['#45474b', '#55585c', '#1f2124'],
  ['#e0c49c', '#f7ead3', '#a67c48'],
];

function plate(kind: number): string {
  const [rim, well, line] = CERAMICS[kind % CERAMICS.length] ?? ['#fbf8f2', '#fffdf9', '#b9664f'];
  return (
    castOf('<circle cx="800" cy="600" r="560"/>') +
    lit('rim', shade(rim, 0.25), shade(rim, -0.2)) +
    lit('well', shade(well, -0.16), shade(well, 0.12)) +
    `<circle cx="800" cy="600" r="560" fill="url(#rim)"/><circle cx="800" cy="600" r="548" fill="none" stroke="${line}" stroke-width="9" opacity=".7"/>` +
    '<path d="M310 420A530 530 0 0 1 640 108" fill="none" stroke="#ffffff" stroke-width="22" stroke-linecap="round" opacity=".4"/>' +
    `<circle cx="800" cy="600" r="428" fill="url(#well)"/><circle cx="800" cy="600" r="428" fill="none" stroke="${shade(rim, -0.3)}" stroke-width="6" opacity=".35"/>`
  );
}

/** Boards: light and square, dark and square, round with a handle. */
function board(kind: number): string {
  const [light, dark] = [
    ['#dcae74', '#b98149'],
    ['#8d5c37', '#5e381d'],
    ['#c98f55', '#9c6634'],
  ][kind % 3] ?? ['#dcae74', '#b98149'];
  const shape =
    kind % 3 === 2
      ? '<path d="M800 60a560 540 0 1 1-2 0zM1240 960l190 150a58 58 0 0 0 84-78l-180-160z"/>'
      : '<rect x="110" y="130" width="1380" height="930" rx="90"/>';
  const grooved =
    kind % 3 === 2
      ? ''
      : '<rect x="165" y="185" width="1270" height="820" rx="60" fill="none" stroke="#2b1404" stroke-width="12" opacity=".22"/>';
  return (
    `${castOf(shape)}${lit('wood', light ?? '', dark ?? '')}<clipPath id="cut">${shape}</clipPath>` +
    `<g fill="url(#wood)">${shape}</g><g clip-path="url(#cut)"><rect width="1600" height="1200" filter="url(#wood-grain)"/>` +
    `<path d="M60 80H1600" stroke="#ffffff" stroke-width="120" opacity=".08"/></g>${grooved}`
  );
}

function slate(): string {
  const shape =
    '<path d="M110 150l690-16 690 12 10 450-8 460-690 12-690-10-12-450z" transform="rotate(2 800 600)"/>';
  return (
    castOf(shape) +
    lit('slate', '#636a70', '#2c3136') +
    `<g fill="url(#slate)">${shape}</g><g fill="none" stroke="#a9b2b8" stroke-width="4" opacity=".25"><path d="M190 240c320-24 740 12 1200-16M190 950c400 24 760-24 1200 8M260 560c220 12 460-18 680 0M900 760c160-12 320 10 470-4"/></g>` +
    '<path d="M118 160l680-20 680 12" fill="none" stroke="#ffffff" stroke-width="6" opacity=".3"/>'
  );
}

const STRIPES: readonly string[] = ['#b3463c', '#3f6f8f', '#5f7657'];

function cloth(kind: number): string {
  const stripe = STRIPES[kind % STRIPES.length];
  const shape = '<rect x="130" y="110" width="1340" height="980" rx="22" transform="rotate(-7 800 600)"/>';
  return (
    castOf(shape) +
    lit('cloth', '#fffdf8', '#e6dccb') +
    `<g fill="url(#cloth)">${shape}</g><g transform="rotate(-7 800 600)" fill="${stripe}" opacity=".55">` +
    '<path d="M130 190h1340v34H130zM130 240h1340v12H130zM130 970h1340v34H130zM130 944h1340v12H130zM220 110h34v980h-34zM270 110h12v980h-12zM1346 110h34v980h-34zM1318 110h12v980h-12z"/></g>' +
    '<g fill="none" stroke="#9a866b" stroke-width="30" opacity=".26" filter="url(#cast)"><path d="M520 100c60 320-40 640 30 1000M1030 100c-40 340 60 600 0 1000"/></g>'
  );
}

function platter(kind: number): string {
  const [light, dark] = [
    ['#d3a163', '#9a6431'],
    ['#f8f4ec', '#d8cfc0'],
    ['#7c5130', '#4e2f18'],
  ][kind % 3] ?? ['#d3a163', '#9a6431'];
  const shape = '<ellipse cx="800" cy="600" rx="740" ry="540"/>';
  return (
    `${castOf(shape)}${lit('dish', light ?? '', dark ?? '')}<g fill="url(#dish)">${shape}</g>` +
    (kind % 3 === 1
      ? ''
      : `<clipPath id="oval">${shape}</clipPath><rect width="1600" height="1200" filter="url(#wood-grain)" clip-path="url(#oval)"/>`) +
    '<ellipse cx="800" cy="600" rx="676" ry="482" fill="none" stroke="#2b1404" stroke-width="12" opacity=".2"/>' +
    '<path d="M100 470A720 520 0 0 1 640 92" fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".35"/>'
  );
}

/** Walls behind a shelf: far away and out of focus. */
const WALLS: readonly string[] = ['#4d5d4a', '#7d4a35', '#38454f', '#8f7a5c', '#5b3f4e'];

function shelf(kind: number): string {
  const wall = WALLS[kind % WALLS.length] ?? '#4d5d4a';
  return (
    `<radialGradient id="wall" cx=".3" cy=".2" r="1"><stop stop-color="${shade(wall, 0.4)}"/><stop offset="1" stop-color="${shade(wall, -0.35)}"/></radialGradient>` +
    '<rect width="1600" height="900" fill="url(#wall)"/>' +
    lit('wood', '#c08a52', '#7d4f27') +
    '<rect y="880" width="1600" height="320" fill="url(#wood)"/><rect y="880" width="1600" height="320" filter="url(#wood-grain)"/><rect y="880" width="1600" height="10" fill="#f6dcb0" opacity=".75"/>'
  );
}

const DRAWN: Readonly<Record<Surface, (kind: number) => string>> = {
  plate,
  board,
  slate,
  cloth,
  platter,
  shelf,
};

/** What the motifs of a picture lie or stand on, as SVG for 1600 x 1200; neighbours on a menu have different ones. */
export function surfaceOf({ id, surface }: Pick<DemoPicture, 'id' | 'surface'>): string {
  return DRAWN[surface](id);
}
