import { expect, it } from 'vitest';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';

const deps = { publicUrl: 'https://theke.example:8443/' };

it.each([
  [1, false],
  [2, true],
  [7, true],
])('try %i of a row is the same message, and repeated: %s', (attempts, isRepeated) => {
  expect(messageOfRow(deps, { id: 12n, attempts }, 'ABC')).toEqual({
    messageId: '<12.ABC@theke.example>',
    isRepeated,
  });
});
