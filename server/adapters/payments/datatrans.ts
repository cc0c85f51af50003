import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Cents, cents } from '#domain/money/money.ts';
import type { PaymentReport, ReportedState } from '#domain/payment/payment-report.ts';
import { ProviderFault, type ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import type {
  Credentials,
  KnownPayment,
  PaymentProvider,
  PaymentService,
  PaymentToStart,
  RefundToMake,
  StartedPayment,
  WebhookCall,
} from '#use-cases/payments/payment-provider.ts';
import { jsonOf } from '../json.ts';
import { isOwnAddress, localityOf } from './pay-address.ts';
import { type Ask, providerApi, unlessRefused } from './provider-api.ts';

const TRANSACTION_ID = /^\d{10,25}$/;

const amount = z.int().min(0);
const transactionSchema = z.object({
  transactionId: z.string().regex(TRANSACTION_ID),
  status: z.enum([
    'initialized',
    'challenge_required',
    'challenge_ongoing',
    'authenticated',
    'authorized',
    'settled',
    'transmitted',
    'canceled',
    'failed',
  ]),
  refno: z.string(),
  currency: z.string(),
  paymentMethod: z.string().max(40).nullish(),
  /** The amount is known only once it has been authorized. */
  detail: z
    .object({
      authorize: z.object({ amount: amount.optional() }).optional(),
      settle: z.object({ amount: amount.optional() }).optional(),
    })
    .default({}),
  history: z
    .array(z.object({ action: z.string(), amount: amount.optional(), success: z.boolean().default(false) }))
    .default([]),
});
type Transaction = z.infer<typeof transactionSchema>;

/** settled: goes to the acquirer tonight; transmitted: has gone. Both are final for the guest. */
const STATES: Record<Transaction['status'], ReportedState> = {
  initialized: 'open',
  challenge_required: 'open',
  challenge_ongoing: 'open',
  authenticated: 'open',
  authorized: 'open',
  settled: 'paid',
  transmitted: 'paid',
  canceled: 'canceled',
  failed: 'failed',
};

export interface DatatransOptions {
  /** https://api.datatrans.com */
  baseUrl: string;
  /** https://pay.datatrans.com */
  payUrl: string;
  /** Milliseconds since 1970; set by tests. */
  now?: () => number;
}

/** The JSON API of Datatrans, with its payment page. */
export function createDatatrans({ baseUrl, payUrl, now = Date.now }: DatatransOptions): PaymentService {
  return {
    ...localityOf(baseUrl),
    connect: (credentials) => connect(baseUrl, payUrl, now, credentials),
    paymentOfWebhook({ body }) {
      const parsed = z.object({ transactionId: z.string().regex(TRANSACTION_ID) }).safeParse(jsonOf(body));
      return parsed.success ? parsed.data.transactionId : null;
    },
  };
}

function connect(
  baseUrl: string,
  payUrl: string,
  now: () => number,
  { merchantId = '', password = '', signKey = '' }: Credentials,
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;
  const api = providerApi({ name: 'datatrans', baseUrl, authorization, reasonIn, kindOf });
  return {
    start: (payment) => start(api.within(), { baseUrl, payUrl }, payment),
    async status(known) {
      const ask = api.within();
      return reportOf(await settled(ask, known, await fetchTransaction(ask, known)));
    },
    async cancel(known) {
      const ask = api.within();
      const { status } = await fetchTransaction(ask, known);
      // Datatrans would cancel a settled payment as well, but that is a refund; one that waits for the guest ends by itself.
      if (status === 'authorized') await act(ask, known, 'cancel', { refno: refnoOf(known.reference) });
    },
    refund: (known, refund) => makeRefund(api.within(), known, refund),
    isGenuine: (call) => isSigned(call, signKey, now()),
    async test() {
      const path = `/v1/transactions/${NEVER_A_TRANSACTION}`;
      const asked = api.within()({ method: 'GET', path, schema: z.unknown() });
      await asked.catch((error: unknown) => {
        if (!(error instanceof ProviderFault) || error.kind !== 'unknown-payment') throw error;
      });
    },
  };
}

/** Asking for it proves the login and changes nothing. */
const NEVER_A_TRANSACTION = '100000000000000000';

async function start(
  ask: Ask,
  { baseUrl, payUrl }: { baseUrl: string; payUrl: string },
  payment: PaymentToStart,
): Promise<StartedPayment> {
  const { returnUrl, webhookUrl } = payment;
  const { transactionId } = await ask({
    method: 'POST',
    path: '/v1/transactions',
    idempotencyKey: `start-${payment.reference}`,
    body: {
      currency: payment.currency,
      refno: refnoOf(payment.reference),
      amount: payment.amount,
      autoSettle: true,
      language: payment.language,
      redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' },
      ...(webhookUrl === null ? {} : { webhook: { url: webhookUrl } }),
    },
    schema: z.object({ transactionId: z.string().regex(TRANSACTION_ID) }),
  });
  const page = `${payUrl.replace(/\/+$/, '')}/v1/start/${transactionId}`;
  if (!isOwnAddress(page, /^pay\.(sandbox\.)?datatrans\.com$/, baseUrl)) {
    throw new ProviderFault('bad-answer', 'datatrans: the page to pay at is not on its host');
  }
  return { providerId: transactionId, payUrl: page };
}

/** Throws 'bad-answer' when it is not the payment that we started. */
async function fetchTransaction(ask: Ask, known: KnownPayment): Promise<Transaction> {
  const transaction = await ask({ method: 'GET', path: pathOf(known), schema: transactionSchema });
  const { authorize, settle } = transaction.detail;
  const amounts = [authorize?.amount, settle?.amount].filter((value) => value !== undefined);
  const isOurs =
    transaction.transactionId === known.providerId &&
    transaction.refno === refnoOf(known.reference) &&
    transaction.currency === known.currency &&
    amounts.every((value) => value === known.amount) &&
    (amounts.length > 0 || STATES[transaction.status] !== 'paid');
  if (!isOurs) throw new ProviderFault('bad-answer', 'datatrans: another payment than the one started');
  return transaction;
}

/** The transaction after capturing what was only authorized. */
async function settled(ask: Ask, known: KnownPayment, transaction: Transaction): Promise<Transaction> {
  if (transaction.status !== 'authorized') return transaction;
  const { reference, currency } = known;
  await act(ask, known, 'settle', { amount: known.amount, currency, refno: refnoOf(reference) });
  return fetchTransaction(ask, known);
}

/**
 * Without an idempotency key: the state of the transaction allows it once, and with a key a refusal of the moment would be the
 * answer for an hour.
 */
async function act(ask: Ask, known: KnownPayment, action: 'settle' | 'cancel', body: object): Promise<void> {
  await unlessRefused(ask({ method: 'POST', path: `${pathOf(known)}/${action}`, body, schema: z.unknown() }));
}

/**
 * Datatrans forgets idempotency keys after an hour, and its history does not name the credits of a transaction: one whose
 * answer was lost is recognized by their sum.
 */
async function makeRefund(ask: Ask, known: KnownPayment, refund: RefundToMake): Promise<void> {
  const transaction = await settled(ask, known, await fetchTransaction(ask, known));
  if (creditsOf(transaction) >= refund.refundedBefore + refund.amount) return;
  await ask({
    method: 'POST',
    path: `${pathOf(known)}/credit`,
    idempotencyKey: `refund-${refund.reference}-${refund.amount}`,
    body: { amount: refund.amount, currency: known.currency, refno: refnoOf(refund.reference) },
    schema: z.unknown(),
  });
}

function reportOf(transaction: Transaction): PaymentReport {
  return {
    state: STATES[transaction.status],
    refunded: creditsOf(transaction),
    // Datatrans credits at once, or refuses.
    refunding: cents(0),
    // Its API does not know them: the acquirer tells the shop.
    chargedBack: cents(0),
    lost: [],
    means: transaction.paymentMethod ?? null,
  };
}

function creditsOf({ history }: Transaction): Cents {
  const credits = history.filter(({ action, success }) => action === 'credit' && success);
  return cents(credits.reduce((sum, credit) => sum + (credit.amount ?? 0), 0));
}

/** Datatrans takes 20 characters; a longer reference becomes a hash of itself, always the same. */
function refnoOf(reference: string): string {
  return reference.length <= 20
    ? reference
    : createHash('sha256').update(reference).digest('hex').slice(0, 20).toUpperCase();
}

function pathOf({ providerId }: KnownPayment): string {
  return `/v1/transactions/${encodeURIComponent(providerId)}`;
}

/** Old calls prove nothing, and change nothing: clocks may differ, and a call that failed is repeated for hours. */
const OLDEST_CALL_MS = 24 * 3_600_000;
const EARLIEST_CALL_MS = 5 * 60_000;

/** Whether the body was signed with our key: HMAC-SHA256 over the time and the body as received. */
function isSigned({ headers, body }: WebhookCall, signKey: string, now: number): boolean {
  const match = /^t=(\d{10,15}),\s*s0=([0-9a-f]{64})$/.exec(headers['datatrans-signature'] ?? '');
  const [, time = '', signature = ''] = match ?? [];
  if (!match || signKey === '') return false;
  const age = now - Number(time);
  if (age > OLDEST_CALL_MS || age < -EARLIEST_CALL_MS) return false;
  const expected = createHmac('sha256', Buffer.from(signKey, 'hex')).update(time).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** One of the documented words, as 'INVALID_PROPERTY'. The sentence beside it may repeat what we sent. */
function reasonIn(body: unknown): string | null {
  const schema = z.object({ error: z.object({ code: z.string().regex(/^[A-Z_]{1,40}$/) }) });
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data.error.code : null;
}

function kindOf(reason: string): ProviderFaultKind | null {
  if (reason === 'UNAUTHORIZED') return 'unauthorized';
  if (reason === 'TRANSACTION_NOT_FOUND') return 'unknown-payment';
  return reason === 'SERVER_ERROR' ? 'busy' : null;
}
