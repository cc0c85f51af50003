import { expect, test } from 'vitest';
import { imprintText, termsText } from '#prisma/demo/legal-texts.ts';
import { textBlocks } from '#web/storefront/text/text-body.tsx';

test.each([
  ['a short line alone', '1. Preise', 'heading'],
  ['a marked line, however it ends', '## Was gilt?', 'heading'],
  ['a short sentence', 'Es gilt das Recht.', 'paragraph'],
  ['several lines', 'Hauptplatz 7\n3569 Bad Marienau', 'paragraph'],
  ['lines with dashes', '- A\n- B', 'list'],
])('%s is read as intended', (_name, text, kind) => {
  expect(textBlocks(text).map((block) => block.kind)).toEqual([kind]);
});

test('blank lines separate the blocks, with any line endings', () => {
  expect(textBlocks('\r\nA.\r\n\r\n  \nB.\n').map(({ lines }) => lines)).toEqual([['A.'], ['B.']]);
});

test('the texts of the demo shop start with their title', () => {
  for (const text of [termsText, imprintText]) expect(textBlocks(text)[0]?.kind).toBe('heading');
});
