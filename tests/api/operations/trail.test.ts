import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#adapters/log.ts';
import { aboutWork } from '#server/about-work.ts';
import { type OtlpCollector, startOtlpCollector } from '#tests/peers/otlp-collector.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { eventually } from '../support/waiting.ts';

const ID = '4f1c0e7a9b3d52688d1e0f2a3b4c5d6e';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PROXY = {
  'x-forwarded-for': '203.0.113.9',
  'x-request-id': ID,
  traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
};

let smtp: SmtpPeer;
let collector: OtlpCollector;
let shop: OrderServer;
const stream = new PassThrough();
let logged = '';
stream.on('data', (chunk: Buffer) => {
  logged += chunk;
});

beforeAll(async () => {
  [smtp, collector] = await Promise.all([startSmtpServer(), startOtlpCollector()]);
  shop = await startOrderServer({
    log: createLog('info', aboutWork, stream),
    settings: {
      smtpUrl: smtp.url,
      trustProxy: 'loopback',
      tracing: { endpoint: collector.url, serviceName: 'theke-test' },
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([smtp.close(), collector.close()]);
});

const lines = () =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));

it('one id leads from the proxy over the order and its effects to the mail', async () => {
  const { status, headers } = await shop.order({}, PROXY);
  expect(status).toBe(201);
  expect(headers.get('x-request-id')).toBe(ID);
  const own = await eventually(() => {
    const found = lines().filter(({ request }) => request === ID);
    expect(found.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['request', 'mail accepted', 'outbox: row done']),
    );
    expect(found.filter(({ kind }) => kind === 'mail').length).toBeGreaterThanOrEqual(1);
    return found;
  }, 15_000);
  expect(own.find(({ msg }) => msg === 'request')).toMatchObject({
    method: 'POST',
    url: '/api/orders',
    status: 201,
  });
  const mail = own.find(({ msg }) => msg === 'mail accepted');
  const effects = own.filter(({ msg }) => msg === 'outbox: row done');
  expect(effects.map(({ outbox }) => outbox)).toContain(mail?.message);
  const rows = await shop.sql(`SELECT DISTINCT "requestId" FROM "Outbox" WHERE "requestId" IS NOT NULL`);
  expect(rows).toEqual([{ requestId: ID }]);
  // No line says the id twice, and none says who ordered.
  for (const line of logged.split('\n').filter((one) => one.includes(ID)))
    expect(line.split('"request":')).toHaveLength(2);
  expect(logged).not.toMatch(/gast@|example\.at"/);
});

it('one trace leads from the proxy over the database to the mail', async () => {
  const spans = await eventually(() => {
    const own = collector.spans.filter(({ traceId }) => traceId === TRACE);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /api/orders', 'mail send']));
    return own;
  }, 15_000);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const way: string[] = [];
  for (let at = spans.find(({ name }) => name === 'mail send'); at; at = byId.get(at.parentSpanId))
    way.unshift(at.name);
  expect(way).toEqual(['POST /api/orders', 'orders.place', 'outbox mail', 'mail send']);
  const root = spans.find(({ name }) => name === 'POST /api/orders');
  expect(root).toMatchObject({
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.route': '/api/orders', 'theke.request_id': ID },
  });
  expect(String(root?.attributes['http.response.status_code'])).toBe('201');
  expect([...collector.services]).toEqual(['theke-test']);
  expect(JSON.stringify(collector.spans)).not.toMatch(/@|Dornbirn/);
});

it.each([
  ['that nothing forwarded', { 'x-request-id': ID }],
  ['with signs that could break a line', { ...PROXY, 'x-request-id': 'abc{"level":50}' }],
  ['that is too short', { ...PROXY, 'x-request-id': 'abc' }],
  ['that is too long', { ...PROXY, 'x-request-id': 'a'.repeat(65) }],
])('an id %s is replaced', async (_what, headers) => {
  const given = (await shop.get('/api/health', { headers })).headers.get('x-request-id');
  expect(given).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-/);
});

it('a failed request names the id that its lines have', async () => {
  const { status, body, headers } = await shop.get('/api/orders/nothing', { headers: PROXY });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.errors).toBeDefined();
  expect(headers.get('x-request-id')).toBe(ID);
});
