import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { handBackInput, takePaymentInput, voidPaymentInput } from '#inputs/payments/counter-payment.ts';
import { handBack } from '#use-cases/counter/hand-back.ts';
import { takePayment } from '#use-cases/counter/take-payment.ts';
import { voidPayment } from '#use-cases/counter/void-payment.ts';
import { atDesk, command, inCents, stepOf } from '../order-faces.ts';
import * as texts from './texts.ts';

/** Money that is taken and handed back at the counter. */
export const counterPayments = {
  takePayment: procedure
    .meta(
      atDesk(
        command('/orders/{id}/payments', texts.takePayment, {
          description: texts.takePaymentNote,
          failures: [
            ...['payment-called-off', 'payment-awaited-online', 'payment-nothing-due', 'version-conflict'],
            ...['payment-not-at-counter', 'payment-too-small', 'payment-above-due'],
            ...['voucher-code-required', 'voucher-code-invalid'],
          ] as const,
        }),
      ),
    )
    .input(takePaymentInput)
    .mutation(async ({ ctx, input }) => {
      const { method, code = null } = input;
      const payment = { method, amount: inCents(input.amount), code };
      return STAFF_ORDER_WIRE.toWire(await takePayment(ctx.deps, ctx.actor, stepOf(ctx, input), payment));
    }),

  voidPayment: procedure
    .meta(
      atDesk(
        command('/orders/{id}/payments/{payment}/void', texts.voidPayment, {
          description: texts.voidPaymentNote,
          failures: ['payment-not-voidable', 'version-conflict'],
        }),
      ),
    )
    .input(voidPaymentInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await voidPayment(ctx.deps, ctx.actor, stepOf(ctx, input), input.payment)),
    ),

  handBack: procedure
    .meta(
      atDesk(
        command('/orders/{id}/hand-backs', texts.handBack, {
          description: texts.handBackNote,
          failures: [
            ...['hand-back-nothing', 'version-conflict', 'payment-not-at-counter'],
            ...['payment-too-small', 'hand-back-above-held'],
          ] as const,
        }),
      ),
    )
    .input(handBackInput)
    .mutation(async ({ ctx, input }) => {
      const { method = null, reason = null } = input;
      const request = { amount: inCents(input.amount), method, reason };
      return STAFF_ORDER_WIRE.toWire(await handBack(ctx.deps, ctx.actor, stepOf(ctx, input), request));
    }),
};
