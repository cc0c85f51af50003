import type { Context } from '#api/http/context.ts';
import { found } from '#api/http/secret-address.ts';
import { procedure, type RestMeta, router } from '#api/http/trpc.ts';
import { DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { senderKeys } from '#domain/ordering/brake/sender.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { placeOrderInput } from '#inputs/place-order.ts';
import { choosePaymentInput, publicOrderInput, questionnaireInput } from '#inputs/public-order.ts';
import { followOrderInput } from '#inputs/push.ts';
import { answerQuestionnaire } from '#use-cases/orders/answer-questionnaire.ts';
import { answerCounterAppointment, cancelAsGuest } from '#use-cases/orders/command-order.ts';
import { showPublicOrder } from '#use-cases/orders/show-public-order.ts';
import { choosePayment } from '#use-cases/payments/choose-payment.ts';
import { placeAndPay } from '#use-cases/payments/place-and-pay.ts';
import { followOrder } from '#use-cases/push/follow-order.ts';
import { payableOrderSchema, publicOrderSchema } from './order-schemas.ts';
import * as texts from './order-texts.ts';
import { publicInvoices } from './orders/order-invoices.ts';
import * as pushTexts from './push/push-texts.ts';

const TAG = texts.tagOrdering;

const ORDER_FAILURES: RestMeta['failures'] = [
  'price-changed',
  'proof-required',
  'sender-blocked',
  'sender-busy',
  'idempotency-conflict',
  'idempotency-key-invalid',
  'branch-unavailable',
  'branch-closed',
  'service-unavailable',
  'cart-empty',
  'product-unavailable',
  'product-sold-out',
  'product-few-left',
  'option-sold-out',
  'amount-invalid',
  'minimum-order-value',
  'appointment-required',
  'service-paused',
  'payment-method-unavailable',
  'legal-instructions-required',
  'privacy-policy-required',
];

function face(
  method: RestMeta['method'],
  path: RestMeta['path'],
  summary: string,
  more: Partial<RestMeta> = {},
) {
  return {
    access: 'public' as const,
    rest: { method, path, tag: TAG, summary, output: publicOrderSchema, ...more },
  };
}

/** What customers do: place an order, follow it by its secret address, reply to the shop. */
export const orderPublicRouter = router({
  ...publicInvoices,

  place: procedure
    .meta({
      ...face('POST', '/orders', texts.orderPublicPlace, {
        status: 201,
        headers: ['Idempotency-Key'],
        failures: ORDER_FAILURES,
        description: texts.orderPublicPlaceNote,
        output: payableOrderSchema,
      }),
      limit: 'orders',
    })
    .input(placeOrderInput)
    .mutation(async ({ ctx, input: { proof = null, ...input } }) => {
      const sent = senderKeys({
        email: input.email,
        phone: input.phone,
        country: DEFAULT_COUNTRY,
        address: null,
      });
      const contact = sent.email ?? sent.phone;
      if (contact) ctx.requireLimit('order-contact', contact);
      const { order, isNew, ...payment } = await placeAndPay(ctx.deps, {
        input,
        idempotencyKey: ctx.request.idempotencyKey,
        actor: ctx.actor,
        client: ctx.isLimited ? { address: ctx.request.ip, proof } : null,
      });
      if (contact && isNew) countQuietly(ctx, contact);
      return { ...PUBLIC_ORDER_WIRE.toWire(order), ...payment };
    }),

  show: procedure
    .meta(face('GET', '/orders/public/{uid}/{hash}', texts.orderPublicShow))
    .input(publicOrderInput)
    .query(({ ctx, input }) =>
      found(ctx, async () => PUBLIC_ORDER_WIRE.toWire(await showPublicOrder(ctx.deps, input))),
    ),

  acceptCounterAppointment: procedure
    .meta({
      ...face(
        'POST',
        '/orders/public/{uid}/{hash}/confirm-counter-appointment',
        texts.orderPublicAcceptCounterAppointment,
        {
          failures: ['order-state-conflict', 'counter-appointment-missing'],
        },
      ),
      limit: 'counter-appointment',
    })
    .input(publicOrderInput)
    .mutation(({ ctx, input }) =>
      found(ctx, async () =>
        PUBLIC_ORDER_WIRE.toWire(await answerCounterAppointment(ctx.deps, input, 'accept-proposal')),
      ),
    ),

  declineCounterAppointment: procedure
    .meta({
      ...face(
        'POST',
        '/orders/public/{uid}/{hash}/reject-counter-appointment',
        texts.orderPublicDeclineCounterAppointment,
        {
          failures: ['order-state-conflict', 'counter-appointment-missing'],
        },
      ),
      limit: 'counter-appointment',
    })
    .input(publicOrderInput)
    .mutation(({ ctx, input }) =>
      found(ctx, async () =>
        PUBLIC_ORDER_WIRE.toWire(await answerCounterAppointment(ctx.deps, input, 'decline-proposal')),
      ),
    ),

  cancel: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/cancel', texts.orderPublicCancel, {
        failures: ['guest-cancel-late', 'guest-cancel-disabled'],
      }),
      limit: 'guest-cancel',
    })
    .input(publicOrderInput)
    .mutation(({ ctx, input }) =>
      found(ctx, async () => PUBLIC_ORDER_WIRE.toWire(await cancelAsGuest(ctx.deps, input))),
    ),

  pay: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/payment', texts.orderPublicPay, {
        description: texts.orderPublicPayNote,
        output: payableOrderSchema,
        failures: ['payment-too-late', 'payment-method-unavailable'],
      }),
      limit: 'payment-starts',
    })
    .input(choosePaymentInput)
    .mutation(({ ctx, input: { paymentMethod = null, ...address } }) =>
      found(ctx, async () => {
        const { order, paymentRedirectUrl } = await choosePayment(ctx.deps, address, paymentMethod);
        return { ...PUBLIC_ORDER_WIRE.toWire(order), paymentRedirectUrl };
      }),
    ),

  follow: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'POST',
        path: '/orders/public/{uid}/{hash}/push',
        status: 204,
        tag: TAG,
        summary: pushTexts.orderPublicPush,
        description: pushTexts.orderPublicPushNote,
        failures: ['push-endpoint-invalid', 'push-followers-many'],
      },
      limit: 'push',
    })
    .input(followOrderInput)
    .mutation(({ ctx, input: { uid, hash, ...address } }) =>
      found(ctx, () => followOrder(ctx.deps, { uid, hash }, address)),
    ),

  questionnaire: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/questionnaire', texts.orderPublicQuestionnaire, {
        headers: ['Idempotency-Key'],
        failures: ['questionnaire-closed', 'rating-invalid', 'idempotency-conflict'],
      }),
      limit: 'questionnaire',
    })
    .input(questionnaireInput)
    .mutation(({ ctx, input: { uid, hash, rating, foodRating, serviceRating, processRating, comment } }) =>
      found(ctx, async () =>
        PUBLIC_ORDER_WIRE.toWire(
          await answerQuestionnaire(ctx.deps, {
            uid,
            hash,
            draft: {
              rating: rating ?? null,
              foodRating: foodRating ?? null,
              serviceRating: serviceRating ?? null,
              processRating: processRating ?? null,
              comment: comment ?? '',
            },
            idempotencyKey: ctx.request.idempotencyKey,
          }),
        ),
      ),
    ),
});

/** The order is placed, and its guest waits for nothing more; a limit it used up applies to the next one. */
function countQuietly(ctx: Context, contact: string): void {
  ctx.limitEverywhere('order-contact', contact).catch(() => {});
}
