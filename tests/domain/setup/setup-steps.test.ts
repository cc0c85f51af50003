import { expect, it } from 'vitest';
import { isSample, SETUP_STEPS, type SetupFacts, sampleName, setupSteps } from '#domain/setup/setup-steps.ts';
import { branch, hours, product } from '#tests/factories.ts';

const EMPTY: SetupFacts = {
  branches: [],
  products: [],
  menus: [],
  legal: [{ id: 'imprint', state: 'missing', count: 0 }],
  isMailSent: false,
  devices: 0,
  orders: 0,
  isOpeningSoon: false,
};
const done = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...EMPTY, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

it('has everything before it in an empty shop', () => {
  expect(setupSteps(EMPTY).map(({ id }) => id)).toEqual(SETUP_STEPS);
  expect(done({})).toEqual([]);
});

it.each<[Partial<SetupFacts>, string[]]>([
  [{ branches: [branch({ openingHours: [] })] }, ['branch', 'open']],
  [{ branches: [branch({ openingHours: [hours()] })], isOpeningSoon: true }, ['branch', 'hours']],
  [{ products: [product({ tax: 0 })] }, ['product']],
  [{ products: [product()] }, ['product', 'tax']],
  [{ products: [product({ name: sampleName('Margherita') })] }, ['tax']],
  [{ menus: [{ branches: [], catalog: [{ id: 1, products: [{ id: 1 }] }] }] }, []],
  [{ menus: [{ branches: [{ id: 1 }], catalog: [{ id: 1, products: [] }] }] }, []],
  [{ menus: [{ branches: [{ id: 1 }], catalog: [{ id: 1, products: [{ id: 1 }] }] }] }, ['catalogue']],
  [{ legal: [{ id: 'base-price', state: 'look', count: 2 }] }, ['legal']],
  [{ isMailSent: true, devices: 1, orders: 1 }, ['mail', 'printer', 'test-order']],
])('%j has done %j', (facts, ids) => {
  expect(done(facts)).toEqual(ids);
});

it('knows samples by their names', () => {
  expect(isSample({ name: sampleName('Leberkäse') })).toBe(true);
  expect(isSample({ name: 'Leberkäse' })).toBe(false);
});
