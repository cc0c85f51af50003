import { expect, it } from 'vitest';
import { startOfHour } from '#domain/setup/start-of-hour.ts';

it.each([
  ['2026-11-24T12:34:56.789Z', '2026-11-24T12:00:00.000Z'],
  ['2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
])('%s -> %s', (now, start) => {
  expect(startOfHour(new Date(now)).toISOString()).toBe(start);
});
