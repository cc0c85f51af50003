import { cents, ZERO } from '#domain/money/money.ts';
import { field, nullable } from '#domain/order/field.ts';
import type { Choices, LineKind } from './line.ts';
import * as texts from './texts.ts';

/** The amounts that checkout offers with one tap. */
export const TIP_STEPS = [cents(100), cents(200), cents(500)];

/** Anything above is a typo (R137). */
const MAXIMUM_TIP = cents(20_000);

const choice = { tip: nullable(field('money', texts.tip)) };

/** For the serving staff: not taxed, and not revenue of the shop (R137). */
export const tip = {
  kind: 'tip',
  label: texts.tip,
  payer: 'customer',
  column: texts.tip,
  isPassedOn: true,
  plugin: { name: 'enablePluginTips', label: texts.tip },
  choice,
  /** Not for quotations, nor if no total is shown: there would be nothing visible to add it to. */
  fits: ({ pricing, branch }) => pricing !== 'minimum' && branch?.isQuotationRequired !== true,
  faults: ({ tip: amount }, { shop }, isOffered) => {
    if (!amount) return [];
    if (!isOffered) return [{ code: 'tip-unavailable', field: 'tip' }];
    if (isPossible(amount)) return [];
    const currency = shop?.config.currency;
    const params = { minimum: { cents: ZERO, currency }, maximum: { cents: MAXIMUM_TIP, currency } };
    return [{ code: 'tip-out-of-range', field: 'tip', params }];
  },
  lineOf: (_, { tip: amount }) => (amount && isPossible(amount) ? { amount } : null),
} as const satisfies LineKind<Choices<typeof choice>>;

function isPossible(amount: number): boolean {
  return amount > 0 && amount <= MAXIMUM_TIP;
}
