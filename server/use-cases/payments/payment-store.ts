import type { Cents } from '#domain/money/money.ts';
import type { AttemptState, RefundState } from '#domain/order/payments/payment-fields.ts';
import type { KnownMeans } from '#domain/payment/payment-means.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Author } from '#use-cases/access/actor.ts';

/** A payment with what only the server knows of it. */
export interface StoredAttempt {
  id: number;
  order: number;
  branch: number;
  method: PaymentMethod;
  state: AttemptState;
  amount: Cents;
  currency: string;
  reference: string;
  /** null = the provider has not answered to its start. */
  providerId: string | null;
  payUrl: string | null;
  at: Date;
}

export interface NewAttempt
  extends Pick<StoredAttempt, 'order' | 'branch' | 'method' | 'amount' | 'currency' | 'reference' | 'at'> {
  author: Author;
}

export interface StoredRefund {
  id: number;
  order: number;
  payment: number;
  amount: Cents;
  state: RefundState;
  /** Made by the guest's bank. */
  isChargeback: boolean;
  reference: string;
}

/** The account of a shop or a branch at a provider. */
export interface StoredPaymentAccount {
  method: PaymentMethod;
  /** null = the whole shop. */
  branch: number | null;
  /** Encrypted. */
  secret: string;
  hint: string;
  /** Why the provider refuses it: a ProviderFaultKind; null = as far as known it works. */
  fault: string | null;
  testedAt: Date | null;
  /** What guests can pay with there, as last known. */
  means: readonly KnownMeans[];
  /** When the provider is asked for them again. */
  meansDueAt: Date;
}

export interface PaymentStore {
  /** Until the transaction ends nobody else starts a payment of this order, or changes the order. */
  lockOrder(order: number): Promise<void>;
  /** Plans looks at the payments of an order, in so many seconds, unless one is due by the first of them anyway. */
  lookSoon(order: number, seconds: readonly number[], at: Date): Promise<void>;
  /** Written before the provider is asked; the id of the payment. */
  addAttempt(attempt: NewAttempt): Promise<number>;
  /**
   * Until the transaction ends nobody notes what the provider said to the start of this payment; false = somebody has. The order
   * must be locked before.
   */
  lockUnstarted(id: number): Promise<boolean>;
  /** Keeps what the provider said to the start; one that was thought lost is open again. */
  attemptStarted(id: number, said: { providerId: string; payUrl: string }): Promise<void>;
  attempt(id: number): Promise<StoredAttempt | null>;
  attemptOf(method: PaymentMethod, providerId: string): Promise<StoredAttempt | null>;
  /** The online payments of an order, the oldest first. */
  attempts(order: number): Promise<StoredAttempt[]>;
  refund(reference: string): Promise<StoredRefund | null>;
  /** The refunds of a payment, the oldest first. */
  refundsOf(payment: number): Promise<StoredRefund[]>;

  accounts(): Promise<StoredPaymentAccount[]>;
  /** The branch's own account, then that of the shop, as far as there are any. */
  accountsFor(method: PaymentMethod, branch: number): Promise<StoredPaymentAccount[]>;
  saveAccount(account: StoredPaymentAccount, at: Date): Promise<void>;
  /** False when there was none. */
  removeAccount(method: PaymentMethod, branch: number | null): Promise<boolean>;
  /** Notes what the provider thinks of the credentials, unless others were stored meanwhile. */
  noteAccountFault(account: StoredPaymentAccount, fault: string | null, at: Date): Promise<void>;
  /** Notes what guests can pay with, if there is anything new, unless other credentials were stored meanwhile. */
  noteMeans(
    account: StoredPaymentAccount,
    news: { means?: readonly KnownMeans[]; meansDueAt: Date },
  ): Promise<void>;
}
