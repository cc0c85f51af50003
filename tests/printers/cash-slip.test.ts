import { describe, expect, it } from 'vitest';
import { fitToPaper } from '#printers/paper.ts';
import { cashSlip } from '#printers/slips/cash-slip.ts';
import { readWireReport } from '#printers/wire-report.ts';
import { expectGolden } from './golden-slip.ts';

const PRINTED_AT = new Date('2026-11-27T22:05:00Z');
const sums = (taken: number, returned = 0, tips = 0) => ({
  ...{ taken, returned, tips },
  rest: Math.round((taken - returned) * 100) / 100,
});
const moved = (minute: number, order: number, change: object) => ({
  ...{ kind: 'payment', order, ticketNumber: order, uid: `ORDER${order}`, code: null, reason: null },
  ...{ at: new Date(Date.UTC(2026, 10, 27, 17, minute)).toISOString(), actor: 'Anna Abend', isFailed: false },
  ...change,
});

/** A Friday as the server sends it. */
const SENT = {
  shopName: 'Feinkost Huber',
  branchName: 'Hauptplatz',
  timeZone: 'Europe/Vienna',
  askedBy: 'Anna Abend',
  report: {
    ...{ branch: 1, day: '2026-11-27', currency: 'EUR' },
    methods: [
      { method: 'cash', isOnline: false, count: 12, ...sums(1_234.5, 5, 3) },
      { method: 'atm-card', isOnline: false, count: 3, ...sums(80) },
      { method: 'hydro-ag-voucher', isOnline: false, count: 1, ...sums(20) },
      { method: 'mollie', isOnline: true, count: 4, ...sums(99.9, 12.9) },
      { method: 'wallet-of-tomorrow', isOnline: true, count: 1, ...sums(5) },
    ],
    movements: [
      moved(2, 41, { method: 'cash', amount: 23.4 }),
      moved(5, 42, { method: 'hydro-ag-voucher', amount: 20, code: 'HYD-2026-0077-AB' }),
      moved(7, 43, { kind: 'voided', method: 'atm-card', amount: 1_230 }),
      moved(9, 41, {
        kind: 'hand-back',
        method: 'cash',
        amount: 5,
        reason: 'Semmel war hart, der Gast wollte keine andere',
      }),
      moved(12, 44, { kind: 'refund', method: 'mollie', amount: 12.9 }),
      moved(14, 45, { kind: 'refund', method: 'mollie', amount: 7, isFailed: true }),
    ],
    open: [
      {
        order: 46,
        ticketNumber: 46,
        uid: 'X',
        name: 'Maximiliane Oberhuber-Schwarzenegger',
        due: 18.5,
        surplus: 0,
      },
      { order: 47, ticketNumber: 47, uid: 'Y', name: '', due: 0, surplus: 9.9 },
    ],
    counter: sums(1_334.5, 5, 3),
    online: sums(104.9, 12.9),
    due: 18.5,
    surplus: 9.9,
  },
};

const read = (sent: unknown) => {
  const slip = readWireReport(sent);
  if (!slip) throw new Error('unreadable');
  return slip;
};

describe('R318 the day’s list on paper', () => {
  it.each([42, 32] as const)('on %i columns', async (columns) => {
    await expectGolden('cash-report', cashSlip(read(SENT), { printedAt: PRINTED_AT }), columns);
  });

  it('of an empty day, of a shop with one branch', async () => {
    const { report, ...head } = SENT;
    const none = { ...report, methods: [], movements: [], open: [], due: 0, surplus: 0 };
    const slip = read({
      ...head,
      branchName: head.shopName,
      report: { ...none, counter: sums(0), online: sums(0) },
    });
    await expectGolden('cash-report-empty', cashSlip(slip, { printedAt: PRINTED_AT }), 42);
  });

  it('what a newer server says besides is left out, what it does not say is empty', () => {
    const [first] = SENT.report.movements;
    const { reason: _, code: __, isFailed: ___, ...bare } = { ...first };
    const movements = [{ ...bare, kind: 'deposit', mood: 'good' }];
    const slip = read({ ...SENT, weather: 'rain', report: { ...SENT.report, movements } });
    expect(slip.report.movements).toEqual([
      expect.objectContaining({ kind: 'payment', code: null, reason: null, isFailed: false, amount: 2_340 }),
    ]);
    expect(fitToPaper(cashSlip(slip, { printedAt: PRINTED_AT }), 32).length).toBeGreaterThan(20);
  });

  it.each([null, {}, { ...SENT, report: null }, { ...SENT, report: { ...SENT.report, day: 'heute' } }])(
    '%j is no report',
    (sent) => {
      expect(readWireReport(sent)).toBeNull();
    },
  );
});
