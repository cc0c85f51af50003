import { AppError } from '#domain/errors.ts';
import { toWire } from '#domain/wire.ts';
import { placeOrderInput } from '#inputs/place-order.ts';
import { publicOrderInput, questionnaireInput } from '#inputs/public-order.ts';
import { acceptCounterAppointment } from '#use-cases/accept-counter-appointment.ts';
import { answerQuestionnaire } from '#use-cases/answer-questionnaire.ts';
import { declineCounterAppointment } from '#use-cases/decline-counter-appointment.ts';
import { placeOrder } from '#use-cases/place-order.ts';
import { showPublicOrder } from '#use-cases/show-public-order.ts';
import type { Context } from '../context.ts';
import { procedure, type RestMeta, router } from '../trpc.ts';

const TAG = 'Bestellen';

function face(method: RestMeta['method'], path: RestMeta['path'], summary: string, status: 200 | 201 = 200) {
  return { access: 'public' as const, rest: { method, path, tag: TAG, summary, status } };
}

/** What customers do: order, look after the order by its secret address, answer the shop. */
export const orderPublicRouter = router({
  place: procedure
    .meta({ ...face('POST', '/orders', 'Bestellen', 201), limit: 'orders' })
    .input(placeOrderInput)
    .mutation(async ({ ctx, input }) => {
      const contact = input.email.trim().toLowerCase() || input.phone.trim();
      if (contact) ctx.requireLimit('order-contact', contact);
      const { order, isNew } = await placeOrder(ctx.deps, {
        input,
        idempotencyKey: ctx.request.idempotencyKey,
        actor: ctx.actor,
      });
      if (contact && isNew) countQuietly(ctx, contact);
      return toWire(order);
    }),

  show: procedure
    .meta(face('GET', '/orders/public/{uid}/{hash}', 'Bestellstatus'))
    .input(publicOrderInput)
    .query(({ ctx, input }) => found(ctx, async () => toWire(await showPublicOrder(ctx.deps, input)))),

  acceptCounterAppointment: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/confirm-counter-appointment', 'Terminvorschlag annehmen'),
      limit: 'counter-appointment',
    })
    .input(publicOrderInput)
    .mutation(({ ctx, input }) =>
      found(ctx, async () => toWire(await acceptCounterAppointment(ctx.deps, input))),
    ),

  declineCounterAppointment: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/reject-counter-appointment', 'Terminvorschlag ablehnen'),
      limit: 'counter-appointment',
    })
    .input(publicOrderInput)
    .mutation(({ ctx, input }) =>
      found(ctx, async () => toWire(await declineCounterAppointment(ctx.deps, input))),
    ),

  questionnaire: procedure
    .meta({
      ...face('POST', '/orders/public/{uid}/{hash}/questionnaire', 'Bestellung bewerten'),
      limit: 'questionnaire',
    })
    .input(questionnaireInput)
    .mutation(({ ctx, input: { uid, hash, rating, foodRating, serviceRating, processRating, comment } }) =>
      found(ctx, async () =>
        toWire(
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

/** Answers by secret address: kept out of searches and referrers, and guessing is slowed down (attacks A20). */
async function found<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  ctx.setHeader('X-Robots-Tag', 'noindex');
  ctx.setHeader('Referrer-Policy', 'no-referrer');
  ctx.requireLimit('order-misses');
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') ctx.limit('order-misses');
    throw error;
  }
}

/** The order stands; that it used up the limit is the matter of the next one. */
function countQuietly(ctx: Context, contact: string): void {
  try {
    ctx.limit('order-contact', contact);
  } catch {}
}
