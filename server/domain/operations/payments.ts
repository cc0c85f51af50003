import { MINUTE } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';
import { listed } from './listed.ts';

export interface PaymentsStates {
  none: Record<never, never>;
  fine: { count: number };
  refused: { names: string; count: number };
  late: { waiting: number; age: { seconds: number } };
  silent: { waiting: number; age: { seconds: number } };
}

export interface PaymentsFacts {
  /** Of the shop and its branches: who the provider is, where it is used, and whether it works. */
  accounts: readonly { name: string; isRefused: boolean }[];
  /** Payments and refunds whose provider has failed to answer, and since when the first of them waits. */
  waiting: number;
  oldest: Date | null;
}

const LATE_MS = 5 * MINUTE;
const SILENT_MS = 30 * MINUTE;

/** Whether guests can pay online, and whether providers answer (R369). */
export function judgePayments(
  { accounts, waiting, oldest }: PaymentsFacts,
  now: Date,
): Judgement<PaymentsStates> {
  const refused = accounts.filter(({ isRefused }) => isRefused).map(({ name }) => name);
  if (refused.length > 0) {
    const facts = { names: listed(refused), count: refused.length };
    return { state: 'refused', level: 'fault', since: null, facts };
  }
  const age = oldest ? now.getTime() - oldest.getTime() : 0;
  const facts = { waiting, age: { seconds: Math.round(age / 1_000) } };
  if (age >= SILENT_MS) return { state: 'silent', level: 'fault', since: oldest, facts };
  if (age >= LATE_MS) return { state: 'late', level: 'notice', since: oldest, facts };
  if (accounts.length === 0) return { state: 'none', level: 'ok', since: null, facts: {} };
  return { state: 'fine', level: 'ok', since: null, facts: { count: accounts.length } };
}
