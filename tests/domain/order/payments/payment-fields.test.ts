import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesOf } from '#domain/order/field.ts';
import { PUBLIC_FIELDS } from '#domain/order/order.ts';
import { ATTEMPT_STATES, REFUND_STATES } from '#domain/order/payments/payment-fields.ts';
import { ROOT } from '#tests/source-files.ts';

const schema = readFileSync(join(ROOT, 'prisma/schema/payments.prisma'), 'utf8');

it.each([
  ['AttemptState', ATTEMPT_STATES],
  ['RefundState', REFUND_STATES],
])('%s has the same states in the database', (name, states) => {
  const stored = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1]?.split(/\s+/).filter(Boolean);
  expect(stored).toEqual(states);
});

it('guests see the sums of the money, never who took it or which voucher was redeemed', () => {
  expect(namesOf(PUBLIC_FIELDS)).toContain('balance');
  expect(namesOf(PUBLIC_FIELDS)).not.toEqual(expect.arrayContaining(['payments']));
  expect(namesOf(PUBLIC_FIELDS)).not.toEqual(expect.arrayContaining(['refunds']));
});
