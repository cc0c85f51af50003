import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_METHODS, METHODS, methodOf, switchedOn, switchesOf } from '#domain/payment-methods/index.ts';
import { ROOT } from '#tests/source-files.ts';

const codes = METHODS.map(({ code }) => code);
const all = <T>(pick: (method: (typeof METHODS)[number]) => T) => METHODS.map(pick);

test('the registry holds every file of its folder, in the order of the documented fields', () => {
  const files = readdirSync(join(ROOT, 'server/domain/payment-methods'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !/^(index|payment-method|texts(\.en)?)$/.test(name));
  expect(files.toSorted()).toEqual(codes.map((code) => (code === 'test' ? 'test-payment' : code)).toSorted());
  expect(codes.slice(0, 5)).toEqual(['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans']);
});

test('no two methods share a code, a rank or a switch', () => {
  const switches = all(({ switches }) =>
    Object.values(switches ?? {}).filter((name) => name !== null),
  ).flat();
  const ranks = all(({ preference }) => preference);
  for (const list of [codes, ranks, switches] as const) expect(new Set<unknown>(list).size).toBe(list.length);
});

test('the documented switches keep their names', () => {
  expect(switchesOf('branch').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'isCashEnabled',
      'isATMCardEnabled',
      'isHydroAGVoucherEnabled',
      'isMollieEnabled',
      'isDatatransEnabled',
    ]),
  );
  expect(switchesOf('plugin').map(({ method }) => method.code)).not.toContain('cash');
});

test('a list of methods is a flag for each', () => {
  expect(switchedOn('branch', DEFAULT_METHODS)).toMatchObject({
    isCashEnabled: true,
    isATMCardEnabled: false,
  });
  expect(switchedOn('shop', ['mollie'])).toMatchObject({ enableCash: false, enableMollie: true });
  expect(switchedOn('plugin', ['mollie'])).not.toHaveProperty('enablePluginCash');
});

test('a method that only a newer server has is unknown, not an error', () => {
  expect(methodOf('bitcoin')).toBeUndefined();
});
