import { z } from 'zod';
import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { orderId } from '#inputs/order-commands.ts';
import { reviseItemInput, updateOrderInput, weighOrderInput } from '#inputs/order-edit.ts';
import { resendOrderMail } from '#use-cases/messages/resend-order-mail.ts';
import { resendOrderSms } from '#use-cases/messages/resend-order-sms.ts';
import { deleteOrder } from '#use-cases/orders/delete-order.ts';
import { reviseOrderItem } from '#use-cases/orders/revise-order-item.ts';
import { updateOrder } from '#use-cases/orders/update-order.ts';
import { showScale, weighOrder } from '#use-cases/orders/weigh-order.ts';
import { recheckPayment } from '#use-cases/payments/recheck-payment.ts';
import { atDesk, command, commandOf, face, TAG } from './order-faces.ts';
import * as texts from './order-texts.ts';

/** What is left to weigh. */
const scaleSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      index: z.int().min(0),
      centsPerUnit: z.number().nullable().describe(texts.orderCorrectionsCentsPerUnit),
    }),
  ),
});

/** What staff do with an order besides moving it on: correct it, check its payment, resend its messages. */
export const orderCorrections = {
  update: procedure
    .meta(
      atDesk(
        face('PUT', '/orders/{id}', texts.orderCorrectionsUpdate, {
          description: texts.orderCorrectionsUpdateNote,
          headers: ['Idempotency-Key'],
          failures: [
            'email-invalid',
            'phone-invalid',
            'table-unknown',
            'appointment-invalid',
            'appointment-past',
          ],
        }),
      ),
    )
    .input(updateOrderInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await updateOrder(ctx.deps, ctx.actor, input, ctx.request.idempotencyKey)),
    ),

  remove: procedure
    .meta({
      access: ['ROLE_MANAGER'],
      rest: {
        method: 'DELETE',
        path: '/orders/{id}',
        status: 204,
        tag: TAG,
        summary: texts.orderCorrectionsRemove,
        description: texts.orderCorrectionsRemoveNote,
        failures: ['order-not-deletable'],
      },
    })
    .input(orderId)
    .mutation(({ ctx, input }) => deleteOrder(ctx.deps, ctx.actor, input.id)),

  reviseItem: procedure
    .meta(
      atDesk(
        face('PUT', '/orders/{id}/items/{index}', texts.orderCorrectionsReviseItem, {
          description: texts.orderCorrectionsReviseItemNote,
          headers: ['Idempotency-Key'],
          failures: [
            'order-not-editable',
            'amount-invalid',
            'last-item',
            'product-unavailable',
            'unit-invalid',
          ],
        }),
      ),
    )
    .input(reviseItemInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(
        await reviseOrderItem(ctx.deps, ctx.actor, {
          id: input.id,
          index: input.index,
          amount: input.amount,
          product: input.product ?? null,
          unit: input.unit ?? null,
          parts: input.parts ?? null,
          note: input.note ?? null,
          version: input.version ?? null,
          idempotencyKey: ctx.request.idempotencyKey,
        }),
      ),
    ),

  scale: procedure
    .meta(
      face('GET', '/orders/{id}/weights', texts.orderCorrectionsScale, {
        description: texts.orderCorrectionsScaleNote,
        output: scaleSchema,
      }),
    )
    .input(orderId)
    .query(({ ctx, input }) => showScale(ctx.deps, ctx.actor, input.id)),

  weigh: procedure
    .meta(
      command('/orders/{id}/weights', texts.orderCorrectionsWeigh, {
        description: texts.orderCorrectionsWeighNote,
        failures: ['order-not-editable', 'version-conflict', 'amount-invalid', 'amount-too-large'],
      }),
    )
    .input(weighOrderInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(
        await weighOrder(ctx.deps, ctx.actor, {
          ...commandOf(ctx, input),
          version: input.version ?? null,
          items: input.items,
        }),
      ),
    ),

  updatePaymentStatus: procedure
    .meta(
      atDesk(
        command('/orders/{id}/update-payment-status', texts.orderCorrectionsUpdatePaymentStatus, {
          description: texts.orderCorrectionsUpdatePaymentStatusNote,
          failures: ['payment-check-failed'],
        }),
      ),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await recheckPayment(ctx.deps, ctx.actor, input.id)),
    ),

  resendMail: procedure
    .meta(
      atDesk(
        command('/orders/{id}/resend-new-order-email', texts.orderCorrectionsResendMail, {
          description: texts.orderCorrectionsResendMailNote,
          failures: ['mail-address-missing'],
        }),
      ),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await resendOrderMail(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),

  resendSms: procedure
    .meta(
      atDesk(
        command('/orders/{id}/resend-new-order-sms', texts.orderCorrectionsResendSms, {
          description: texts.orderCorrectionsResendSmsNote,
          failures: ['sms-disabled', 'sms-not-connected', 'sms-phone-missing'],
        }),
      ),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await resendOrderSms(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),
};
