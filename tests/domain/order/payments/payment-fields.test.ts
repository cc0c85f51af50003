import { expect, it } from 'vitest';
import { namesOf } from '#domain/order/field.ts';
import {
  ATTEMPT_STATES,
  BALANCE_FIELDS,
  PAYMENT_FIELDS,
  REFUND_FIELDS,
  REFUND_STATES,
} from '#domain/order/payments/payment-fields.ts';

it('shows of payments and refunds nothing by which a provider knows them', () => {
  const shown = [...namesOf(PAYMENT_FIELDS), ...namesOf(REFUND_FIELDS)];
  for (const secret of ['reference', 'providerId', 'payUrl', 'userId']) expect(shown).not.toContain(secret);
});

it('has amounts as money, so that they are converted', () => {
  const kinds = [PAYMENT_FIELDS.amount, REFUND_FIELDS.amount, BALANCE_FIELDS.paid].map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['money']));
  // null where no total is shown
  expect(BALANCE_FIELDS.due.kind).toBe('total');
});

it('names each state once', () => {
  for (const states of [ATTEMPT_STATES, REFUND_STATES]) expect(new Set(states).size).toBe(states.length);
});
