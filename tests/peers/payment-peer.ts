import type { Cents } from '#domain/money/money.ts';
import { cents } from '#domain/money/money.ts';

/** What a payment can be at any provider; each has its own words for it. */
export type PeerState = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

export interface PeerRefund {
  id: string;
  /** As it was sent. */
  reference: string;
  amount: Cents;
  state: 'pending' | 'done' | 'failed';
}

export interface PeerPayment {
  id: string;
  /** As it was sent. */
  reference: string;
  amount: Cents;
  currency: string;
  /** What the provider's status page would say. */
  state: PeerState;
  method: string;
  language: string;
  description: string;
  returnUrl: string;
  webhookUrl: string | null;
  refunds: PeerRefund[];
  /** What the guest's bank has taken back. */
  chargedBack: number;
  /** How often money was taken for it. */
  charges: number;
}

/** The calls that can go wrong. */
export type PeerCall = 'create' | 'get' | 'capture' | 'cancel' | 'refund' | 'test' | 'means' | 'picture';

export type Mishap =
  /** Does it, and answers a second later. */
  | 'late'
  /** Takes the call, does nothing, never answers. */
  | 'silent'
  /** Hangs up without having done anything. */
  | 'cut'
  /** Does it, and hangs up. */
  | 'lost-answer'
  /** Does it, and never answers. */
  | 'hanging-answer'
  /** Does it, and sends a byte now and then. */
  | 'trickle'
  /** Does it, and answers with a page for people. */
  | 'garbage'
  /** Does it, and answers with a megabyte. */
  | 'huge'
  /** 302 to somewhere else. */
  | 'elsewhere'
  /** 401 */
  | 'unauthorized'
  /** 429 */
  | 'busy'
  /** 500 */
  | 'broken'
  /** 4xx: never. */
  | 'refused';

export interface PeerWebhook {
  headers: Record<string, string>;
  body: string;
}

/** How webhooks leave: at once, at once and twice, only when the test says so, or never. */
export type WebhookMode = 'sent' | 'doubled' | 'held' | 'off';

/** How a webhook call is forged. */
export type Forgery = 'wrong-signature' | 'no-signature' | 'old';

export interface Delivery {
  id: string;
  status: number;
}

/** A payment provider on loopback, and what tests do with it. */
export interface PaymentPeer {
  /** Base address of API and pay pages. */
  url: string;
  /** The account that it knows. */
  credentials: Readonly<Record<string, string>>;
  payments(): readonly PeerPayment[];
  /** The payment with our reference; throws if there is none or more than one. */
  of(reference: string): PeerPayment;
  /** As if the guest had done it, at any time and in any order; resolves when its webhooks have been answered. */
  set(id: string, state: PeerState): Promise<void>;
  /** What the bank did with refunds that are under way; resolves when its webhooks have been answered. */
  setRefunds(id: string, state: 'done' | 'failed'): Promise<void>;
  /** The guest's bank takes money back; resolves when its webhooks have been answered. */
  chargeBack(id: string, amount: number): Promise<void>;
  /** Whether refunds are done at once, or stay under way. */
  refundAtOnce(isAtOnce: boolean): void;
  /** What can be paid with, in the provider's words. */
  offer(means: readonly string[]): void;
  fail(call: PeerCall, mishap: Mishap, times?: number): void;
  /** Nothing goes wrong any more. */
  heal(): void;
  /** Idempotency keys are forgotten, as they are after an hour. */
  forgetKeys(): void;
  webhooks(mode: WebhookMode): void;
  /** What was held back since the last time, in the order in which it happened. */
  takeHeld(): PeerPayment[];
  /** Sends a webhook about a payment now; its status. */
  notify(id: string, forgery?: Forgery): Promise<number>;
  /** Webhooks that were sent, with the status of the answer; 0: none came. */
  deliveries(): readonly Delivery[];
  /** Calls that arrived. */
  calls(call: PeerCall): number;
  /** Payments for which money was taken; of a reference, or all. */
  charges(reference?: string): number;
  charged(reference?: string): Cents;
  /** What was or is being paid back. */
  refunded(reference?: string): Cents;
  close(): Promise<void>;
}

/** What a provider takes is what it has of all payments. */
export class Ledger {
  readonly all: PeerPayment[] = [];

  add(payment: Omit<PeerPayment, 'state' | 'refunds' | 'chargedBack' | 'charges'>): PeerPayment {
    const added: PeerPayment = { ...payment, state: 'open', refunds: [], chargedBack: 0, charges: 0 };
    this.all.push(added);
    return added;
  }

  find(id: string): PeerPayment | undefined {
    return this.all.find((payment) => payment.id === id);
  }

  of(reference: string): PeerPayment {
    const found = this.all.filter((payment) => payment.reference === reference);
    const [payment] = found;
    if (!payment || found.length > 1) throw new Error(`${found.length} payments of ${reference}`);
    return payment;
  }

  move(payment: PeerPayment, state: PeerState): void {
    if (state === 'paid' && payment.state !== 'paid') payment.charges += 1;
    payment.state = state;
  }

  charges(reference?: string): number {
    return this.#of(reference).reduce((sum, { charges }) => sum + charges, 0);
  }

  charged(reference?: string): Cents {
    return cents(this.#of(reference).reduce((sum, { charges, amount }) => sum + charges * amount, 0));
  }

  refunded(reference?: string): Cents {
    return cents(this.#of(reference).reduce((sum, payment) => sum + refundedOf(payment), 0));
  }

  #of(reference: string | undefined): PeerPayment[] {
    return this.all.filter((payment) => reference === undefined || payment.reference === reference);
  }
}

/** What was or is being paid back of a payment. */
export function refundedOf({ refunds }: PeerPayment): Cents {
  const alive = refunds.filter(({ state }) => state !== 'failed');
  return cents(alive.reduce((sum, { amount }) => sum + amount, 0));
}
