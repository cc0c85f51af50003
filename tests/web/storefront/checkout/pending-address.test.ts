import { expect, it } from 'vitest';
import { addressInFragment } from '#web/storefront/checkout/pending-address.ts';

it.each([
  ['#W-7K3M2P/q1W_e-4', { uid: 'W-7K3M2P', hash: 'q1W_e-4' }],
  ['', null],
  ['#inhalt', null],
  ['#W-7K3M2P/', null],
  ['#W-7K3M2P/q1/..', null],
  ['#a b/c', null],
  [`#W-7K3M2P/${'a'.repeat(201)}`, null],
])('the order of %s', (fragment, address) => {
  expect(addressInFragment(fragment)).toEqual(address);
});
