import type { Cents } from '#domain/money/money.ts';

/** open: the guest may still pay; the others are final but for refunds. */
export type ReportedState = 'open' | 'paid' | 'failed' | 'canceled' | 'expired';

/** What the provider says about one payment (R80). */
export interface PaymentReport {
  state: ReportedState;
  /** What has been paid back and has left, and what is on its way back. */
  refunded: Cents;
  refunding: Cents;
  /** What the guest's bank has taken back; it is in neither of the former. */
  chargedBack: Cents;
  /** Refunds that it had taken and that will not arrive, by our references: no bank takes them. */
  lost: readonly string[];
  /** How the guest paid, in the provider's word: 'twint', 'creditcard', 'VIS' ...; null = not said. */
  means: string | null;
}
