import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cents } from '#domain/money/money.ts';
import { MEANS, methodsFor, pictureOf } from './mollie-methods.ts';
import { type PaymentPeer, type PeerPayment, type PeerRefund, refundedOf } from './payment-peer.ts';
import {
  type PeerAnswer,
  type PeerContext,
  type PeerRequest,
  type PeerRoute,
  startPeer,
} from './peer-server.ts';

const API_KEY = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

const amountSchema = z.object({
  currency: z.enum(['EUR', 'CHF']),
  value: z.string().regex(/^(?!0+\.00)\d+\.\d{2}$/),
});
type Amount = z.infer<typeof amountSchema>;
const metadataSchema = z.object({ reference: z.string() }).nullish();

const createSchema = z.object({
  amount: amountSchema,
  description: z.string().min(1).max(255),
  redirectUrl: z.url(),
  webhookUrl: z.url().optional(),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  metadata: metadataSchema,
});
const refundSchema = z.object({ amount: amountSchema, metadata: metadataSchema });

const ERRORS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** Mollie's Payments API v2 as it is documented, with a page to pay at. */
export function startMollie(): Promise<PaymentPeer> {
  return startPeer({
    name: 'Mollie',
    credentials: { apiKey: API_KEY },
    isAuthorized: ({ authorization }) => authorization === `Bearer ${API_KEY}`,
    payPath: '/checkout/select-method/:id',
    errorOf,
    route,
    webhookOf: ({ id }) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${id}`,
    }),
    returnUrlOf: ({ returnUrl }) => returnUrl,
    isRefundAtOnce: false,
    means: MEANS,
  });
}

function errorOf(status: number, field?: string): PeerAnswer {
  const detail = 'What was sent, and why it is wrong.';
  return { status, body: { status, title: ERRORS[status], detail, ...(field ? { field } : {}) } };
}

function route({ method, path, query, json }: PeerRequest, peer: PeerContext): PeerRoute | null {
  if (path === '/v2/methods' && method === 'GET')
    return { call: query.has('locale') ? 'means' : 'test', run: () => methods(query, peer) };
  const picture = method === 'GET' ? pictureOf(path) : null;
  if (picture) return { call: 'picture', isPublic: true, run: () => picture };
  if (path === '/v2/payments' && method === 'POST') return { call: 'create', run: () => create(json, peer) };
  const [, id, part] = /^\/v2\/payments\/([^/]+)(?:\/(refunds|captures))?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const on = (run: (payment: PeerPayment) => PeerAnswer) => () => {
    const payment = peer.ledger.find(id);
    return payment ? run(payment) : errorOf(404);
  };
  if (method === 'GET' && !part)
    return { call: 'get', run: on((payment) => found(payment, peer, query.get('embed'))) };
  if (method === 'DELETE' && !part) return { call: 'cancel', run: on((payment) => cancel(payment, peer)) };
  if (method === 'POST' && part === 'captures')
    return { call: 'capture', run: on((payment) => capture(payment, json, peer)) };
  if (method === 'POST' && part === 'refunds')
    return { call: 'refund', run: on((payment) => refund(payment, json, peer)) };
  return null;
}

function methods(query: URLSearchParams, peer: PeerContext): PeerAnswer {
  const known = methodsFor(query, peer);
  if (known === null) return errorOf(400);
  return { status: 200, body: { count: known.length, _embedded: { methods: known }, _links: {} } };
}

function create(json: unknown, peer: PeerContext): PeerAnswer {
  const parsed = createSchema.safeParse(json);
  if (!parsed.success) return errorOf(422, parsed.error.issues[0]?.path.join('.'));
  const { amount, description, redirectUrl, webhookUrl, locale, metadata } = parsed.data;
  const payment = peer.ledger.add({
    id: `tr_${randomBytes(5).toString('hex')}`,
    reference: metadata?.reference ?? '',
    amount: centsOf(amount),
    currency: amount.currency,
    method: 'creditcard',
    language: locale,
    description,
    returnUrl: redirectUrl,
    webhookUrl: webhookUrl ?? null,
  });
  return { status: 201, body: resourceOf(payment, peer) };
}

function found(payment: PeerPayment, peer: PeerContext, embed: string | null): PeerAnswer {
  const _embedded = { refunds: payment.refunds.map((one) => refundOf(payment, one)) };
  return {
    status: 200,
    body: { ...resourceOf(payment, peer), ...(embed === 'refunds' ? { _embedded } : {}) },
  };
}

function cancel(payment: PeerPayment, peer: PeerContext): PeerAnswer {
  if (!isCancelable(payment)) return errorOf(422);
  peer.ledger.move(payment, 'canceled');
  void peer.announce(payment);
  return { status: 200, body: resourceOf(payment, peer) };
}

function capture(payment: PeerPayment, json: unknown, peer: PeerContext): PeerAnswer {
  const parsed = z.object({ amount: amountSchema }).safeParse(json);
  if (!parsed.success || payment.state !== 'authorized') return errorOf(422, 'amount');
  if (centsOf(parsed.data.amount) !== payment.amount) return errorOf(422, 'amount');
  peer.ledger.move(payment, 'paid');
  void peer.announce(payment);
  const { amount } = parsed.data;
  return { status: 201, body: { resource: 'capture', id: 'cpt_4qqhO89gsT', status: 'succeeded', amount } };
}

function refund(payment: PeerPayment, json: unknown, peer: PeerContext): PeerAnswer {
  const parsed = refundSchema.safeParse(json);
  if (!parsed.success) return errorOf(422, parsed.error.issues[0]?.path.join('.'));
  const { amount, metadata } = parsed.data;
  if (payment.state !== 'paid') return errorOf(422);
  const isTooMuch = refundedOf(payment) + payment.chargedBack + centsOf(amount) > payment.amount;
  if (amount.currency !== payment.currency || isTooMuch) return errorOf(422, 'amount');
  const made: PeerRefund = {
    id: `re_${randomBytes(5).toString('hex')}`,
    reference: metadata?.reference ?? '',
    amount: centsOf(amount),
    state: peer.isRefundAtOnce() ? 'done' : 'pending',
  };
  payment.refunds.push(made);
  return { status: 201, body: refundOf(payment, made) };
}

function isCancelable({ state }: PeerPayment): boolean {
  return state === 'open' || state === 'authorized';
}

function resourceOf(payment: PeerPayment, { url }: PeerContext): object {
  const { id, state, amount, currency, reference, method } = payment;
  const refunded = refundedOf(payment);
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: '2026-11-26T18:00:00+00:00',
    amount: amountOf(amount, currency),
    ...(payment.charges > 0 ? { amountRefunded: amountOf(refunded, currency) } : {}),
    ...(payment.charges > 0 ? { amountRemaining: amountOf(amount - refunded, currency) } : {}),
    ...(payment.chargedBack > 0 ? { amountChargedBack: amountOf(payment.chargedBack, currency) } : {}),
    description: payment.description,
    method: state === 'open' ? null : method,
    metadata: { reference },
    status: state,
    isCancelable: isCancelable(payment),
    locale: payment.language,
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: 'oneoff',
    redirectUrl: payment.returnUrl,
    ...(payment.webhookUrl ? { webhookUrl: payment.webhookUrl } : {}),
    _links: {
      self: { href: `${url}/v2/payments/${id}`, type: 'application/hal+json' },
      ...(state === 'open'
        ? { checkout: { href: `${url}/checkout/select-method/${id}`, type: 'text/html' } }
        : {}),
    },
  };
}

const REFUND_STATES = { pending: 'pending', done: 'refunded', failed: 'failed' } as const;

function refundOf({ id: paymentId, currency }: PeerPayment, { id, reference, amount, state }: PeerRefund) {
  return {
    resource: 'refund',
    id,
    mode: 'test',
    amount: amountOf(amount, currency),
    status: REFUND_STATES[state],
    metadata: reference === '' ? null : { reference },
    paymentId,
    createdAt: '2026-11-26T18:00:00+00:00',
    description: 'Refund',
    _links: {},
  };
}

function amountOf(value: number, currency: string) {
  return { currency, value: (value / 100).toFixed(2) };
}

function centsOf({ value }: Amount) {
  return cents(Number(value.replace('.', '')));
}
