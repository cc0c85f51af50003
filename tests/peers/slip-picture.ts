import sharp from 'sharp';
import { glyphFont } from '#printers/pictures/glyph-font.ts';
import { EscPosDecoder, type PrintedRow } from './escpos-decoder.ts';

/** Dots of a character at normal size, on printers of 203 dpi. */
const [CELL_WIDTH, CELL_HEIGHT] = [12, 24];
/** Times the width and height of a character. */
const SIZES = { normal: [1, 1], tall: [1, 2], wide: [2, 1], large: [2, 2], huge: [4, 4] } as const;
const LEADING = 6;

/** What comes out of a printer for these bytes, as a PNG to look at: dot for dot, but in another font than the printer's. */
export async function pictureOf(bytes: Buffer, columns: number): Promise<Buffer> {
  const decoder = new EscPosDecoder(columns, () => {});
  decoder.feed(bytes);
  if (decoder.unknown.length > 0) throw new Error(`not understood: ${decoder.unknown.join(', ')}`);
  const width = columns * CELL_WIDTH;
  const rows = decoder.receipts.flatMap((receipt) => receipt.rows).map((row) => drawnRow(row, width));
  const data = Buffer.concat(rows);
  return sharp(data, { raw: { width, height: data.length / width, channels: 1 } })
    .png()
    .toBuffer();
}

/** One byte per dot. */
function drawnRow({ text, picture, size, bold, inverse, align }: PrintedRow, width: number): Buffer {
  const [across, down] = SIZES[size];
  const height = picture ? picture.height : CELL_HEIGHT * down + LEADING;
  const dots = Buffer.alloc(width * height, 255);
  const ink = (x: number, y: number) => {
    if (x >= 0 && x < width && y < height) dots[y * width + x] = 0;
  };
  if (picture) {
    picture.bits.forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit += 1)
        if (byte & (0x80 >> bit)) ink((at % picture.width) * 8 + bit, Math.floor(at / picture.width));
    });
    return dots;
  }
  const free = width - text.length * CELL_WIDTH * across;
  const left = align === 'center' ? Math.floor(free / 2) : 0;
  [...text].forEach((character, column) => {
    const glyph = new Set(glyphFont()?.(character)?.dots.map(([x, y]) => y * 8 + x));
    for (let y = 0; y < CELL_HEIGHT * down; y += 1) {
      for (let x = 0; x < CELL_WIDTH * across; x += 1) {
        const [fromX, fromY] = [
          Math.floor((x * 8) / CELL_WIDTH / across),
          Math.floor((y * 16) / CELL_HEIGHT / down),
        ];
        if (glyph.has(fromY * 8 + fromX) === inverse) continue;
        ink(left + column * CELL_WIDTH * across + x, y);
        if (bold && !inverse) ink(left + column * CELL_WIDTH * across + x + 1, y);
      }
    }
  });
  return dots;
}
