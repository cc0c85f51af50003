import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import {
  cashReport,
  type DayOrder,
  type DayPayment,
  type DayRefund,
} from '#domain/order/payments/cash-report.ts';
import { facts, payment, refund } from './money-facts.ts';

const ABOUT = { branch: 1, day: '2026-11-27', currency: 'EUR' };
const ref = (order: number) => ({ order, ticketNumber: order, uid: `ORDER${order}` });
let minute = 0;
const at = () => new Date(Date.UTC(2026, 10, 27, 11, minute++)).toISOString();

const paid = (
  order: number,
  method: string,
  amount: number,
  change: Partial<DayPayment> = {},
): DayPayment => ({
  ...ref(order),
  ...{ at: at(), method, state: 'paid', amount: cents(amount), code: null, actor: 'Anna' },
  ...{ isFirst: true, lines: [] },
  ...change,
});
const back = (order: number, amount: number, change: Partial<DayRefund> = {}): DayRefund => ({
  ...ref(order),
  ...{ at: at(), method: null, paidWith: 'mollie', state: 'sent', amount: cents(amount) },
  ...{ reason: null, actor: 'Anna' },
  ...change,
});
const order = (id: number, money: ReturnType<typeof facts>, change: Partial<DayOrder> = {}): DayOrder => ({
  ...money,
  ...ref(id),
  ...{ isQuotation: false, isOfDay: true, name: 'Huber' },
  ...change,
});
const none = { payments: [], refunds: [], orders: [] };

describe('R318 the day’s list', () => {
  it('of a day on which nothing happened is empty', () => {
    expect(cashReport(ABOUT, none)).toEqual({
      ...ABOUT,
      ...{ methods: [], movements: [], open: [], due: 0, surplus: 0 },
      counter: { taken: 0, returned: 0, rest: 0, tips: 0 },
      online: { taken: 0, returned: 0, rest: 0, tips: 0 },
    });
  });

  it('sums each way of paying, what went over the counter and what through providers', () => {
    const report = cashReport(ABOUT, {
      ...none,
      payments: [
        paid(1, 'cash', 1_000),
        paid(2, 'atm-card', 2_000),
        paid(3, 'cash', 500),
        paid(4, 'mollie', 3_000),
        paid(5, 'hydro-ag-voucher', 700, { code: 'HYD-2026-77' }),
      ],
      refunds: [
        back(2, 300, { method: 'cash', paidWith: 'atm-card', reason: 'Semmel hart' }),
        back(4, 1_000),
        back(4, 9_000, { state: 'failed' }),
      ],
    });
    expect(
      report.methods.map(({ method, count, taken, returned, rest }) => [
        method,
        count,
        taken,
        returned,
        rest,
      ]),
    ).toEqual([
      ['cash', 2, 1_500, 300, 1_200],
      ['atm-card', 1, 2_000, 0, 2_000],
      ['hydro-ag-voucher', 1, 700, 0, 700],
      ['mollie', 1, 3_000, 1_000, 2_000],
    ]);
    expect([report.counter.rest, report.online.rest]).toEqual([3_900, 2_000]);
    expect(report.movements.map(({ kind, method, isFailed }) => [kind, method, isFailed]).slice(4)).toEqual([
      ['payment', 'hydro-ag-voucher', false],
      ['hand-back', 'cash', false],
      ['refund', 'mollie', false],
      ['refund', 'mollie', true],
    ]);
  });

  it('counts a mistake nowhere, and shows it', () => {
    const report = cashReport(ABOUT, { ...none, payments: [paid(1, 'cash', 1_000, { state: 'canceled' })] });
    expect([report.methods, report.counter.taken]).toEqual([[], 0]);
    expect(report.movements).toMatchObject([{ kind: 'voided', amount: 1_000 }]);
  });

  it('counts a tip where its order was first paid', () => {
    const lines = [
      { kind: 'tip', amount: cents(150) },
      { kind: 'delivery-fee', amount: cents(300) },
    ];
    const report = cashReport(ABOUT, {
      ...none,
      payments: [
        paid(1, 'hydro-ag-voucher', 500, { lines }),
        paid(1, 'cash', 500, { lines, isFirst: false }),
      ],
    });
    expect(report.methods.map(({ method, tips }) => [method, tips])).toEqual([
      ['cash', 0],
      ['hydro-ag-voucher', 150],
    ]);
    expect(report.counter.tips).toBe(150);
  });

  it('a method that only another version knows has its sums at the end', () => {
    const { methods } = cashReport(ABOUT, { ...none, payments: [paid(1, 'bitcoin', 5), paid(2, 'cash', 5)] });
    expect(methods.map(({ method }) => method)).toEqual(['cash', 'bitcoin']);
  });

  it('names what is open, and what is to be handed back', () => {
    const held = { state: 'awaiting' as const, paymentMethod: 'mollie', paymentState: 'open' as const };
    const { open, due, surplus } = cashReport(ABOUT, {
      ...none,
      orders: [
        order(1, facts([payment(1, 500)])),
        order(2, facts([payment(1, 2_000)])),
        order(3, facts([payment(1, 2_000)], { state: 'canceled' })),
        order(4, facts([payment(1, 2_000)], { state: 'canceled', refunds: [refund(1, 2_000, true)] })),
        order(5, facts([], held)),
        order(6, facts(), { isOfDay: false }),
        order(7, facts(), { isQuotation: true }),
        order(8, facts([payment(1, 500)]), { isQuotation: true }),
        order(9, facts([payment(1, 2_500)]), { isOfDay: false }),
      ],
    });
    expect(open.map((one) => [one.order, one.due, one.surplus])).toEqual([
      [1, 1_500, 0],
      [3, 0, 2_000],
      [8, 1_500, 0],
      [9, 0, 500],
    ]);
    expect([due, surplus]).toEqual([3_000, 2_500]);
  });
});
