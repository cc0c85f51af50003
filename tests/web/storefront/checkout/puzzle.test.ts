import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPuzzle } from '#adapters/puzzle.ts';
import { PUZZLE_BITS } from '#domain/ordering/brake/puzzle.ts';
import { answerTo } from '#web/storefront/checkout/puzzle.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const sealed = (key: string) => ({
  fingerprint: (text: string) =>
    createHash('sha256').update(`${key} ${text}`).digest('base64url').slice(0, 22),
});
const puzzle = createPuzzle({ secrets: sealed('ours') });

it(`a browser finds an answer with ${PUZZLE_BITS} zero bits that the server takes once it fits`, async () => {
  const task = puzzle.task('an order', NOW);
  const answer = await answerTo({ errors: [], data: { task } });
  const done = puzzle.done(answer, 'an order', NOW);
  expect(done).toMatch(/^\d+\.[\w-]{12}$/);
  expect(puzzle.done(answer, 'another order', NOW)).toBeNull();
  expect(puzzle.done(answer, 'an order', new Date(NOW.getTime() + 301_000))).toBeNull();
  expect(createPuzzle({ secrets: sealed('another key') }).done(answer, 'an order', NOW)).toBeNull();
  // A number that nobody looked for fits once in 32,768 times.
  expect(puzzle.done(`${task}:${Number(answer.split(':')[1]) + 1}`, 'an order', NOW)).toBeNull();
}, 60_000);

it.each([null, {}, { data: null }, { data: { task: 4 } }])('no task in %j', async (refusal) => {
  expect(await answerTo(refusal)).toBe('');
});

it.each(['', 'x', ':', 'a.b.c:1'])('%j is no answer', (answer) => {
  expect(puzzle.done(answer, 'an order', NOW)).toBeNull();
});
