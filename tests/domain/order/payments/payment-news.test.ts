import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/money.ts';
import type { AttemptState } from '#domain/order/payments/payment-fields.ts';
import { type KnownRefund, paymentNews } from '#domain/order/payments/payment-news.ts';
import type { PaymentReport } from '#domain/payment/payment-report.ts';

const payment = (state: AttemptState = 'paid') => ({ state, amount: cents(2_000), means: null });
const report = (change: Partial<PaymentReport> = {}): PaymentReport => ({
  ...{ state: 'paid', refunded: ZERO, refunding: ZERO, chargedBack: ZERO, lost: [], means: null },
  ...change,
});
const refund = (id: number, amount: number, state: KnownRefund['state']): KnownRefund => ({
  ...{ id, amount: cents(amount), state, reference: `R${id}`, isChargeback: false },
});

describe('R80 what the provider says of a payment', () => {
  it.each<[AttemptState, AttemptState, AttemptState | null]>([
    ['open', 'open', null],
    ['open', 'paid', 'paid'],
    ['open', 'failed', 'failed'],
    ['open', 'canceled', 'canceled'],
    ['open', 'expired', 'expired'],
    ['failed', 'paid', 'paid'],
    ['canceled', 'paid', 'paid'],
    ['expired', 'paid', 'paid'],
    ['failed', 'open', null],
    ['failed', 'expired', null],
    ['paid', 'open', null],
    ['paid', 'failed', null],
    ['paid', 'paid', null],
  ])('%s and then %s: %s', (known, said, becomes) => {
    expect(paymentNews(payment(known), [], report({ state: said }))?.state ?? null).toBe(becomes);
  });

  it('keeps how the guest paid, once it is paid', () => {
    expect(paymentNews(payment('open'), [], report({ state: 'open', means: 'twint' }))).toBeNull();
    expect(paymentNews(payment('open'), [], report({ means: 'twint' }))?.means).toBe('twint');
  });
});

const told = (refunds: readonly KnownRefund[], change: Partial<PaymentReport>, isUntried = false) => {
  const news = paymentNews(payment(), refunds, report(change), { isUntried });
  return (
    news && {
      refunds: news.refunds.map(({ id, state, amount }) => [id, state, amount]),
      elsewhere: news.elsewhere,
    }
  );
};

describe('R304 what the provider says of refunds', () => {
  it('one on its way arrives, the oldest first', () => {
    const refunds = [refund(1, 500, 'sent'), refund(2, 500, 'sent')];
    expect(told(refunds, { refunding: cents(1_000) })).toBeNull();
    expect(told(refunds, { refunded: cents(500), refunding: cents(500) })).toEqual({
      ...{ refunds: [[1, 'done', undefined]], elsewhere: 0 },
    });
  });

  it('one that the bank sent back has failed, also after it was done', () => {
    expect(told([refund(1, 500, 'sent')], { lost: ['R1'] })?.refunds).toEqual([[1, 'failed', undefined]]);
    expect(told([refund(1, 500, 'done')], { lost: ['R1'] })?.refunds).toEqual([[1, 'failed', undefined]]);
    // It failed long ago, and is on its way again by another name.
    expect(told([refund(1, 500, 'sent')], { refunding: cents(500), lost: ['R0'] })).toBeNull();
  });
});

