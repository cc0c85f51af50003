import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnedAway, rankOf, requestRanks } from '#api/rest/pressure.ts';
import { PROCEDURES, ROUTES } from '../generated/routes.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

/** Connections at rest are closed within a stretch of overload: each request opens its own. */
const ANEW = { headers: { connection: 'close' } };

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
      'orderPublic.pay',
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

  it('lets streams, lists and statistics go before the order of a guest, by either door', () => {
    const rank = requestRanks(PROCEDURES);
    const rankAt = (method: string, url: string, path?: string) =>
      rank({ method, params: { path }, routeOptions: { url } } as unknown as FastifyRequest);
    const ORDER = ['first', 'second', 'last'];
    const placing = [rankAt('POST', '/api/orders'), rankAt('POST', '/trpc/:path', 'orderPublic.place')];
    const others = [
      rankAt('GET', '/trpc/:path', 'orders.feed'),
      ...ROUTES.filter(
        ({ path, isStream }) =>
          isStream || /^\/api\/(statistics|orders\/(current|history|seen)|users)/.test(path),
      ).map(({ method, path }) => rankAt(method, path.replaceAll(/\{(\w+)\}/g, ':$1'))),
    ];
    expect(others.length).toBeGreaterThan(10);
    expect(new Set(placing)).toEqual(new Set(['last']));
    expect(others.filter((other) => ORDER.indexOf(other) >= ORDER.indexOf('last'))).toEqual([]);
  });

  it('begins with lists of the staff, statistics, logs and analytics', () => {
    const first = ranked('first');
    for (const { procedure } of PROCEDURES)
      if (procedure.startsWith('statistics.')) expect(first).toContain(procedure);
    expect(first).toEqual(
      expect.arrayContaining(['orders.history', 'orders.seen', 'users.list', 'logs.list', 'analytics.log']),
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

describe('a server whose event loop is late', () => {
  let shop: OrderServer;
  let admin: Session;
  let isOverloaded = false;
  beforeAll(async () => {
    shop = await startOrderServer({ isSheddingLoad: true });
    admin = await shop.login(ADMIN);
  });
  afterAll(async () => {
    isOverloaded = false;
    await shop?.stop();
  });

  /**
   * Blocks the processor in long stretches, as too many requests would; after each the loop turns for `restMs`, at least `turns`
   * times.
   */
  function overload(ms: number, restMs = 0, turns = 1): void {
    const end = performance.now() + ms;
    while (performance.now() < end);
    if (isOverloaded) rest(performance.now() + restMs, turns, () => overload(ms, restMs, turns));
  }

  function rest(until: number, turns: number, andThen: () => void): void {
    setImmediate(() => {
      if (turns > 1 || performance.now() < until) rest(until, turns - 1, andThen);
      else andThen();
    });
  }

  it('by more than half a second refuses statistics, exports and lists, and accepts the orders of guests', {
    timeout: 120_000,
  }, async () => {
    const placed = await shop.placed();
    isOverloaded = true;
    setImmediate(overload, 1_500, 20, 10);
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

  it('by more than two seconds refuses new streams and boards, and still accepts the orders of guests', {
    timeout: 300_000,
  }, async () => {
    isOverloaded = true;
    // The embedded database takes many turns for an order: with one per stretch this would take minutes. On a busy machine 50 ms may
    // be a single turn: a statement whose answer misses two stretches must not reach the 11 seconds after which it ends.
    setImmediate(overload, 5_200, 50, 25);
    const board = async () => (await shop.get('/api/orders/current', { ...ANEW, key: DEVICE_KEY })).status;
    await expect.poll(board, { timeout: 120_000 }).toBe(503);
    const feed = `/trpc/orders.feed?input=${encodeURIComponent('{}')}`;
    const answers = await Promise.all([
      shop.order({}, ANEW.headers),
      shop.get('/api/orders/stream', { ...ANEW, key: DEVICE_KEY }),
      shop.get(feed, { ...ANEW, key: DEVICE_KEY }),
      shop.get('/api/print-jobs/stream', { ...ANEW, key: DEVICE_KEY }),
      shop.get('/api/shop/changes', ANEW),
    ]);
    isOverloaded = false;
    expect(answers.map(({ status }) => status)).toEqual([201, 503, 503, 503, 503]);
  });
});
