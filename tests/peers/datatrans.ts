import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { cents } from '#domain/money/money.ts';
import {
  type Forgery,
  type PaymentPeer,
  type PeerPayment,
  type PeerState,
  type PeerWebhook,
  refundedOf,
} from './payment-peer.ts';
import {
  type PeerAnswer,
  type PeerContext,
  type PeerRequest,
  type PeerRoute,
  startPeer,
} from './peer-server.ts';

const CREDENTIALS = {
  merchantId: '1100004450',
  password: 'Ie9fzB7H!vcXdPmt',
  signKey: '1ab2c3d4'.repeat(16),
} as const;

const amount = z.int().min(1);
const currency = z.enum(['CHF', 'EUR']);
const refno = z.string().min(1).max(20);
const initSchema = z.strictObject({
  amount,
  currency,
  refno,
  autoSettle: z.boolean(),
  language: z.enum(['de', 'en', 'fr', 'it']),
  redirect: z.strictObject({
    successUrl: z.url(),
    cancelUrl: z.url(),
    errorUrl: z.url(),
    method: z.enum(['GET', 'POST']),
  }),
  webhook: z.strictObject({ url: z.url() }).optional(),
});
const moneySchema = z.strictObject({ amount, currency, refno });
const cancelSchema = z.strictObject({ refno });

const CODES: Record<number, string> = {
  400: 'INVALID_TRANSACTION_STATUS',
  401: 'UNAUTHORIZED',
  404: 'TRANSACTION_NOT_FOUND',
  409: 'CLIENT_ERROR',
  422: 'CLIENT_ERROR',
  429: 'CLIENT_ERROR',
  500: 'SERVER_ERROR',
};

const STATUSES: Record<PeerState, string> = {
  open: 'initialized',
  pending: 'challenge_ongoing',
  authorized: 'authorized',
  paid: 'settled',
  canceled: 'canceled',
  // It has no word of its own for what the guest has let go by.
  expired: 'failed',
  failed: 'failed',
};

/** The JSON API of Datatrans as it is documented, with its payment page. */
export function startDatatrans(): Promise<PaymentPeer> {
  const login = Buffer.from(`${CREDENTIALS.merchantId}:${CREDENTIALS.password}`).toString('base64');
  return startPeer({
    name: 'Datatrans',
    credentials: CREDENTIALS,
    isAuthorized: ({ authorization }) => authorization === `Basic ${login}`,
    payPath: '/v1/start/:id',
    errorOf,
    route,
    webhookOf,
    returnUrlOf: ({ id, returnUrl }) => {
      const url = new URL(returnUrl);
      url.searchParams.set('datatransTrxId', id);
      return url.href;
    },
    isRefundAtOnce: true,
    // It tells nobody.
    means: [],
  });
}

function errorOf(status: number, code = CODES[status]): PeerAnswer {
  return { status, body: { error: { code, message: 'What was sent, and why it is wrong.' } } };
}

function route({ method, path, json }: PeerRequest, peer: PeerContext): PeerRoute | null {
  if (path === '/v1/transactions' && method === 'POST')
    return { call: 'create', run: () => init(json, peer) };
  const [, id, action] = /^\/v1\/transactions\/(\d+)(?:\/(settle|cancel|credit))?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const payment = peer.ledger.find(id);
  const on = (run: (payment: PeerPayment) => PeerAnswer) => () => (payment ? run(payment) : errorOf(404));
  if (method === 'GET' && !action)
    return { call: payment ? 'get' : 'test', run: on((found) => ({ status: 200, body: statusOf(found) })) };
  if (method !== 'POST') return null;
  if (action === 'settle') return { call: 'capture', run: on((found) => settle(found, json, peer)) };
  if (action === 'cancel') return { call: 'cancel', run: on((found) => cancel(found, json, peer)) };
  return { call: 'refund', run: on((found) => credit(found, json)) };
}

let transactions = 0;

