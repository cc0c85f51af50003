import { z } from 'zod';
import { COUNTER_METHODS } from '#domain/order/payments/counter.ts';
import { METHODS, type PaymentMethod } from '#domain/payment-methods/index.ts';
import { ENTRIES } from '#inputs/entries.ts';
import { orderStepInput } from '#inputs/order-commands.ts';
import * as texts from '#inputs/texts.ts';

const { id, line, text, money } = ENTRIES;
const { version } = orderStepInput.shape;

// The rule says which of them are paid at the counter, and in which sentence all others are refused.
const method: z.ZodType<PaymentMethod, PaymentMethod> = z
  .enum(METHODS.map(({ code }) => code))
  .describe(texts.counterMethodNote)
  .meta({ examples: COUNTER_METHODS.slice(0, 1) });

/** POST /orders/{id}/payments: money that staff take; without an amount all that is due. */
export const takePaymentInput = z.strictObject({
  id,
  version,
  method,
  amount: money.nullish().describe(texts.takenAmountNote),
  code: line.nullish().describe(texts.voucherCodeNote),
});

/** POST /orders/{id}/hand-backs: money that staff hand back over the counter; without an amount the surplus. */
export const handBackInput = z.strictObject({
  id,
  version,
  amount: money.nullish().describe(texts.handedBackAmountNote),
  method: method.nullish(),
  reason: text.nullish(),
});

/** POST /orders/{id}/payments/{payment}/void: a payment that was entered by mistake. */
export const voidPaymentInput = z.strictObject({ id, version, payment: id });
