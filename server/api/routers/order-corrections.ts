import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { orderId } from '#inputs/order-commands.ts';
import { reviseItemInput, updateOrderInput } from '#inputs/order-edit.ts';
import { resendOrderMail } from '#use-cases/messages/resend-order-mail.ts';
import { resendOrderSms } from '#use-cases/messages/resend-order-sms.ts';
import { deleteOrder } from '#use-cases/orders/delete-order.ts';
import { recheckPayment } from '#use-cases/orders/recheck-payment.ts';
import { reviseOrderItem } from '#use-cases/orders/revise-order-item.ts';
import { updateOrder } from '#use-cases/orders/update-order.ts';
import { command, commandOf, face, TAG } from './order-faces.ts';

/** What staff do with an order besides moving it on: correct it, check its payment, resend its messages. */
export const orderCorrections = {
  update: procedure
    .meta(
      face('PUT', '/orders/{id}', 'Angaben zu einer Bestellung ändern', {
        description:
          'Was fehlt, bleibt. An einer abgeschlossenen Bestellung ändert sich nur die interne Notiz. Felder, die der Server setzt, dürfen mitgeschickt werden und haben keine Wirkung.',
        headers: ['Idempotency-Key'],
        failures: [
          'email-invalid',
          'phone-invalid',
          'table-unknown',
          'appointment-invalid',
          'appointment-past',
        ],
      }),
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
        summary: 'Bestellungen können nicht gelöscht werden',
        description:
          'Antwortet immer mit 409; alte Bestellungen werden nach der Aufbewahrungsfrist anonymisiert.',
        failures: ['order-not-deletable'],
      },
    })
    .input(orderId)
    .mutation(({ ctx, input }) => deleteOrder(ctx.deps, ctx.actor, input.id)),

  reviseItem: procedure
    .meta(
      face('PUT', '/orders/{id}/items/{index}', 'Eine Position ändern oder entfernen', {
        description:
          'Mit anderer Menge gilt der zugesagte Preis; ein anderes Produkt, eine andere Einheit oder Auswahl kostet, was der Katalog jetzt sagt. Menge 0 entfernt die Position. Was sich dadurch an der Summe ändert, steht in „revisions“; bei bezahlten Bestellungen wird die Differenz weder abgebucht noch rückerstattet.',
        headers: ['Idempotency-Key'],
        failures: [
          'order-not-editable',
          'amount-invalid',
          'last-item',
          'product-unavailable',
          'unit-invalid',
        ],
      }),
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

  updatePaymentStatus: procedure
    .meta(
      command('/orders/{id}/update-payment-status', 'Onlinezahlung beim Anbieter nachprüfen', {
        description: 'Eine Bestellung ohne Onlinezahlung bleibt, wie sie ist.',
        failures: ['payment-check-failed'],
      }),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await recheckPayment(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),

  resendMail: procedure
    .meta(
      command('/orders/{id}/resend-new-order-email', 'E-Mails zur neuen Bestellung erneut versenden', {
        description:
          'An die Kundschaft und an die Filiale, auch wenn der erste Versand endgültig gescheitert ist.',
        failures: ['mail-address-missing'],
      }),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await resendOrderMail(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),

  resendSms: procedure
    .meta(
      command('/orders/{id}/resend-new-order-sms', 'SMS zur neuen Bestellung erneut versenden', {
        description: 'An die Telefonnummer der Filiale.',
        failures: ['sms-disabled', 'sms-not-connected', 'sms-phone-missing'],
      }),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await resendOrderSms(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),
};
