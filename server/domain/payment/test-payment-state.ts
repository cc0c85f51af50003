import type { ReportedState } from './payment-report.ts';

/** What the guest chooses on the page of the test payment; 'wait' pays as well, but the money takes its time. */
export type TestPaymentChoice = 'pay' | 'wait' | 'fail' | 'cancel';
export const TEST_PAYMENT_CHOICES: readonly TestPaymentChoice[] = ['pay', 'wait', 'fail', 'cancel'];

const MINUTE = 60_000;
const OPEN_MS = 30 * MINUTE;
const ARRIVAL_MS = MINUTE / 2;

/** A test payment as it is stored: what has been decided about it. */
export interface DecidedPayment {
  state: 'open' | 'paid' | 'failed' | 'canceled';
  /** When what is paid has arrived; null = not paid. */
  arrivesAt: Date | null;
  at: Date;
}

/** What the test payment says of a payment: one that nobody decides about expires after half an hour. */
export function testPaymentState({ state, arrivesAt, at }: DecidedPayment, now: Date): ReportedState {
  if (state === 'paid') return arrivesAt && arrivesAt > now ? 'open' : 'paid';
  return state === 'open' && now.getTime() - at.getTime() >= OPEN_MS ? 'expired' : state;
}

/** Payments that were started before this time can no longer be decided about. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - OPEN_MS);
}

/** What a choice makes of an open payment. */
export function decided(choice: TestPaymentChoice, now: Date): Omit<DecidedPayment, 'at'> {
  if (choice === 'pay') return { state: 'paid', arrivesAt: now };
  if (choice === 'wait') return { state: 'paid', arrivesAt: new Date(now.getTime() + ARRIVAL_MS) };
  return { state: choice === 'fail' ? 'failed' : 'canceled', arrivesAt: null };
}
