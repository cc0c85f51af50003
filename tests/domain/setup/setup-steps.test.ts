import { expect, it } from 'vitest';
import { isSample, SETUP_STEPS, type SetupFacts, sampleName, setupSteps } from '#domain/setup/setup-steps.ts';
import { branch, hours, product } from '#tests/factories.ts';

const EMPTY: SetupFacts = {
  branches: [],
  products: [],
  menus: [],
  legal: [{ id: 'imprint', state: 'missing', count: 0 }],
  hasInvoiceIssuers: true,
  isMailSent: false,
  hasPaymentAccounts: null,
  devices: 0,
  orders: 0,
  isOpeningSoon: false,
};
const done = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...EMPTY, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

it('has everything before it in an empty shop', () => {
  const always = SETUP_STEPS.filter((id) => id !== 'online-payment');
  expect(setupSteps(EMPTY).map(({ id }) => id)).toEqual(always);
  expect(done({})).toEqual([]);
});

it.each<[Partial<SetupFacts>, string[]]>([
  [{ branches: [branch({ openingHours: [] })] }, ['branch', 'invoices', 'open']],
  [{ branches: [branch({ openingHours: [] })], hasInvoiceIssuers: false }, ['branch', 'open']],
  [{ branches: [branch({ openingHours: [hours()] })], isOpeningSoon: true }, ['branch', 'hours', 'invoices']],
  [{ products: [product({ tax: 0 })] }, ['product']],
  [{ products: [product()] }, ['product', 'tax']],
  [{ products: [product({ name: sampleName('Margherita') })] }, ['tax']],
  [{ menus: [{ branches: [], catalog: [{ id: 1, products: [{ id: 1 }] }] }] }, []],
  [{ menus: [{ branches: [{ id: 1 }], catalog: [{ id: 1, products: [] }] }] }, []],
  [{ menus: [{ branches: [{ id: 1 }], catalog: [{ id: 1, products: [{ id: 1 }] }] }] }, ['catalogue']],
  [{ legal: [{ id: 'base-price', state: 'look', count: 2 }] }, ['legal']],
  [{ hasPaymentAccounts: false }, []],
  [{ hasPaymentAccounts: true }, ['online-payment']],
  [{ isMailSent: true, devices: 1, orders: 1 }, ['mail', 'printer', 'test-order']],
])('%j has done %j', (facts, ids) => {
  expect(done(facts)).toEqual(ids);
});

it('asks for accounts at payment providers where the shop takes online payment', () => {
  const ids = (hasPaymentAccounts: boolean | null) =>
    setupSteps({ ...EMPTY, hasPaymentAccounts }).map(({ id }) => id);
  expect(ids(false)).toEqual(SETUP_STEPS);
  expect(ids(null)).not.toContain('online-payment');
});

it('knows samples by their names', () => {
  expect(isSample({ name: sampleName('Leberkäse') })).toBe(true);
  expect(isSample({ name: 'Leberkäse' })).toBe(false);
});
