import type { PlainRoute } from './plain-route.ts';
import * as texts from './texts.ts';

/** What payment providers call, and where they send guests back to. */
export const PAYMENT_ROUTES: readonly PlainRoute[] = [
  {
    method: 'POST',
    path: '/api/payments/webhook/{method}',
    tag: texts.tagPayment,
    summary: texts.paymentWebhook,
    description: texts.paymentWebhookNote,
    access: 'public',
    limit: 'payment-webhooks',
    answer: { type: 'text/plain' },
    failures: ['forbidden', 'not-found', 'unavailable'],
  },
  {
    method: 'GET',
    path: '/payment/return/{uid}/{hash}',
    tag: texts.tagPayment,
    summary: texts.paymentReturn,
    description: texts.paymentReturnNote,
    access: 'public',
    answer: { status: 303, type: 'text/plain' },
  },
];
