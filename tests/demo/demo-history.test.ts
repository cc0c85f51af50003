import { describe, expect, it } from 'vitest';
import { codeFault } from '#domain/order/payments/voucher-code.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { scheduleFaults } from '#domain/working/working-schedule.ts';
import { createSchema } from '#entities/entity.ts';
import { ENTITIES, EVERY_ENTITY } from '#entities/index.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { demoHistory } from '#prisma/demo/history/demo-history.ts';

const VIENNA = 'Europe/Vienna';
const STARTS = [
  '2026-11-24T12:00:00+01:00',
  // A night, the days after Christmas, and the ends of summer time.
  '2026-11-28T00:20:00+01:00',
  '2026-12-27T09:00:00+01:00',
  '2026-10-25T02:30:00+01:00',
  '2027-03-29T23:59:00+02:00',
  '2028-02-29T18:00:00+01:00',
];
const historyAt = (now: string) => demoHistory({ shop: demoShop, now: new Date(now), administrator: 1 });

/** What a body of the API would be checked by; stamps and what only the server writes are not part of it. */
function accepted(name: string, record: object): unknown {
  const entity = EVERY_ENTITY.find((one) => one.name === name);
  if (!entity) throw new Error(`no entity ${name}`);
  const written = Object.entries(record).filter(([field]) => {
    const declared = entity.fields[field];
    return declared !== undefined && !declared.isReadOnly;
  });
  return createSchema(entity).parse(Object.fromEntries(written));
}

describe.each(STARTS)('the history of a demo shop that starts at %s', (start) => {
  const now = new Date(start);
  const history = historyAt(start);
  const { orders, visits, records } = history;
  const today = localDayOf(now, VIENNA);

  it('has some weeks of orders in both branches, none of today', () => {
    expect(orders.length).toBeGreaterThan(350);
    expect(orders.length).toBeLessThan(900);
    for (const { id } of demoShop.branches)
      expect(orders.filter(({ draft }) => draft.branch === id).length).toBeGreaterThan(100);
    for (const { context } of orders) expect(localDayOf(context.now, VIENNA) < today).toBe(true);
    const times = orders.map(({ context }) => context.now.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('has its outcomes: handed over, rejected, canceled by either side, answered late, rated', () => {
    const count = (test: (order: (typeof orders)[number]) => boolean) => orders.filter(test).length;
    expect(count(({ progress }) => progress.state === 'completed') / orders.length).toBeGreaterThan(0.8);
    expect(count(({ progress }) => Boolean(progress.rejectionMessage))).toBeGreaterThan(2);
    expect(count(({ progress }) => Boolean(progress.cancelReason))).toBeGreaterThan(2);
    expect(count(({ steps }) => steps.some(({ event }) => event === 'canceled-by-guest'))).toBeGreaterThan(0);
    for (const { id } of demoShop.branches) {
      const rated = orders.filter(
        ({ draft, progress }) => draft.branch === id && progress.questionnaireRating,
      );
      expect(rated.length).toBeGreaterThanOrEqual(10);
    }
    for (const method of ['cash', 'atm-card'])
      expect(count(({ draft }) => draft.paymentMethod === method)).toBeGreaterThan(50);
    for (const service of ['takeaway', 'delivery', 'dineIn'])
      expect(count(({ context }) => context.service === service)).toBeGreaterThan(20);
    expect(count(({ draft }) => draft.donatee !== null)).toBeGreaterThan(50);
  });

  it('has what was paid at the counter: by each method, in parts, and some of it handed back', () => {
    const paid = orders.filter(({ payments = [] }) => payments.length > 0);
    expect(paid.length / orders.length).toBeGreaterThan(0.8);
    for (const { payments = [], totals, progress } of paid) {
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.totalGross);
      expect(progress.paymentState).toBe('paid');
    }
    const methods = paid.flatMap(({ payments = [] }) => payments.map(({ method }) => method));
    for (const method of ['cash', 'atm-card', 'hydro-ag-voucher'] as const)
      expect(methods.filter((one) => one === method).length).toBeGreaterThan(5);
    for (const { payments = [] } of paid)
      for (const { method, code } of payments) expect(codeFault(method, code)).toBeNull();
    expect(orders.filter(({ refunds = [] }) => refunds.length > 0).length).toBeGreaterThan(2);
  });

  it('has steps in the order of time, none of them in the future', () => {
    for (const { steps, context, progress } of orders) {
      expect(steps[0]).toMatchObject({ event: 'placed', at: context.now.toISOString() });
      const times = steps.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(now.getTime());
      if (progress.finishedAt) expect(steps.some(({ at }) => at === progress.finishedAt)).toBe(true);
      if (progress.state === 'confirmed')
        expect(Date.parse(progress.appointment ?? '')).toBeGreaterThan(now.getTime() - 3_600_000);
    }
  });

  it('has orders in advance that wait on the board', () => {
    const waiting = orders.filter(({ progress }) => progress.state === 'confirmed');
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    expect(waiting.length).toBeLessThan(20);
  });

  it('has records that the API would accept', () => {
    for (const [name, list] of Object.entries(records)) {
      expect(list.length, name).toBeGreaterThan(0);
      expect(new Set(list.map(({ id }) => id)).size, name).toBe(list.length);
      if (name === ENTITIES.log.name) continue;
      for (const record of list) expect(() => accepted(name, record), name).not.toThrow();
    }
    for (const entry of records['working-schedule']) expect(scheduleFaults(entry)).toEqual([]);
    const ended = records['working-activity'].map(({ endedAt }) => Date.parse(endedAt ?? ''));
    expect(Math.max(...ended)).toBeLessThan(now.getTime());
  });

  it('has nobody in two places at once', () => {
    for (const list of [records['working-schedule']]) {
      const byUser = new Map<number, typeof list>();
      for (const entry of list) byUser.set(entry.user, [...(byUser.get(entry.user) ?? []), entry]);
      for (const entries of byUser.values()) {
        const sorted = entries.toSorted((a, b) => a.from.localeCompare(b.from));
        sorted.forEach((entry, index) => {
          const next = sorted[index + 1];
          if (next) expect(entry.to <= next.from).toBe(true);
        });
      }
    }
  });

  it('has visits of the past', () => {
    expect(visits.length).toBeGreaterThan(500);
    for (const { at } of visits) expect(at < now).toBe(true);
  });
});

it('is the same for every start on the same day', () => {
  const [first, second] = ['2026-11-24T08:00:00+01:00', '2026-11-24T08:05:00+01:00'].map(historyAt);
  expect(second).toEqual(first);
});
