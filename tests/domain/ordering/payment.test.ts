import { describe, expect, test } from 'vitest';
import { allowedMethods, isPayableOnline, isSwitchedOn, PAYMENT_METHODS } from '#domain/ordering/payment.ts';
import { switchedOn } from '#domain/payment-methods/index.ts';
import { branch, config, ct } from '#tests/factories.ts';

const DOCUMENTED = ['cash', 'datatrans', 'mollie', 'atm-card', 'hydro-ag-voucher'] as const;

const everySwitch = {
  config: config({ ...switchedOn('shop', DOCUMENTED), ...switchedOn('plugin', DOCUMENTED) }),
  branch: branch(switchedOn('branch', DOCUMENTED)),
};

test('the order in which the default is chosen', () => {
  expect(PAYMENT_METHODS.slice(0, DOCUMENTED.length)).toEqual(DOCUMENTED);
});

test('all switches on: every method, cash first', () => {
  expect(allowedMethods(everySwitch.config, everySwitch.branch, true)).toEqual(DOCUMENTED);
});

describe('A13 one missing switch is enough', () => {
  test.each([
    ['cash', 'enableCash'],
    ['atm-card', 'enableATMCard'],
    ['atm-card', 'enablePluginATMCard'],
    ['hydro-ag-voucher', 'enableHydroAGVoucher'],
    ['hydro-ag-voucher', 'enablePluginHydroAGVoucher'],
    ['mollie', 'enableMollie'],
    ['mollie', 'enablePluginMollie'],
    ['datatrans', 'enableDatatrans'],
    ['datatrans', 'enablePluginDatatrans'],
  ] as const)('%s without %s', (method, flag) => {
    expect(isSwitchedOn(method, { ...everySwitch.config, [flag]: false }, everySwitch.branch)).toBe(false);
  });
  test.each([
    ['cash', 'isCashEnabled'],
    ['atm-card', 'isATMCardEnabled'],
    ['hydro-ag-voucher', 'isHydroAGVoucherEnabled'],
    ['mollie', 'isMollieEnabled'],
    ['datatrans', 'isDatatransEnabled'],
  ] as const)('%s without %s of the branch', (method, flag) => {
    expect(isSwitchedOn(method, everySwitch.config, { ...everySwitch.branch, [flag]: false })).toBe(false);
  });
});

test('online only for an exact total above zero', () => {
  expect(isPayableOnline({ pricing: 'fixed', totalGross: ct(1) })).toBe(true);
  expect(isPayableOnline({ pricing: 'fixed', totalGross: ct(0) })).toBe(false);
  expect(isPayableOnline({ pricing: 'approximate', totalGross: ct(1) })).toBe(false);
  expect(isPayableOnline({ pricing: 'minimum', totalGross: ct(1) })).toBe(false);
  const offline = ['cash', 'atm-card', 'hydro-ag-voucher'];
  expect(allowedMethods(everySwitch.config, everySwitch.branch, false)).toEqual(offline);
  expect(
    allowedMethods(everySwitch.config, { ...everySwitch.branch, isQuotationRequired: true }, true),
  ).toEqual(offline);
});

test('the default is the first one allowed in the fixed order', () => {
  const { config: all, branch: at } = everySwitch;
  const noCash = { ...at, isCashEnabled: false };
  expect(allowedMethods(all, noCash, true)[0]).toBe('datatrans');
  expect(allowedMethods(all, { ...noCash, isDatatransEnabled: false }, true)[0]).toBe('mollie');
  expect(allowedMethods(all, noCash, false)[0]).toBe('atm-card');
  expect(allowedMethods(config({ enableCash: false }), branch(), true)).toEqual([]);
});
