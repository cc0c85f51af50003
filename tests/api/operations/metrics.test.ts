import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const TOKEN = 'messwerte-nur-fuer-uns-0001';
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({ settings: { metricsToken: TOKEN, smtpUrl: smtp.url } });
});
afterAll(async () => {
  await shop.stop();
  await smtp.close();
});

const scrape = async () =>
  (await shop.get('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).body as string;

/** What a collector reads, strictly as the text format 0.0.4 says: series by name and labels. */
function parsed(text: string): Map<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const series = new Map<string, number>();
  const [helped, typed] = [new Set<string>(), new Map<string, string>()];
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '') continue;
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      expect(helped.has(name), `HELP of ${name} twice`).toBe(false);
      helped.add(name);
    } else if (keyword === 'TYPE') {
      expect(rest).toMatch(/^(counter|gauge|histogram|summary|untyped)$/);
      typed.set(name, rest);
    } else {
      const [, metric = '', labels = '', value = ''] =
        /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")*\})? (NaN|[+-]?(?:Inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?))$/.exec(
          line,
        ) ?? [];
      expect(metric, line).not.toBe('');
      const family = typed.has(metric) ? metric : metric.replace(/_(bucket|sum|count)$/, '');
      expect(typed.has(family), `${metric} has no TYPE`).toBe(true);
      expect(helped.has(family), `${metric} has no HELP`).toBe(true);
      expect(series.has(metric + labels), `${line} twice`).toBe(false);
      series.set(metric + labels, value === 'Nan' ? Number.NaN : Number(value));
    }
  }
  return series;
}

it('asks for the token, of this machine as well, and of administrators', async () => {
  const status = async (headers: Record<string, string>) =>
    (await shop.get('/api/metrics', { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: `Bearer ${TOKEN}x` })).toBe(401);
  expect(await status({ authorization: `Basic ${TOKEN}` })).toBe(401);
  expect(await status({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await status({ ...FORWARDED, authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect((await shop.get('/api/metrics', { key: DEVICE_KEY })).status).toBe(401);
  expect((await shop.get('/api/metrics', { session: await shop.login(ADMIN) })).status).toBe(401);
});

it('is text that a collector reads, and moves with real orders', async () => {
  const before = parsed(await scrape());
  expect(before.get('theke_shop_measures_up')).toBe(1);
  expect(before.get('theke_orders_open{branch="1",state="awaiting"}')).toBe(0);
  expect([...before.keys()].filter((key) => key.startsWith('theke_order_events_total'))).toEqual([]);
  const placed = [await shop.placed(), await shop.placed(), await shop.placed()];
  await shop.command(placed[0]?.id ?? 0, 'confirm');
  shop.setNow(new Date(NOON.getTime() + 90_000));
  const now = await eventually(async () => {
    const series = parsed(await scrape());
    expect(series.get('theke_order_events_total{branch="1",event="placed"}')).toBe(3);
    return series;
  }, 10_000);
  expect(now.get('theke_order_events_total{branch="1",event="confirmed"}')).toBe(1);
  expect(now.get('theke_orders_open{branch="1",state="awaiting"}')).toBe(2);
  expect(now.get('theke_orders_open{branch="1",state="confirmed"}')).toBe(1);
  expect(now.get('theke_last_order_age_seconds{branch="1"}')).toBe(90);
  expect(now.has('theke_last_order_age_seconds{branch="2"}')).toBe(false);
  expect(now.get('theke_print_jobs{state="waiting"}')).toBeGreaterThan(0);
  expect(now.get('theke_http_requests_total{method="POST",route="/api/orders",status="201"}')).toBe(3);
  expect(now.get('theke_http_request_seconds_count{method="POST",route="/api/orders"}')).toBe(3);
  // No address and no key of an order is a label.
  for (const { uid, hash } of placed) {
    await shop.get(`/api/orders/public/${uid}/${hash}`);
    const text = await scrape();
    expect(text).not.toContain(uid);
    expect(text).not.toContain(hash);
  }
});

it('knows the mails, the pool, the streams, the event loop and what the page says', async () => {
  const stream = new AbortController();
  const open = await fetch(`${shop.url}/api/shop/changes`, {
    headers: { accept: 'text/event-stream' },
    signal: stream.signal,
  });
  const series = await eventually(async () => {
    const found = parsed(await scrape());
    expect(found.get('theke_messages_total{channel="mail",outcome="sent"}')).toBeGreaterThan(0);
    return found;
  }, 10_000);
  expect(open.status).toBe(200);
  expect(series.get('theke_streams_open')).toBe(1);
  expect(series.get('theke_operations_level{subject="database"}')).toBe(0);
  expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(series.get('theke_outbox_waiting{kind="mail"}')).toBeGreaterThanOrEqual(0);
  const isServer = shop.settings.databaseUrl !== undefined;
  expect(series.has('theke_database_connections{state="idle"}')).toBe(isServer);
  stream.abort();
  await eventually(async () => expect(parsed(await scrape()).get('theke_streams_open')).toBe(0));
});

it('has one series for all branches where there are very many', async () => {
  await shop.sql(`INSERT INTO "Branch" SELECT made.* FROM "Branch" AS b, generate_series(1, 300) AS n,
      jsonb_populate_record(NULL::"Branch", to_jsonb(b) || jsonb_build_object(
        'id', 1000 + n, 'identifier', 'viele-' || n, 'name', 'Filiale ' || n)) AS made WHERE b."id" = 1`);
  await shop.sql(`INSERT INTO "Order" SELECT made.* FROM (SELECT * FROM "Order" WHERE "state" = 'awaiting' LIMIT 1) AS o,
      generate_series(1, 300) AS n, jsonb_populate_record(NULL::"Order", to_jsonb(o) || jsonb_build_object(
        'id', 100000 + n, 'uid', 'UID' || n, 'branchId', 1000 + n, 'ticketNumber', 1)) AS made`);
  const text = await eventually(async () => {
    const found = await scrape();
    expect(parsed(found).get('theke_orders_open{branch="all",state="awaiting"}')).toBeGreaterThan(2);
    return found;
  }, 10_000);
  const own = text.split('\n').filter((line) => /^theke_(orders_open|last_order_age_seconds)\{/.test(line));
  expect(own.every((line) => line.includes('branch="all"'))).toBe(true);
  expect(own).toHaveLength(4);
});

it('without a token is there for programs on this machine only, and for nothing that a proxy brings', async () => {
  await shop.stop();
  shop = await startOrderServer({ settings: { trustProxy: true } });
  const status = async (headers: Record<string, string>) =>
    (await shop.get('/api/metrics', { headers })).status;
  expect(await status({})).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto'])
    expect([name, await status({ [name]: '127.0.0.1' })]).toEqual([name, 404]);
  const session = await shop.login(ADMIN);
  expect((await shop.get('/api/metrics', { headers: FORWARDED, session })).status).toBe(404);
});
