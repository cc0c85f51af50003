import { expect, it } from 'vitest';
import { COUNTRIES, type Country } from '#domain/contact/country.ts';
import { proposedTax, TAX_RATES } from '#domain/setup/tax-rates.ts';

it.each([
  ['AT', [10, 13, 20]],
  ['DE', [7, 19]],
  ['CH', [2.6, 3.8, 8.1]],
  ['LI', [2.6, 3.8, 8.1]],
] as const)('%s has its rates in ascending order', (country, rates) => {
  expect(TAX_RATES[country].map(({ rate }) => rate)).toEqual(rates);
});

it.each<[Country, string, number]>([
  ['AT', 'Pizza', 10],
  ['AT', 'Alkoholfreie Getränke', 20],
  ['DE', 'Brot und Gebäck', 7],
  ['DE', 'Weine', 19],
  ['CH', 'Getränke', 2.6],
  ['CH', 'Bier vom Fass', 8.1],
  ['LI', '', 2.6],
])('in %s a product of "%s" is proposed %d %%', (country, category, rate) => {
  expect(proposedTax(country, category)).toBe(rate);
});

it('proposes a rate that the country offers', () => {
  for (const country of COUNTRIES)
    expect(TAX_RATES[country].map(({ rate }) => rate)).toContain(proposedTax(country, 'Limonaden'));
});
