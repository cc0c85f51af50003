import { shade } from './surfaces.ts';

/** What a picture was taken on: it fills the frame, and its light comes from a window at the upper left. */
export type Table = 'oak' | 'walnut' | 'painted' | 'linen' | 'marble' | 'stone';

/**
 * Noise as a texture: `alpha` is the weight of the noise and what is taken away, so that only its peaks show, in `colour`
 * (channels from 0 to 1).
 */
function texture(
  id: string,
  frequency: string,
  colour: readonly [number, number, number],
  alpha: readonly [weight: number, less: number],
  seed = 3,
): string {
  const [red, green, blue] = colour;
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${alpha[0]} 0 0 0 -${alpha[1]}"/></filter>`
  );
}

const FRAME = 'x="-60" y="-60" width="1720" height="1320"';

/** Boards side by side, each of a slightly different tone. */
function planks(colour: string, gap: string, turn: number, width: number): string {
  const count = Math.ceil(2200 / width);
  const boards = Array.from({ length: count }, (_, index) => {
    const y = -400 + index * width;
    const tone = shade(colour, [0.05, -0.06, 0.1, -0.02, 0.03][index % 5] ?? 0);
    const joint = 200 + ((index * 733) % 1300);
    return (
      `<rect x="-400" y="${y}" width="2400" height="${width}" fill="${tone}"/>` +
      `<path d="M-400 ${y + width - 3}H2000M${joint} ${y}v${width}" stroke="${gap}" stroke-width="7" opacity=".62"/>` +
      `<path d="M-400 ${y + 4}H2000" stroke="#ffffff" stroke-width="4" opacity=".16"/>`
    );
  });
  return (
    `<g transform="rotate(${turn} 800 600)">${boards.join('')}` +
    '<rect x="-400" y="-400" width="2400" height="2000" filter="url(#grain)"/></g>'
  );
}

/** Where cloth is folded it is lighter on one side and darker on the other. */
const FOLDS =
  '<g fill="none" stroke-width="46" opacity=".5" filter="url(#soft)"><path d="M180-50C320 300 90 760 260 1260M760-50c-90 380 110 720 20 1300M1300-50c120 420-60 800 90 1300" stroke="#ffffff"/>' +
  '<path d="M240-50C380 300 150 760 320 1260M820-50c-90 380 110 720 20 1300M1360-50c120 420-60 800 90 1300" stroke="#8a7560" opacity=".55"/></g>' +
  '<filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="26"/></filter>';

const GRAIN_LIGHT = texture('grain', '.0035 .075', [0.36, 0.2, 0.07], [1.5, 0.62]);
const GRAIN_DARK = texture('grain', '.0035 .075', [0.1, 0.05, 0.02], [1.7, 0.6]);
const GRAIN_PAINT = texture('grain', '.003 .06', [0.35, 0.33, 0.28], [1.1, 0.55]);

const DRAWN: Readonly<Record<Table, string>> = {
  oak: GRAIN_LIGHT + planks('#cfa26b', '#5d3b1c', 0, 300),
  walnut: GRAIN_DARK + planks('#6d4629', '#241307', 0, 260),
  painted: GRAIN_PAINT + planks('#d9dfda', '#6f7770', 90, 230),
  linen:
    texture('weave', '.22 .26', [0.45, 0.37, 0.28], [0.9, 0.36]) +
    `<rect ${FRAME} fill="#ece2d2"/>${FOLDS}<rect ${FRAME} filter="url(#weave)" opacity=".5"/>`,
  marble:
    texture('cloud', '.0022 .0034', [0.5, 0.5, 0.53], [1.6, 0.62], 11) +
    texture('veins', '.0042 .0018', [0.36, 0.36, 0.4], [3.4, 1.72], 23) +
    `<rect ${FRAME} fill="#f3f1ed"/><rect ${FRAME} filter="url(#cloud)" opacity=".75"/><rect ${FRAME} filter="url(#veins)" opacity=".6"/>`,
  stone:
    texture('speckle', '.012 .014', [0.55, 0.53, 0.5], [1.2, 0.5], 7) +
    texture('stains', '.003 .004', [0.05, 0.05, 0.06], [1.6, 0.62], 5) +
    `<rect ${FRAME} fill="#4b4b4a"/><rect ${FRAME} filter="url(#stains)"/><rect ${FRAME} filter="url(#speckle)" opacity=".5"/>`,
};

/** A table as a whole drawing of 1600 x 1200. */
export function tableSvg(table: Table): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${DRAWN[table]}</svg>`;
}