function init(json: unknown, peer: PeerContext): PeerAnswer {
  const parsed = initSchema.safeParse(json);
  if (!parsed.success) return errorOf(400, 'INVALID_PROPERTY');
  const { data } = parsed;
  transactions += 1;
  const payment = peer.ledger.add({
    id: `261126${String(Date.now()).slice(-6)}${String(transactions).padStart(6, '0')}`,
    reference: data.refno,
    amount: cents(data.amount),
    currency: data.currency,
    method: 'TWI',
    language: data.language,
    description: '',
    returnUrl: data.redirect.successUrl,
    webhookUrl: data.webhook?.url ?? null,
  });
  const location = `${peer.url}/v1/start/${payment.id}`;
  return { status: 201, headers: { location }, body: { transactionId: payment.id } };
}

function settle(payment: PeerPayment, json: unknown, peer: PeerContext): PeerAnswer {
  const parsed = moneySchema.safeParse(json);
  if (!parsed.success || parsed.data.amount > payment.amount) return errorOf(400, 'INVALID_PROPERTY');
  if (payment.state !== 'authorized') return errorOf(400);
  peer.ledger.move(payment, 'paid');
  return { status: 204 };
}

function cancel(payment: PeerPayment, json: unknown, peer: PeerContext): PeerAnswer {
  if (!cancelSchema.safeParse(json).success) return errorOf(400, 'INVALID_PROPERTY');
  if (payment.state !== 'authorized' && payment.state !== 'paid') return errorOf(400);
  peer.ledger.move(payment, 'canceled');
  return { status: 204 };
}

function credit(payment: PeerPayment, json: unknown): PeerAnswer {
  const parsed = moneySchema.safeParse(json);
  if (!parsed.success) return errorOf(400, 'INVALID_PROPERTY');
  if (payment.state !== 'paid') return errorOf(400);
  const { data } = parsed;
  const isTooMuch = refundedOf(payment) + data.amount > payment.amount;
  if (isTooMuch || data.currency !== payment.currency) return errorOf(400, 'INVALID_PROPERTY');
  // A credit is a transaction of its own.
  transactions += 1;
  const id = `261126${String(Date.now()).slice(-6)}${String(transactions).padStart(6, '0')}`;
  payment.refunds.push({ id, reference: data.refno, amount: cents(data.amount), state: 'done' });
  return { status: 200, body: { transactionId: id, acquirerAuthorizationCode: '190003' } };
}

/** The history names the credits of a transaction by amount only. */
function statusOf(payment: PeerPayment) {
  const { id, state, amount: total, currency: code, reference, method, refunds } = payment;
  const isAuthorized = state === 'authorized' || state === 'paid';
  const date = '2026-11-26T18:00:00Z';
  const step = (action: string, value: number) => ({
    action,
    amount: value,
    source: 'api',
    date,
    success: true,
  });
  return {
    transactionId: id,
    type: 'payment',
    status: STATUSES[state],
    currency: code,
    refno: reference,
    paymentMethod: method,
    detail: {
      ...(state === 'open' ? { init: { expires: '2026-11-26T18:30:00Z' } } : {}),
      ...(isAuthorized ? { authorize: { amount: total, acquirerAuthorizationCode: '190003' } } : {}),
      ...(state === 'paid' ? { settle: { amount: total } } : {}),
      ...(state === 'failed' || state === 'expired' ? { fail: { reason: 'declined' } } : {}),
    },
    history: [
      { ...step('init', total), source: 'redirect', ip: '192.0.2.7' },
      ...(isAuthorized ? [{ ...step('authorize', total), autoSettle: true }] : []),
      ...(state === 'paid' ? [step('settle', total)] : []),
      ...refunds.map((refund) => step('credit', refund.amount)),
    ],
  };
}

const TWO_DAYS_MS = 48 * 3_600_000;

function webhookOf(payment: PeerPayment, forgery: Forgery | null): PeerWebhook {
  const body = JSON.stringify(statusOf(payment));
  const time = String(forgery === 'old' ? Date.now() - TWO_DAYS_MS : Date.now());
  const key = forgery === 'wrong-signature' ? '00'.repeat(64) : CREDENTIALS.signKey;
  const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}${body}`).digest('hex');
  return {
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      ...(forgery === 'no-signature' ? {} : { 'datatrans-signature': `t=${time},s0=${signature}` }),
    },
    body,
  };
}
