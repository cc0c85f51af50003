import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnedAway, rankOf } from '#api/rest/pressure.ts';
import { PROCEDURES } from '../generated/routes.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const ranked = (rank: string) =>
  PROCEDURES.filter((route) => rankOf(route) === rank).map(({ procedure }) => procedure);

describe('the order in which an overloaded server sheds calls', () => {
  it('ends with what a guest needs to order, and nothing else', () => {
    expect(ranked('last')).toEqual([
      'orderPublic.place',
      'orderPublic.show',
      'orderPublic.acceptCounterAppointment',
      'orderPublic.declineCounterAppointment',
      'orderPublic.cancel',
      'orderPublic.questionnaire',
      'uploads.create',
    ]);
  });

  it('keeps the counter working until then: board, commands, printing', () => {
    expect(ranked('second')).toEqual(
      expect.arrayContaining([
        'orders.current',
        'orders.confirm',
        'orders.complete',
        'orders.print',
        'printJobs.claim',
        'printJobs.report',
        'deviceCommands.list',
        'auth.login',
      ]),
    );
  });

  it('begins with lists of the staff, statistics, logs and analytics', () => {
    const first = ranked('first');
    for (const { procedure } of PROCEDURES)
      if (procedure.startsWith('statistics.')) expect(first).toContain(procedure);
    expect(first).toEqual(
      expect.arrayContaining(['orders.history', 'users.list', 'logs.list', 'analytics.log']),
    );
  });

  it('depends on how late the server is', () => {
    const turnedAway = (delayMs: number) =>
      (['first', 'second', 'last'] as const).filter((rank) => isTurnedAway(rank, delayMs));
    expect(turnedAway(100)).toEqual([]);
    expect(turnedAway(600)).toEqual(['first']);
    expect(turnedAway(2_100)).toEqual(['first', 'second']);
    expect(turnedAway(20_000)).toEqual(['first', 'second', 'last']);
  });
});

describe('a server whose event loop is late by more than a second', () => {
  let shop: OrderServer;
  let admin: Session;
  let isOverloaded = false;
  beforeAll(async () => {
    shop = await startOrderServer({ isSheddingLoad: true });
    // Starting up used the processor, too.
    await eventually(async () => expect((await shop.get('/api/statistics/orders')).status).toBe(401), 60_000);
    admin = await shop.login(ADMIN);
  });
  afterAll(async () => {
    isOverloaded = false;
    await shop?.stop();
  });

  /** Blocks the processor in long stretches, as too many requests would. */
  function overload(): void {
    const end = performance.now() + 1_200;
    while (performance.now() < end);
    if (isOverloaded) setImmediate(overload);
  }

  it('refuses statistics, exports and lists, and accepts the orders of guests', {
    timeout: 120_000,
  }, async () => {
    const placed = await shop.placed();
    isOverloaded = true;
    setImmediate(overload);
    const statistics = '/api/statistics/orders?from=2026-11-01&to=2026-11-24';
    await expect
      .poll(async () => (await shop.get(statistics, { session: admin })).status, { timeout: 60_000 })
      .toBe(503);
    const [refused, batch, list, ordered, open, shown] = await Promise.all([
      shop.get('/api/orders/export', { session: admin }),
      shop.get(`/trpc/orders.current,users.list?batch=1&input=${encodeURIComponent('{"0":{},"1":{}}')}`, {
        session: admin,
      }),
      shop.get('/api/users', { session: admin }),
      shop.order(),
      shop.get('/api/orders/current', { key: DEVICE_KEY }),
      shop.get(`/api/orders/public/${placed.uid}/${placed.hash}`),
    ]);
    isOverloaded = false;
    for (const answer of [refused, batch, list]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
    }
    expect([ordered.status, open.status, shown.status]).toEqual([201, 200, 200]);
    await expect
      .poll(async () => (await shop.get(statistics, { session: admin })).status, { timeout: 30_000 })
      .toBe(200);
  });
});
