import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RateLimiter } from '#api/http/rate-limits.ts';
import { validationError } from '#domain/errors.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Wire } from '#domain/money/wire.ts';
import { TEST_PAYMENT_CHOICES } from '#domain/payment/test-payment-state.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Language } from '#domain/text/language.ts';
import { chooseTestPayment, showTestPayment } from '#use-cases/payments/choose-test-payment.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PageAssets } from './page-renderer.ts';
import type { ShopView } from './shop-view.ts';

export interface TestPaymentInput {
  shop: Wire<Shop>;
  payment: {
    amount: Cents;
    currency: string;
    description: string;
    returnUrl: string;
    isOpen: boolean;
  };
  assets: PageAssets;
}

/** Renders the page of a test payment as a whole document. */
export type TestPaymentRenderer = (language: Language, input: TestPaymentInput) => Promise<string>;

export interface TestPaymentOptions {
  deps: Deps;
  view: ShopView;
  limiter: RateLimiter;
  /** Null: there are no pages. */
  web: {
    renderTestPayment: TestPaymentRenderer;
    assetsOf: (app: 'storefront' | 'storefront-en') => PageAssets;
  } | null;
}

interface Address {
  Params: { id: string };
}

/**
 * GET and POST /test-payment/{id}: the page of the demo's test payment, in place of the one of a provider. Who has its address may
 * choose, as at a provider; no session is looked at, and none is needed.
 */
export function registerTestPayment(
  app: FastifyInstance,
  { deps, view, limiter, web }: TestPaymentOptions,
): void {
  app.register(async (scope) => {
    // A form without scripts; nothing else is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<Address>('/test-payment/:id', async (request, reply) => {
      limiter.take('requests', request.ip);
      const shown = await showTestPayment(deps, request.params.id);
      if (!web || !shown) return reply.callNotFound();
      const { payment, isOpen } = shown;
      const { amount, currency, description, returnUrl, language } = payment;
      const { shop } = await view.current(language);
      const html = await web.renderTestPayment(language, {
        shop,
        payment: { amount, currency, description, returnUrl, isOpen },
        assets: web.assetsOf(language === 'en' ? 'storefront-en' : 'storefront'),
      });
      return unkept(reply).type('text/html; charset=utf-8').send(html);
    });

    scope.post<Address>('/test-payment/:id', async (request, reply) => {
      limiter.take('requests', request.ip);
      const chosen = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
      const choice = TEST_PAYMENT_CHOICES.find((known) => known === chosen);
      if (!choice) throw validationError([{ code: 'invalid', field: 'choice' }]);
      const returnUrl = await chooseTestPayment(deps, request.params.id, choice);
      return returnUrl === null ? reply.callNotFound() : unkept(reply).redirect(returnUrl, 303);
    });
  });
}

/** The page is for one guest, and for now. */
function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
