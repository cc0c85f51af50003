import { expect, it } from 'vitest';
import { COUNTRIES, type Country } from '#domain/contact/country.ts';
import { normalTax, proposedTax, TAX_RATES, taxOfCategories } from '#domain/setup/tax-rates.ts';

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
  ['AT', 'Schweinefleisch', 10],
  ['AT', 'Vom Schwein', 10],
  ['AT', 'Bierbratl', 10],
  ['AT', 'Saftgulasch', 10],
  ['AT', 'Saftschinken und Weinkäse', 10],
  ['AT', 'Teegebäck', 10],
  ['AT', 'Wassermelone', 10],
  ['AT', 'Eistee', 20],
  ['AT', 'Most', 20],
  ['AT', 'Apfelmost', 20],
  ['AT', 'Cola & Co', 20],
  ['AT', 'Rotweine', 20],
  ['AT', 'Weißwein/Rosé', 20],
  ['AT', 'Weinkarte', 20],
  ['AT', 'Flaschenbier', 20],
  ['AT', 'Bierspezialitäten', 20],
  ['AT', 'Säfte', 20],
  ['AT', 'Mineralwasser', 20],
  ['AT', 'KAFFEE', 20],
  ['AT', 'Aperol Spritz', 20],
  ['DE', 'Alkoholfreies', 19],
  ['CH', 'Alkoholfreies Bier', 2.6],
  ['CH', 'Eistee', 2.6],
  ['LI', 'Weine', 8.1],
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

it.each<[Country, number]>([
  ['AT', 20],
  ['DE', 19],
  ['CH', 8.1],
  ['LI', 8.1],
])('in %s the normal rate is %d %%', (country, rate) => {
  expect(normalTax(country)).toBe(rate);
});

it.each<[string, (number | null)[], number | null]>([
  ['of its only category', [20], 20],
  ['of several that agree', [10, 10], 10],
  ['of the one that has a rate', [null, 10], 10],
  ['0 % as any other', [0], 0],
  ['none without a category', [], null],
  ['none where the category has none', [null], null],
  ['none where they differ', [10, 20], null],
])('a new product has the rate %s', (_what, rates, rate) => {
  expect(taxOfCategories(rates)).toBe(rate);
});
