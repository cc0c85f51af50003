import { z } from 'zod';
import { type Cents, cents } from '#domain/money/money.ts';
import type { PaymentReport, ReportedState } from '#domain/payment/payment-report.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import type {
  Credentials,
  KnownPayment,
  PaymentProvider,
  PaymentService,
  PaymentToStart,
  RefundToMake,
  StartedPayment,
} from '#use-cases/payments/payment-provider.ts';
import { fetchMeans, localeOf } from './mollie-means.ts';
import { isOwnAddress, localityOf } from './pay-address.ts';
import { type Ask, providerApi, unlessRefused } from './provider-api.ts';

const PAYMENT_ID = /^tr_[A-Za-z0-9]{4,40}$/;

const amountSchema = z.object({ currency: z.string(), value: z.string().regex(/^\d{1,9}\.\d{2}$/) });
type Amount = z.infer<typeof amountSchema>;

/** Ours, as it was sent along; what others made has none. */
const metadataSchema = z.object({ reference: z.string() }).nullish().catch(null);

const refundSchema = z.object({
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  amount: amountSchema,
  metadata: metadataSchema,
});
type Refund = z.infer<typeof refundSchema>;

const paymentSchema = z.object({
  id: z.string().regex(PAYMENT_ID),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: amountSchema,
  /** Missing where nothing was. */
  amountChargedBack: amountSchema.nullish(),
  metadata: metadataSchema,
  method: z.string().max(40).nullish(),
  isCancelable: z.boolean().default(false),
  _embedded: z.object({ refunds: z.array(refundSchema).default([]) }).default({ refunds: [] }),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }).default({}),
});
type Payment = z.infer<typeof paymentSchema>;

/** authorized: the money is reserved only, and may still not come. */
const STATES: Record<Payment['status'], ReportedState> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
};

export interface MollieOptions {
  /** https://api.mollie.com */
  baseUrl: string;
}

/**
 * Mollie's Payments API v2. Its calls are not signed: the payment is fetched instead. Its own client for Node cannot be used
 * (server/decisions/0043).
 */
export function createMollie({ baseUrl }: MollieOptions): PaymentService {
  return {
    ...localityOf(baseUrl),
    connect: (credentials) => connect(baseUrl, credentials),
    paymentOfWebhook({ body }) {
      const ids = new URLSearchParams(body).getAll('id');
      const [id] = ids;
      return ids.length === 1 && id !== undefined && PAYMENT_ID.test(id) ? id : null;
    },
  };
}

function connect(baseUrl: string, { apiKey = '' }: Credentials): PaymentProvider {
  const api = providerApi({ name: 'mollie', baseUrl, authorization: `Bearer ${apiKey}`, reasonIn });
  return {
    start: (payment) => start(api.within(), baseUrl, payment),
    async status(known) {
      const ask = api.within();
      const payment = await fetchPayment(ask, known);
      if (payment.status !== 'authorized') return reportOf(payment);
      await capture(ask, known);
      return reportOf(await fetchPayment(ask, known));
    },
    async cancel(known) {
      const ask = api.within();
      const { isCancelable } = await fetchPayment(ask, known);
      if (!isCancelable) return;
      const path = pathOf(known);
      // Between the two calls the guest may have paid, or gone where there is no way back.
      await unlessRefused(ask({ method: 'DELETE', path, schema: z.unknown() }));
    },
    refund: (known, refund) => makeRefund(api.within(), known, refund),
    isGenuine: () => true,
    async test() {
      const schema = z.object({ count: z.number() });
      const { count } = await api.within()({ method: 'GET', path: '/v2/methods', schema });
      if (count === 0) throw new ProviderFault('refused', 'mollie: no method is enabled for this key');
    },
    means: (currency) => fetchMeans(api.within(), baseUrl, currency),
  };
}

