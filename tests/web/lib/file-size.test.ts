import { expect, test } from 'vitest';
import { formatFileSize } from '#web/lib/file-size.ts';

test.each([
  [54, '1 kB'],
  [2_048, '2 kB'],
  [1_020_000, '1 MB'],
  [1_572_864, '1,5 MB'],
  [15 * 1024 * 1024, '15 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
