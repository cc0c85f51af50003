import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/http/context.ts';
import { AppError } from '#domain/errors.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import { addressIn } from '#domain/text/language.ts';
import { type PaymentsInQuestion, receiveWebhook } from '#use-cases/payments/receive-webhook.ts';
import { returnFromPayment } from '#use-cases/payments/return-from-payment.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** Providers send a few hundred bytes. */
const WEBHOOK_BYTES = 64 * 1_024;

/**
 * POST /api/payments/webhook/{method}: 200 for whatever is understood, known or not, so that a caller learns nothing; 403 for what
 * the provider would have signed; 503 when it cannot be asked, so that it calls again. To be registered behind the door of /api.
 */
export async function registerWebhooks(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
  const inQuestion: PaymentsInQuestion = new Map();
  await app.register(async (scope) => {
    // Signatures are about the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: WEBHOOK_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/payments/webhook/:method', async (request, reply) => {
      const { deps, limit } = contextOf(request, reply);
      const { method: code } = request.params as { method: string };
      const method = methodOf(code);
      if (!method?.isOnline) throw new AppError('not-found');
      limit('payment-webhooks');
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      );
      const body = typeof request.body === 'string' ? request.body : '';
      try {
        await receiveWebhook(deps, inQuestion, { method: method.code, call: { headers, body } });
      } catch (error) {
        deps.log.warn({ err: error, method: code }, 'a webhook could not be followed');
        if (error instanceof AppError && error.code === 'forbidden') throw error;
        throw new AppError('unavailable', { cause: error });
      }
      return reply.header('cache-control', 'no-store').type('text/plain').send('');
    });
  });
}

/** GET /payment/return/{uid}/{hash}: guests come here from the provider and are sent on to the page that shows where their order stands. */
export function registerPaymentReturn(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/payment/return/:uid/:hash', async (request, reply) => {
    const { deps, limitEverywhere, requireLimit } = contextOf(request, reply);
    requireLimit('order-misses');
    const address = request.params as { uid: string; hash: string };
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      const next = await returnFromPayment(deps, address);
      const page =
        next.page === 'status'
          ? `/status/${address.uid}/${address.hash}`
          : `/store/${encodeURIComponent(next.branch)}/checkout/error#${address.uid}/${address.hash}`;
      return sendOn(reply, addressIn(next.language, page));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
      await limitEverywhere('order-misses');
      return sendOn(reply, '/');
    }
  });
}

function sendOn(reply: FastifyReply, page: string) {
  return reply.code(303).header('location', page).type('text/plain').send('');
}
