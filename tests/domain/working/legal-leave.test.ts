import { expect, it } from 'vitest';
import type { Country } from '#domain/contact/country.ts';
import { legalLeave } from '#domain/working/legal-leave.ts';

it.each<[Country, number, number]>([
  ['AT', 5, 25],
  ['AT', 6, 30],
  ['DE', 5, 20],
  ['DE', 6, 24],
  ['CH', 5, 20],
  ['LI', 5, 20],
])('%s grants people who work %d days a week %d... days', (country, days, leave) => {
  expect(legalLeave(country, days)).toBe(leave);
  expect(legalLeave(country)).toBe(legalLeave(country, 5));
});
