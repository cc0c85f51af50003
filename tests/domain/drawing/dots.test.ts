import { describe, expect, it } from 'vitest';
import { dithered } from '#domain/drawing/dots.ts';

const filled = (columns: number, height: number, shade: (x: number, y: number) => number) =>
  Uint8Array.from({ length: columns * height }, (_, index) =>
    shade(index % columns, Math.floor(index / columns)),
  );

const blacks = (bits: Uint8Array) =>
  [...bits].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

describe('a picture as black and white dots', () => {
  it('sets a bit for each black dot, eight in a byte, the rest of a row white', () => {
    const left = filled(12, 2, (x) => (x < 5 ? 0 : 255));
    expect(dithered(left, 12, 2)).toEqual({
      width: 2,
      height: 2,
      bits: Uint8Array.of(0b11111000, 0, 0b11111000, 0),
    });
  });

  it.each([64, 128, 191])('gives shade %i beside black and white its share of black', (shade) => {
    const dots = dithered(
      filled(64, 64, (_, y) => (y === 0 ? 0 : y === 63 ? 245 : shade)),
      64,
      64,
    );
    expect(blacks(dots?.bits ?? new Uint8Array()) / 64 ** 2).toBeCloseTo(1 - shade / 245, 1);
  });

  it('makes pale letters black, and near white paper', () => {
    const dots = dithered(
      filled(16, 2, (x) => (x < 4 ? 200 : 247)),
      16,
      2,
    );
    expect(dots?.bits).toEqual(Uint8Array.of(0b11110000, 0, 0b11110000, 0));
  });

  it('keeps the shade of what would be nothing but black', () => {
    const dots = dithered(
      filled(64, 64, (x, y) => (x === 0 && y % 8 === 0 ? 255 : 128)),
      64,
      64,
    );
    expect(blacks(dots?.bits ?? new Uint8Array()) / 64 ** 2).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['white', 255],
    ['nearly white', 240],
    ['black', 0],
  ])('is none if all of it is %s', (_name, shade) => {
    expect(
      dithered(
        filled(16, 16, () => shade),
        16,
        16,
      ),
    ).toBeNull();
  });
});
