/** A picture of black and white dots: `width` bytes a row, the first dot is the highest bit; a set bit is black. */
export interface Dots {
  width: number;
  height: number;
  bits: Uint8Array;
}

/** A logo that is darker or paler than this is a black block, or nothing. */
const LEAST_BLACK = 0.005;
const MOST_BLACK = 0.92;

/** Paler than this is paper: the background of a photograph is no dots. */
const PAPER = 245;
/** Pictures whose darkest shade is paler are blank. */
const PALEST = 235;

/**
 * Black and white dots for shades from 0 (black) to 255, row by row; null for a picture that shows nothing on paper. The darkest
 * shade becomes black, so that yellow letters can be read, too; unless that makes all of it black.
 */
export function dithered(shades: Uint8Array, columns: number, height: number): Dots | null {
  // Scaled pictures have single dots that are darker than any shade that was drawn.
  const darkest = Uint8Array.from(shades).sort()[Math.floor(shades.length * LEAST_BLACK)] ?? 255;
  if (darkest > PALEST) return null;
  const scale = 255 / (PAPER - darkest);
  const strong = Float32Array.from(shades, (shade) => Math.max(0, Math.min(255, (shade - darkest) * scale)));
  return diffused(strong, columns, height) ?? diffused(Float32Array.from(shades), columns, height);
}

/** The error diffusion of Floyd and Steinberg, in place. */
function diffused(rest: Float32Array, columns: number, height: number): Dots | null {
  const width = Math.ceil(columns / 8);
  const bits = new Uint8Array(width * height);
  let black = 0;
  const pass = (x: number, y: number, error: number) => {
    if (x >= 0 && x < columns && y < height) rest[y * columns + x] = (rest[y * columns + x] ?? 0) + error;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const shade = rest[y * columns + x] ?? 255;
      const isBlack = shade < 128;
      const error = shade - (isBlack ? 0 : 255);
      pass(x + 1, y, (error * 7) / 16);
      pass(x - 1, y + 1, (error * 3) / 16);
      pass(x, y + 1, (error * 5) / 16);
      pass(x + 1, y + 1, error / 16);
      if (!isBlack) continue;
      black += 1;
      const at = y * width + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  const share = black / (columns * height);
  return share < LEAST_BLACK || share > MOST_BLACK ? null : { width, height, bits };
}