async function start(
  ask: Ask,
  baseUrl: string,
  { reference, amount, currency, description, language, returnUrl, webhookUrl }: PaymentToStart,
): Promise<StartedPayment> {
  const { id, _links } = await ask({
    method: 'POST',
    path: '/v2/payments',
    idempotencyKey: `start-${reference}`,
    body: {
      amount: amountOf(amount, currency),
      description: description.slice(0, 255),
      redirectUrl: returnUrl,
      ...(webhookUrl === null ? {} : { webhookUrl }),
      locale: localeOf(language, currency),
      metadata: { reference },
    },
    schema: paymentSchema,
  });
  const payUrl = _links.checkout?.href ?? '';
  if (!isOwnAddress(payUrl, /(^|\.)mollie\.com$/, baseUrl)) {
    throw new ProviderFault('bad-answer', 'mollie: the page to pay at is not on its host');
  }
  return { providerId: id, payUrl };
}

/** Throws 'bad-answer' when it is not the payment that we started. */
async function fetchPayment(ask: Ask, known: KnownPayment): Promise<Payment> {
  const path = `${pathOf(known)}?embed=refunds`;
  const payment = await ask({ method: 'GET', path, schema: paymentSchema });
  const isOurs =
    payment.id === known.providerId &&
    payment.metadata?.reference === known.reference &&
    payment.amount.currency === known.currency &&
    centsOf(payment.amount) === known.amount;
  if (!isOurs) throw new ProviderFault('bad-answer', 'mollie: another payment than the one started');
  return payment;
}

async function capture(ask: Ask, known: KnownPayment): Promise<void> {
  const asked = ask({
    method: 'POST',
    path: `${pathOf(known)}/captures`,
    idempotencyKey: `capture-${known.reference}`,
    body: { amount: amountOf(known.amount, known.currency) },
    schema: z.unknown(),
  });
  // Refused when it has been asked for already: the payment becomes paid by itself.
  await unlessRefused(asked);
}

/**
 * Mollie forgets idempotency keys after an hour; the reference in the refund's metadata stays. A refund that somebody made in
 * the dashboard counts where nothing is left to be refunded.
 */
async function makeRefund(ask: Ask, known: KnownPayment, refund: RefundToMake): Promise<void> {
  const { _embedded } = await fetchPayment(ask, known);
  const own = _embedded.refunds.filter(({ metadata }) => metadata?.reference === refund.reference);
  if (own.some(isAlive)) return;
  if (own.length > 0) throw new ProviderFault('refused', 'mollie: the refund failed at the bank');
  const made = sumOf(_embedded.refunds.filter(isAlive));
  if (made + refund.amount > known.amount && made >= refund.refundedBefore + refund.amount) return;
  await ask({
    method: 'POST',
    path: `${pathOf(known)}/refunds`,
    idempotencyKey: `refund-${refund.reference}-${refund.amount}`,
    body: { amount: amountOf(refund.amount, known.currency), metadata: { reference: refund.reference } },
    schema: refundSchema,
  });
}

function reportOf({ status, method, amountChargedBack, _embedded: { refunds } }: Payment): PaymentReport {
  const done = refunds.filter((refund) => refund.status === 'refunded');
  const underWay = refunds.filter((refund) => isAlive(refund) && refund.status !== 'refunded');
  const lost = refunds.filter((refund) => !isAlive(refund));
  return {
    state: STATES[status],
    refunded: sumOf(done),
    refunding: sumOf(underWay),
    chargedBack: cents(amountChargedBack ? centsOf(amountChargedBack) : 0),
    lost: lost.flatMap(({ metadata }) => metadata?.reference ?? []),
    means: method ?? null,
  };
}

function isAlive({ status }: Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}

function sumOf(refunds: readonly Refund[]): Cents {
  return cents(refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0));
}

function amountOf(amount: Cents, currency: string): Amount {
  return { currency, value: (amount / 100).toFixed(2) };
}

function centsOf({ value }: Amount): number {
  return Number(value.replace('.', ''));
}

function pathOf({ providerId }: KnownPayment): string {
  return `/v2/payments/${encodeURIComponent(providerId)}`;
}

/** The field that a refusal is about. Its sentence may repeat what we sent. */
function reasonIn(body: unknown): string | null {
  const parsed = z.object({ field: z.string().regex(/^[A-Za-z.]{1,40}$/) }).safeParse(body);
  return parsed.success ? parsed.data.field : null;
}
