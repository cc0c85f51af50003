import { expect, test } from 'vitest';
import { IMAGE_SIZES, imagePath, uploadPath } from '#domain/media/image.ts';

test('a picture has a path per size and one for the original', () => {
  const image = { id: 7, version: 2, extension: 'webp' };
  expect(imagePath(image)).toBe('/image/7-2.webp');
  expect(imagePath(image, 'thumbnail')).toBe('/image/thumbnail/7-2.webp');
});

test('an upload is found only with its hash', () => {
  expect(uploadPath({ id: 7, version: 1, extension: 'pdf', publicHash: 'abc' })).toBe('/upload/abc/7-1.pdf');
});

test('the sizes are those that addresses of pictures carry', () => {
  expect(IMAGE_SIZES).toEqual({ icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 });
});
