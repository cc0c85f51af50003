import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { cents } from '#domain/money/money.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import { startDatatrans } from '#tests/peers/datatrans.ts';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import type {
  KnownPayment,
  PaymentProvider,
  PaymentService,
  PaymentToStart,
  RefundToMake,
} from '#use-cases/payments/payment-provider.ts';

export const TO_START: PaymentToStart = {
  reference: 'ORDER-4711-1',
  amount: cents(2_345),
  currency: 'EUR',
  description: 'Bestellung 4711',
  language: 'de',
  returnUrl: 'https://shop.example.at/order/4711',
  webhookUrl: null,
};

export const PROVIDERS = {
  mollie: { startPeer: startMollie, serviceOf: (url: string) => createMollie({ baseUrl: url }) },
  datatrans: {
    startPeer: startDatatrans,
    serviceOf: (url: string) => createDatatrans({ baseUrl: url, payUrl: url }),
  },
} as const;
export const names = Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[];

export interface ProviderCase {
  readonly peer: PaymentPeer;
  readonly service: PaymentService;
  readonly provider: PaymentProvider;
  started(over?: Partial<PaymentToStart>): Promise<KnownPayment>;
  paid(over?: Partial<PaymentToStart>): Promise<KnownPayment>;
}

/** A peer of its own for each test of a `describe`, and the adapter that talks to it. */
export function eachWithPeer(name: keyof typeof PROVIDERS): ProviderCase {
  let peer: PaymentPeer;
  let service: PaymentService;
  let provider: PaymentProvider;
  beforeEach(async () => {
    peer = await PROVIDERS[name].startPeer();
    service = PROVIDERS[name].serviceOf(peer.url);
    provider = service.connect(peer.credentials);
  });
  afterEach(() => peer.close());

  const started = async (over: Partial<PaymentToStart> = {}): Promise<KnownPayment> =>
    knownAs((await provider.start({ ...TO_START, ...over })).providerId, over);
  return {
    get peer() {
      return peer;
    },
    get service() {
      return service;
    },
    get provider() {
      return provider;
    },
    started,
    async paid(over = {}) {
      const known = await started(over);
      await peer.set(known.providerId, 'paid');
      return known;
    },
  };
}

/** The fault of a call; fails if there is none. */
export async function faultOf(call: Promise<unknown>): Promise<ProviderFault> {
  const fault = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof ProviderFault)) throw new Error(`no fault but ${String(fault)}`);
  return fault;
}

/** The kind of a call's fault. */
export const kindOf = async (call: Promise<unknown>) => (await faultOf(call)).kind;

/** The payment of `TO_START`, as whoever started it knows it. */
export function knownAs(providerId: string, over: Partial<PaymentToStart> = {}): KnownPayment {
  const { reference, amount, currency } = { ...TO_START, ...over };
  return { providerId, reference, amount, currency };
}

export function refundOf(amount: number, refundedBefore = 0, reference = 'REFUND-1'): RefundToMake {
  return { reference, amount: cents(amount), refundedBefore: cents(refundedBefore) };
}

/** An HTTP server on loopback, and its address. */
export async function listening(
  answer: RequestListener,
): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
