import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_COOKIE, CONSENT_GIVEN } from '#domain/insights/consent.ts';
import { forgetOldAnalytics } from '#use-cases/insights/forget-old-analytics.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const NOON = '2026-11-21T12:00:00Z';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';
const consent = `${CONSENT_COOKIE}=${CONSENT_GIVEN}`;
const view = { type: 'page-view', action: '', category: '', data: { path: '/markt' } };

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ now: NOON, settings: { isRateLimited: false } });
  // Starting blocks the process for a moment, and an overloaded server sheds requests.
  admin = await eventually(() => server.login(ADMIN), 30_000);
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(async () => {
  server.setNow(NOON);
  await server.sql('TRUNCATE "AnalyticsEvent", "AnalyticsSalt"');
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  server.post('/api/analytics-log', body, { headers: { cookie: consent, 'user-agent': PHONE, ...headers } });
const stored = () => server.sql('SELECT * FROM "AnalyticsEvent" ORDER BY "id"');
const statistic = async (name: string, query = '') =>
  (await server.get(`/api/statistics/${name}?${query}`, { session: admin })).body.data;

describe('POST /api/analytics-log', () => {
  it('counts a page view of a visitor who agreed', async () => {
    expect(await send(view)).toMatchObject({ status: 204, body: '' });
    const [event] = await stored();
    expect(event).toMatchObject({ type: 'page-view', data: { path: '/markt' }, branchId: null });
    expect((await statistic('page-views')).total).toBe(1);
    expect((await statistic('unique-visitors')).total).toBe(1);
    expect((await statistic('pages')).series).toEqual([{ key: '/markt', label: '/markt', value: 1 }]);
    expect((await statistic('visitor-times')).series.filter((hour: { value: number }) => hour.value)).toEqual(
      [{ key: 'saturday-13', label: 'Samstag 13-14 Uhr', value: 1 }],
    );
  });

  it.each([
    ['no cookie', ''],
    ['only the necessary', `${CONSENT_COOKIE}=necessary`],
    ['an empty cookie', `${CONSENT_COOKIE}=`],
    ['another cookie', `x${CONSENT_COOKIE}=${CONSENT_GIVEN}`],
  ])('stores nothing with %s', async (_, cookie) => {
    expect((await send(view, { cookie })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect(await server.sql('SELECT * FROM "AnalyticsSalt"')).toEqual([]);
  });

  it('does not count staff, devices and crawlers', async () => {
    const employee = await server.login(EMPLOYEE);
    const asStaff = { cookie: `${employee.cookie}; ${consent}`, 'x-csrf-token': employee.csrf };
    expect((await send(view, asStaff)).status).toBe(204);
    expect((await send(view, { authorization: `Bearer ${DEVICE_KEY}` })).status).toBe(204);
    expect((await send(view, { 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('counts events by type and action, for a branch that there is', async () => {
    const click = { type: 'click', action: 'add-to-cart', category: 'cart', data: { product: 7, branch: 1 } };
    await send(click);
    await send({ ...click, data: { branch: 999_999 } });
    await send({ type: 'search' });
    expect((await stored()).map(({ branchId }) => branchId)).toEqual([1, null, null]);
    expect((await statistic('events')).series).toEqual([
      { key: 'click/add-to-cart', label: 'click: add-to-cart', value: 2 },
      { key: 'search/', label: 'search', value: 1 },
    ]);
    expect((await statistic('events', 'branch=1')).total).toBe(1);
    expect((await statistic('page-views')).total).toBe(0);
  });

  it('answers the same through tRPC', async () => {
    const answer = await server.post('/trpc/analytics.log', view, {
      headers: { cookie: consent, 'user-agent': PHONE },
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

describe('A49 who a visitor is', () => {
  const visitors = async () => (await stored()).map(({ visitor }) => String(visitor));

  it('is the same all day, another browser is another visitor', async () => {
    await send(view);
    server.setNow('2026-11-21T23:59:59Z');
    await send(view);
    await send(view, { 'user-agent': LAPTOP });
    const [first, second, third] = await visitors();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is a different one the next day, and cannot be traced back', async () => {
    await send(view);
    const [salt] = await server.sql('SELECT * FROM "AnalyticsSalt"');
    server.setNow('2026-11-22T00:00:00Z');
    await send(view);
    const [first, second] = await visitors();
    expect(second).not.toBe(first);
    const salts = await server.sql('SELECT * FROM "AnalyticsSalt"');
    expect(salts).toHaveLength(1);
    expect(salts[0]).not.toEqual(salt);
  });

  it('is stored without address, browser or contact data', async () => {
    await send({
      type: 'page-view',
      action: 'suche anna@example.at',
      category: '0664 1234567',
      data: { path: '/status/ABCDEFGHJK/geheim?mail=anna@example.at', from: 'anna@example.at' },
    });
    const [event] = await stored();
    expect(event).toMatchObject({ action: 'suche …', category: '…', data: { path: '/status', from: '…' } });
    const text = JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const secret of ['127.0.0.1', '::1', 'iPhone', 'anna', 'geheim', '1234567']) {
      expect(text).not.toContain(secret);
    }
  });

  it('gets one salt, however many arrive first at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send(view)));
    expect(new Set(await visitors()).size).toBe(1);
    expect((await stored()).length).toBe(12);
    const { db } = server.deps;
    const salts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => db.analytics.salt('2026-12-01', `salt-${index}`)),
    );
    expect(new Set(salts).size).toBe(1);
  });
});

describe('A49 what is not an event', () => {
  it.each([
    ['nothing', {}, 'type'],
    ['no type', { type: '' }, 'type'],
    ['a long type', { type: 'x'.repeat(51) }, 'type'],
    ['a line break', { type: 'click', action: 'a\nERROR forged' }, 'action'],
    ['an ANSI sequence', { type: 'click', category: '\u001b[31mrot' }, 'category'],
    ['NUL', { type: 'click', data: { text: 'a\u0000b' } }, 'data.text'],
    ['half a surrogate pair', { type: 'click', action: '\ud800' }, 'action'],
    ['something nested', { type: 'click', data: { a: { b: 1 } } }, 'data.a'],
    ['a list', { type: 'click', data: [1] }, 'data'],
    ['an odd name', { type: 'click', data: { 'a b': 1 } }, 'data.a b'],
    ['more than 4 kB', { type: 'click', data: { a: 'ä'.repeat(2_000), b: 'x'.repeat(200) } }, 'data'],
    ['a page without path', { type: 'page-view', data: {} }, 'data.path'],
    ['an extra field', { type: 'click', visitor: 'x' }, 'visitor'],
  ])('%s', async (_, body, field) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await stored()).toEqual([]);
  });

  it('1 MB and unreadable bodies', async () => {
    expect((await send({ type: 'click', data: { a: 'x'.repeat(1_000_000) } })).status).toBe(413);
    const headers = { cookie: consent, 'user-agent': PHONE, 'content-type': 'application/json' };
    expect((await server.call('POST', '/api/analytics-log', { raw: '{', headers })).status).toBe(400);
    expect(
      (await server.call('POST', '/api/analytics-log', { raw: '{"type":"a","__proto__":{}}', headers }))
        .status,
    ).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('A49 a flood', () => {
  it('ends with 429', async () => {
    const limited = await startServer({ now: NOON });
    await eventually(() => limited.login(ADMIN), 30_000);
    const answers = await Promise.all(
      Array.from({ length: 320 }, () =>
        limited.post('/api/analytics-log', view, { headers: { 'user-agent': PHONE } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
      0,
    );
    await limited.stop();
  });
});

describe('old events', () => {
  it('are deleted after 25 months, salts after their day', async () => {
    for (const day of ['2024-10-20', '2024-10-21', '2026-11-20', '2026-11-21']) {
      server.setNow(`${day}T12:00:00Z`);
      await send({ type: 'click', action: day });
    }
    await server.sql(`INSERT INTO "AnalyticsSalt" VALUES ('2026-11-19', 'left over')`);
    await forgetOldAnalytics(server.deps);
    expect((await stored()).map(({ action }) => action)).toHaveLength(3);
    expect((await server.sql('SELECT "day" FROM "AnalyticsSalt"')).map(({ day }) => day)).toEqual([
      '2026-11-21',
    ]);
  });
});
