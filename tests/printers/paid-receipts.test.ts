import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Payment, Refund } from '#domain/order/payments/payment-fields.ts';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { expectGolden } from './golden-slip.ts';
import { item, order, PRINTED_AT, slip, wireJob } from './orders.ts';

const AT = '2026-11-21T12:10:00Z';
const taken = (
  id: number,
  method: Payment['method'],
  amount: number,
  code: string | null = null,
): Payment => ({
  ...{ id, method, state: 'paid', amount: cents(amount), means: null, code },
  ...{ actor: 'Anna Abend', at: AT, paidAt: AT },
});
const back = (payment: number, amount: number, change: Partial<Refund> = {}): Refund => ({
  ...{ id: payment, payment, method: null, amount: cents(amount), state: 'done', isAutomatic: true },
  ...{ reason: null, items: [], actor: 'Anna Abend', at: AT, doneAt: AT },
  ...change,
});
const paid = (change: Partial<StaffOrder>, balance: Partial<StaffOrder['balance']>) =>
  slip(
    order([item('Leberkässemmel', 450, { amount: 2 }), item('Bergkäse', 2_100)], {
      ...change,
      balance: { paid: ZERO, refunded: ZERO, refunding: ZERO, due: ZERO, surplus: ZERO, ...balance },
    }),
  );

const SAMPLES = {
  parts: paid(
    { payments: [taken(1, 'hydro-ag-voucher', 1_000, 'HYD-2026-0077'), taken(2, 'cash', 500)] },
    { paid: cents(1_500), due: cents(1_500) },
  ),
  'parts-and-back': paid(
    {
      isPaid: true,
      payments: [taken(1, 'atm-card', 1_500), taken(2, 'mollie', 1_500)],
      refunds: [back(1, 200, { method: 'cash' }), back(2, 300), back(3, 100, { state: 'sent' })],
    },
    { paid: cents(3_000), refunded: cents(500), refunding: cents(100) },
  ),
  'all-at-once': paid(
    { isPaid: true, paymentMethod: 'cash', payments: [taken(1, 'atm-card', 3_000)] },
    { paid: cents(3_000) },
  ),
  'called-off': paid(
    { state: 'canceled', isCanceled: true, isPaid: true, payments: [taken(1, 'cash', 3_000)] },
    { paid: cents(3_000), surplus: cents(3_000) },
  ),
  'with-code': paid(
    { paymentMethod: 'hydro-ag-voucher', voucherCode: 'HYD-2026-0077' },
    { due: cents(3_000) },
  ),
};
const drawn = (of: Parameters<typeof receipt>[0]) =>
  plainText(fitToPaper(receipt(of, { printedAt: PRINTED_AT, statusUrl: null }), 42), 42);

describe('what was paid, on the receipt', () => {
  it.each(Object.entries(SAMPLES))('%s', async (name, of) => {
    for (const columns of [42, 32] as const)
      await expectGolden(`paid-${name}`, receipt(of, { printedAt: PRINTED_AT, statusUrl: null }), columns);
  });

  it('is read from what the server sends, and not missed in what an older one does', () => {
    const sent = wireJob('1', { order: SAMPLES.parts.order });
    const now = readWireJob(sent);
    expect(now && drawn(now)).toMatch(/Bezahlt: Gutschein HYD-2026-0077 +10,00/);
    const { balance: _, payments: __, refunds: ___, ...older } = { ...sent.order };
    const before = readWireJob({ ...sent, order: older });
    expect(before && drawn(before)).toMatch(/Zahlung: Barzahlung\nNoch zu bezahlen/);
  });

  it('what a newer server says in another way is left out rather than misread', () => {
    const sent = wireJob('1', { order: SAMPLES.parts.order });
    const odd = readWireJob({ ...sent, order: { ...sent.order, balance: 'much', payments: 7 } });
    expect(odd && drawn(odd)).toContain('Noch zu bezahlen');
  });
});
