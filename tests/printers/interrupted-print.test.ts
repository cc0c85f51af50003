import { expect, test } from 'vitest';
import { isStillHeld } from '#printers/interrupted-print.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
const DAY = 24 * 60 * 60;

test.each<[what: string, handedOverAt: string | undefined, upSeconds: number, isHeld: boolean]>([
  ['a moment ago', ago(1), DAY, true],
  ['two minutes ago', ago(120), DAY, true],
  ['longer ago: somebody may have switched the printer off and on', ago(121), DAY, false],
  ['before the computer started: a power cut', ago(60), 59, false],
  ['in the future: a clock was changed', ago(-1), DAY, false],
  ['at a time that nobody knows', undefined, DAY, false],
])('F10 a printer still has what it was handed over %s', (_, handedOverAt, upSeconds, isHeld) => {
  expect(isStillHeld({ handedOverAt }, NOW, upSeconds * 1_000)).toBe(isHeld);
});
