import { z } from 'zod';
import { sentMoney } from '#entities/fields.ts';
import { orderStepInput } from '#inputs/order-commands.ts';

const { id, version } = orderStepInput.shape;
/** What is too little gets a sentence that says so. */
const amount = sentMoney(-1_000_000, 1_000_000).nullish();

/** POST /api/orders/{id}/refunds: with neither amount nor items everything that is left. */
export const refundInput = z.strictObject({
  id,
  version,
  amount,
  items: z
    .array(z.strictObject({ position: z.int().min(0).max(999), amount }))
    .min(1)
    .max(1_000)
    .nullish(),
  reason: z.string().trim().min(1).max(200),
});

export const retryRefundInput = z.strictObject({ id, version, refund: id });
