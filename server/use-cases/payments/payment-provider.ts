import type { Cents } from '#domain/money/money.ts';
import type { KnownMeans } from '#domain/payment/payment-means.ts';
import type { PaymentReport } from '#domain/payment/payment-report.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Language } from '#domain/text/language.ts';

/** A payment that a guest is to make. */
export interface PaymentToStart {
  /** Ours, 32 characters at most, for this one payment: starting twice with it must not make two payments. */
  reference: string;
  amount: Cents;
  /** ISO 4217, two decimals: EUR or CHF. */
  currency: string;
  /** What the guest and the account statement read; without personal data. */
  description: string;
  language: Language;
  /** Where the provider sends the guest afterwards, whatever became of the payment. */
  returnUrl: string;
  /** Where the provider reports news; null = nowhere, because it could not reach this server. */
  webhookUrl: string | null;
}

export interface StartedPayment {
  /** The provider's name of the payment. */
  providerId: string;
  /** The provider's page; only on a host of the provider. */
  payUrl: string;
}

/** A payment that the provider knows. */
export interface KnownPayment {
  providerId: string;
  /** Ours, as it was started with. */
  reference: string;
  amount: Cents;
  currency: string;
}

export interface RefundToMake {
  /** Ours, 32 characters at most, for this one refund. */
  reference: string;
  amount: Cents;
  /** The sum of the refunds of this payment that were made before, so that a call whose answer was lost is recognized. */
  refundedBefore: Cents;
}

/** A way to pay that the page of the provider offers with this account. */
export interface ToldMeans extends Omit<KnownMeans, 'picture'> {
  /** Its picture in whatever form the provider has it; null = it has none, or it could not be fetched now. */
  picture: Uint8Array | null;
}

/**
 * The account of one shop or branch at a service that collects online payments. Every call answers within 8 seconds or throws
 * ProviderFault, and may be repeated: a payment is started, canceled and refunded once.
 */
export interface PaymentProvider {
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** What the provider says now; captures what was only authorized. Throws 'bad-answer' when reference, amount or currency are not those of the payment. */
  status(payment: KnownPayment): Promise<PaymentReport>;
  /** Stops a payment that is still open, as far as the provider can; its status tells what became of it. */
  cancel(payment: KnownPayment): Promise<void>;
  /** Accepted by the provider; whether the money has arrived is in the status. Throws 'refused' if it never will be. */
  refund(payment: KnownPayment, refund: RefundToMake): Promise<void>;
  /** Whether a webhook call comes from the provider; true where providers do not sign, since the status is asked anyway. */
  isGenuine(call: WebhookCall): boolean;
  /** Tries the credentials without any effect; throws ProviderFault. */
  test(): Promise<void>;
  /**
   * What guests can pay with in this currency, in the provider's order; throws ProviderFault. Fetching pictures takes up to 8
   * seconds more. Absent where the provider tells nobody (R322).
   */
  means?(currency: string): Promise<readonly ToldMeans[]>;
}

export interface WebhookCall {
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** As received. */
  body: string;
}

/** The values of the fields that a method declares in `account`, by name. */
export type Credentials = Readonly<Record<string, string>>;

/** A service that collects online payments. */
export interface PaymentService {
  connect(credentials: Credentials): PaymentProvider;
  /** False where nobody needs an account, as for the test payment. */
  needsAccount?: false;
  /** It runs beside this server, and so reaches it under any address. */
  isLocal?: true;
  /** The provider's name of the payment that a webhook call is about; null when it names none. Proves nothing. */
  paymentOfWebhook(call: WebhookCall): string | null;
}

/** By method. An online method missing here cannot be paid. */
export type PaymentServices = Readonly<Partial<Record<PaymentMethod, PaymentService>>>;
