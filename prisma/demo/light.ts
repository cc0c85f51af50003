/*
 * What makes a photograph of a still life: one warm window at the upper left, a corner that falls into shadow, something
 * out of focus, and crumbs.
 */

/** Over the whole picture, after everything else. */
export const WINDOW_LIGHT =
  '<radialGradient id="window" cx=".16" cy=".06" r="1.05"><stop stop-color="#fff0c8" stop-opacity=".46"/><stop offset=".42" stop-color="#ffe9bd" stop-opacity=".13"/><stop offset=".75" stop-color="#ffe9bd" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="corner" x1=".3" y1=".2" x2="1" y2="1"><stop offset=".45" stop-color="#2b1404" stop-opacity="0"/><stop offset="1" stop-color="#2b1404" stop-opacity=".4"/></linearGradient>' +
  '<radialGradient id="edge" r=".78"><stop offset=".68" stop-color="#1f0f04" stop-opacity="0"/><stop offset="1" stop-color="#1f0f04" stop-opacity=".22"/></radialGradient>' +
  '<rect width="1600" height="1200" fill="url(#corner)"/><rect width="1600" height="1200" fill="url(#edge)"/><rect width="1600" height="1200" fill="url(#window)"/>';

/** The bars of a window on the table: light that falls past a frame. */
export function windowBars(shift: number): string {
  return (
    '<filter id="far" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="30"/></filter>' +
    `<g transform="translate(${shift} 0) skewX(-28)" fill="#fff0c9" opacity=".3" filter="url(#far)"><rect x="240" y="-80" width="300" height="1400"/><rect x="640" y="-80" width="300" height="1400"/></g>`
  );
}

/** Lamps far behind, out of focus. */
export function bokeh(random: () => number): string {
  const lamps = Array.from({ length: 15 }, () => {
    const [x, y, r] = [random() * 1600, random() * 620, 34 + random() * 66];
    const fill = ['#ffd98f', '#ffc46b', '#fff0c9'][Math.floor(random() * 3)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${0.1 + random() * 0.2}"/>`;
  });
  return `<filter id="lamps"><feGaussianBlur stdDeviation="7"/></filter><g filter="url(#lamps)">${lamps.join('')}</g>`;
}

/** Steam over something hot. */
export function steam(x: number, y: number): string {
  return (
    '<filter id="steam" x="-1" y="-.5" width="3" height="2"><feGaussianBlur stdDeviation="30"/></filter>' +
    `<g transform="translate(${x} ${y})" fill="none" stroke="#fffaf0" stroke-linecap="round" filter="url(#steam)" opacity=".56">` +
    '<path d="M-110 0c-70-90 60-140-10-260s40-150 0-260" stroke-width="44"/><path d="M60 10c-60-100 80-160 10-290s50-130 20-230" stroke-width="52"/></g>'
  );
}

type Crumb = 'crumbs' | 'leaves' | 'pepper' | 'seeds' | 'sugar' | 'petals';

const CRUMBS: Readonly<Record<Crumb, readonly string[]>> = {
  crumbs: ['#b9803f', '#d9a863', '#94602a'],
  leaves: ['#4f8a3a', '#6fa84c', '#3c6f30'],
  pepper: ['#2b2320', '#4a3a30', '#6b2a20'],
  seeds: ['#e9d3a0', '#c9a25c', '#3b3129'],
  sugar: ['#ffffff', '#fbf4e8', '#efe3d0'],
  petals: ['#e89aa8', '#f6d365', '#c9a0d8'],
};

/** What cooks leave on a table: each piece with its own small shadow, most of them around the middle. */
export function strewn(kind: Crumb, random: () => number, count: number): string {
  const colours = CRUMBS[kind];
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = 0.62 + random() * 0.5;
    const [x, y] = [800 + Math.cos(angle) * 700 * reach, 600 + Math.sin(angle) * 520 * reach];
    const size = (kind === 'leaves' || kind === 'petals' ? 15 : 6) + random() * 9;
    const turn = random() * 180;
    const shape =
      kind === 'leaves' || kind === 'petals'
        ? `<path d="M${-size} 0C${-size / 2} ${-size * 0.8} ${size / 2} ${-size * 0.7} ${size * 1.4} 0C${size / 2} ${size * 0.8} ${-size / 2} ${size * 0.6} ${-size} 0z"/>`
        : `<ellipse rx="${size}" ry="${size * (0.55 + random() * 0.4)}"/>`;
    const at = (dx: number, dy: number) => `translate(${x + dx} ${y + dy}) rotate(${turn})`;
    const fill = colours[Math.floor(random() * colours.length)];
    return `<g transform="${at(5, 7)}" fill="#2b1404" opacity=".3">${shape}</g><g transform="${at(0, 0)}" fill="${fill}">${shape}</g>`;
  }).join('');
}

/** What belongs around the thing in the middle. */
export function crumbOf(motif: string): Crumb {
  if (BAKED.test(motif)) return 'crumbs';
  if (SWEET.test(motif)) return 'sugar';
  if (SEEDED.test(motif)) return 'seeds';
  if (FESTIVE.test(motif)) return 'petals';
  return MEATY.test(motif) ? 'pepper' : 'leaves';
}
const BAKED = /laib|semmel|pretzel|bread|croissant|weckerl|sandwich|basket|toast/;
const SWEET = /cake|strudel|krapfen|cookie|crescent|golatsche|chocolate|dumpling|waffle/;
const SEEDED = /cheese|camembert|walnut|goat|liptauer|honey|pumpkin/;
const FESTIVE = /gift|party|bouquet|jam/;
const MEATY = /ham|bacon|salami|sausage|meat|kamin|poultry|goulash|leg|hot-dog/;

/** What steams. */
export const HOT = /hot-beverage|soup|goulash|spaetzle|pot-of-food|cooking|shallow-pan|fondue/;
