import { expect, it } from 'vitest';
import {
  decided,
  expiredBefore,
  TEST_PAYMENT_CHOICES,
  type TestPaymentChoice,
  testPaymentState,
} from '#domain/payment/test-payment-state.ts';

const at = new Date('2026-11-26T18:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000);

it.each<[TestPaymentChoice, number, string]>([
  ['pay', 0, 'paid'],
  ['fail', 0, 'failed'],
  ['cancel', 0, 'canceled'],
  ['wait', 0, 'open'],
  ['wait', 29, 'open'],
  ['wait', 30, 'paid'],
  // What was decided does not expire.
  ['pay', 86_400, 'paid'],
  ['fail', 86_400, 'failed'],
])('R303: after "%s" and %d seconds a test payment is %s', (choice, seconds, state) => {
  expect(testPaymentState({ ...decided(choice, at), at }, after(seconds))).toBe(state);
  expect(TEST_PAYMENT_CHOICES).toContain(choice);
});

it('R303: a test payment that nobody decides about expires after half an hour', () => {
  const open = { state: 'open', arrivesAt: null, at } as const;
  expect(testPaymentState(open, after(1_799))).toBe('open');
  expect(testPaymentState(open, after(1_800))).toBe('expired');
  expect(expiredBefore(after(1_800))).toEqual(at);
});
