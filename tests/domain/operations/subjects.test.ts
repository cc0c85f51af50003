import { expect, it } from 'vitest';
import { SUBJECTS } from '#domain/operations/subjects.ts';
import { findingText, serverText } from '#text/operations/finding-text.ts';
import { SAYINGS, SUBJECT_NAMES } from '#text/operations/operations-texts.ts';

it('lists every subject that has words', () => {
  expect([...SUBJECTS].sort()).toEqual(Object.keys(SAYINGS).sort());
  expect([...SUBJECTS].sort()).toEqual(Object.keys(SUBJECT_NAMES).sort());
});

it('R364 managers read of the server neither numbers nor names', () => {
  expect(serverText({ level: 'fault' }).says).toBe('Hier ist etwas gestört.');
  expect(serverText({ level: 'ok' }).advice).toBeNull();
});

it.each([
  [52_428_800, '50 MB'],
  [1_024 ** 3 * 1.57, '1,5 GB'],
  [1_024 ** 3 * 250.9, '250 GB'],
])('%d bytes read %s', (bytes, text) => {
  const facts = { free: { bytes } };
  const { says } = findingText({ subject: 'disk', state: 'full', level: 'fault', since: null, facts });
  expect(says).toContain(text);
});

it.each([
  [1, 'einer Sekunde'],
  [45, '45 Sekunden'],
  [60, 'einer Minute'],
  [3_599, '60 Minuten'],
  [3_600 * 3, '3 Stunden'],
  [86_400 * 4, '4 Tagen'],
])('%d seconds read %s', (seconds, text) => {
  const facts = { waiting: 1, age: { seconds } };
  const { says } = findingText({ subject: 'outbox', state: 'late', level: 'notice', since: null, facts });
  expect(says).toBe(`Eine Aufgabe wartet länger als sonst, die älteste seit ${text}.`);
});
