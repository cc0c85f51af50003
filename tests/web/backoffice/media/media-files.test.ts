import { expect, test } from 'vitest';
import { cutOf } from '#web/backoffice/media/cut-out.ts';
import { LIBRARY_FILES, PICTURE_FILES, refusalOf, VIDEO_FILES } from '#web/backoffice/media/file-kinds.ts';

test.each([
  [PICTURE_FILES, 'foto.JPG', 1_000, null],
  [
    PICTURE_FILES,
    'karte.pdf',
    1_000,
    '„karte.pdf“ geht hier nicht. Erlaubt sind: JPG, PNG, GIF oder WebP, bis 15 MB.',
  ],
  [PICTURE_FILES, 'ohne-endung', 1_000, /geht hier nicht/],
  [PICTURE_FILES, 'leer.png', 0, '„leer.png“ ist leer.'],
  [PICTURE_FILES, 'gross.png', 20 * 1024 * 1024, '„gross.png“ ist zu groß: 20 MB, erlaubt sind 15 MB.'],
  [VIDEO_FILES, 'film.mp4', 15 * 1024 * 1024, null],
  [LIBRARY_FILES, 'karte.pdf', 1_000, null],
])('%#: what is refused before it is sent', (kind, name, size, expected) => {
  const refusal = refusalOf(kind, { name, size });
  if (expected instanceof RegExp) expect(refusal).toMatch(expected);
  else expect(refusal).toBe(expected);
});

test('a part of a picture in pixels, never beyond its edges and never too large to paint', () => {
  const half = { x: 50, y: 0, width: 50, height: 100 };
  expect(cutOf(half, { width: 900, height: 600 })).toEqual({
    x: 450,
    y: 0,
    width: 450,
    height: 600,
    scale: 1,
  });
  expect(cutOf({ ...half, width: 60 }, { width: 900, height: 600 }).width).toBe(450);
  const { width, height, scale } = cutOf(
    { x: 0, y: 0, width: 100, height: 100 },
    { width: 9_000, height: 6_000 },
  );
  expect(width * height * scale * scale).toBeLessThanOrEqual(16_000_001);
});
