import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { refundInput, retryRefundInput } from '#inputs/payments/refund.ts';
import { refundOrder, retryRefund } from '#use-cases/payments/refund-order.ts';
import { atDesk, command, inCents, stepOf } from '../order-faces.ts';
import * as texts from './refund-texts.ts';

/** What was paid online and goes back by the decision of staff. */
export const orderRefunds = {
  refund: procedure
    .meta(
      atDesk(
        command('/orders/{id}/refunds', texts.refund, {
          description: texts.refundNote,
          failures: [
            ...['refund-not-online', 'refund-nothing-left', 'version-conflict', 'refund-too-small'],
            ...['refund-too-much', 'refund-ambiguous', 'refund-item-unknown', 'refund-item-twice'],
            ...['refund-item-too-much'],
          ] as const,
        }),
      ),
    )
    .input(refundInput)
    .mutation(async ({ ctx, input }) => {
      const items =
        input.items?.map(({ position, amount }) => ({ position, amount: inCents(amount) })) ?? null;
      const request = { amount: inCents(input.amount), items, reason: input.reason };
      return STAFF_ORDER_WIRE.toWire(await refundOrder(ctx.deps, ctx.actor, stepOf(ctx, input), request));
    }),

  retryRefund: procedure
    .meta(
      atDesk(
        command('/orders/{id}/refunds/{refund}/retry', texts.retryRefund, {
          description: texts.retryRefundNote,
          failures: ['refund-under-way', 'version-conflict'],
        }),
      ),
    )
    .input(retryRefundInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await retryRefund(ctx.deps, ctx.actor, stepOf(ctx, input), input.refund)),
    ),
};
