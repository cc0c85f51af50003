import { describe, expect, it } from 'vitest';
import type { OrderFacts, OrderState, PaymentFacts } from '#domain/order/order-state.ts';
import { decidePaymentNews } from '#domain/order/payment-news.ts';

const UNPAID: PaymentFacts = { isOnline: true, isPaid: false, isRefunded: false };
const PAID: PaymentFacts = { isOnline: true, isPaid: true, isRefunded: false };
const order = (state: OrderState, payment: PaymentFacts): OrderFacts => ({ state, proposal: null, payment });

describe('what a provider says about a payment', () => {
  const refunded: PaymentFacts = { ...PAID, isRefunded: true };
  it.each<[string, OrderFacts, string[]]>([
    // open, paid, failed, expired, refunded
    ['awaiting, unpaid', order('awaiting', UNPAID), ['=', 'paid', 'failed', 'failed', 'refunded']],
    ['awaiting, paid', order('awaiting', PAID), ['=', '=', '=', '=', 'refunded']],
    ['confirmed, paid', order('confirmed', PAID), ['=', '=', '=', '=', 'refunded']],
    ['rejected, unpaid', order('rejected', UNPAID), ['=', 'paid-late', '=', '=', 'refunded']],
    ['failed, unpaid', order('failed', UNPAID), ['=', 'paid-late', '=', '=', 'refunded']],
    ['canceled, refunded', order('canceled', refunded), ['=', '=', '=', '=', '=']],
  ])('%s', (_, facts, expected) => {
    const words = (['open', 'paid', 'failed', 'expired', 'refunded'] as const).map((status) => {
      const news = decidePaymentNews(facts, status);
      return news.kind === 'unchanged' ? '=' : news.kind;
    });
    expect(words).toEqual(expected);
  });
});