describe('R310 refunds at the site of the provider', () => {
  it('are refunds of their own', () => {
    expect(told([refund(1, 500, 'done')], { refunded: cents(800) })).toEqual({ refunds: [], elsewhere: 300 });
  });

  it('are not told from ours whose answer was lost', () => {
    expect(told([refund(1, 500, 'pending')], { refunded: cents(500) })).toBeNull();
  });

  it('settle those of ours that failed: somebody has made them by hand', () => {
    expect(told([refund(1, 500, 'failed')], { refunded: cents(500) })).toEqual({
      ...{ refunds: [[1, 'done', undefined]], elsewhere: 0 },
    });
    expect(told([refund(1, 500, 'failed')], { refunded: cents(700) })).toEqual({
      ...{ refunds: [[1, 'done', undefined]], elsewhere: 200 },
    });
  });

  it('leave to those that wait only what is left of the payment', () => {
    const all = [refund(1, 2_000, 'pending')];
    expect(told(all, { refunded: cents(500) }, true)).toEqual({
      refunds: [[1, 'pending', 1_500]],
      elsewhere: 500,
    });
    expect(told(all, { refunded: cents(2_000) }, true)).toEqual({
      ...{ refunds: [[1, 'done', undefined]], elsewhere: 0 },
    });
    const two = [refund(1, 1_200, 'pending'), refund(2, 600, 'pending')];
    expect(told(two, { refunded: cents(900) }, true)).toEqual({
      refunds: [
        [2, 'done', undefined],
        [1, 'pending', 1_100],
      ],
      elsewhere: 300,
    });
  });

  it('settle one that comes back from the bank in the same report: it is not paid back twice', () => {
    const refunds = [refund(1, 500, 'sent'), refund(2, 1_500, 'pending')];
    expect(told(refunds, { refunded: cents(500), lost: ['R1'] }, true)).toEqual({
      ...{ refunds: [[1, 'done', undefined]], elsewhere: 0 },
    });
    // Made by hand in part only, it has failed.
    expect(told(refunds, { refunded: cents(300), lost: ['R1'] }, true)).toEqual({
      refunds: [
        [1, 'failed', undefined],
        [2, 'pending', 1_200],
      ],
      elsewhere: 300,
    });
  });

  it('leave to one that failed only what is left', () => {
    expect(told([refund(1, 2_000, 'failed')], { refunded: cents(500) })).toEqual({
      ...{ refunds: [[1, 'failed', 1_500]], elsewhere: 500 },
    });
  });
});

describe('R323 what the bank of the guest takes back', () => {
  const newsOf = (refunds: readonly KnownRefund[], change: Partial<PaymentReport>) => {
    const news = paymentNews(payment(), refunds, report(change), { isUntried: true });
    return news && [news.chargedBack, news.elsewhere, news.refunds];
  };
  const bank = (id: number, amount: number): KnownRefund => ({
    ...refund(id, amount, 'done'),
    isChargeback: true,
  });

  it('is news once, and none of the refunds at the site of the provider', () => {
    expect(newsOf([], { chargedBack: cents(500) })).toEqual([500, 0, []]);
    expect(newsOf([bank(1, 500)], { chargedBack: cents(500) })).toBeNull();
    expect(newsOf([bank(1, 500)], { chargedBack: cents(800), refunded: cents(100) })).toEqual([300, 100, []]);
    // That a bank has changed its mind is no news.
    expect(newsOf([bank(1, 500)], {})).toBeNull();
  });

  it('leaves to refunds that are still to be made what is left of the payment', () => {
    expect(newsOf([refund(1, 2_000, 'pending')], { chargedBack: cents(500) })).toEqual([
      ...[500, 0, [{ id: 1, state: 'pending', amount: 1_500 }]],
    ]);
    expect(newsOf([refund(1, 2_000, 'failed')], { chargedBack: cents(2_000) })).toEqual([
      ...[0, 0, [{ id: 1, state: 'done', isChargeback: true }]],
    ]);
    expect(
      newsOf([refund(1, 800, 'pending'), refund(2, 700, 'pending')], { chargedBack: cents(1_300) }),
    ).toEqual([
      600,
      0,
      [
        { id: 2, state: 'done', isChargeback: true },
        { id: 1, state: 'pending', amount: 700 },
      ],
    ]);
  });

  it('leaves room for what somebody pays back at the site of the provider at the same time', () => {
    expect(newsOf([refund(1, 2_000, 'pending')], { chargedBack: cents(500), refunded: cents(300) })).toEqual([
      500,
      300,
      [{ id: 1, state: 'pending', amount: 1_200 }],
    ]);
  });

  it('may have been paid back before: then the guest has it twice, and the books say so', () => {
    expect(newsOf([refund(1, 2_000, 'done')], { refunded: cents(2_000), chargedBack: cents(2_000) })).toEqual(
      [...[2_000, 0, []]],
    );
  });
});
