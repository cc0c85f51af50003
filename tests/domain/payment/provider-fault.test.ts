import { expect, it } from 'vitest';
import { isPassing, ProviderFault, type ProviderFaultKind } from '#domain/payment/provider-fault.ts';

it.each<[ProviderFaultKind, boolean]>([
  ['unauthorized', false],
  ['refused', false],
  ['unknown-payment', false],
  ['busy', true],
  ['unreachable', true],
  ['bad-answer', true],
])('%s may pass by itself: %s', (kind, isHopeful) => {
  const fault = new ProviderFault(kind, `mollie: ${kind}`);
  expect(isPassing(fault)).toBe(isHopeful);
  expect(String(fault)).toBe(`ProviderFault: mollie: ${kind}`);
});
