import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/harness.ts';
import { firstLine, whole } from '../support/raw-request.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

const LOGIN = '/api/login';
const json = { 'content-type': 'application/json' };

describe('envelopes', () => {
  it('puts results under data, lists with their total', async () => {
    const list = await server.get('/api/branches');
    expect(list.status).toBe(200);
    expect(Object.keys(list.body).sort()).toEqual(['data', 'total']);
    expect(list.body.total).toBe(list.body.data.length);
    const one = await server.get(`/api/branches/${list.body.data[0].id}`);
    expect(one.body).toEqual({ data: list.body.data[0] });
  });

  it('names message, field and code of a failure', async () => {
    const { status, body } = await server.post(LOGIN, { username: 'anna@example.at' });
    expect(status).toBe(422);
    expect(body).toEqual({
      errors: [{ message: 'Bitte füllen Sie das Feld „Passwort“ aus.', field: 'password', code: 'required' }],
    });
  });

  it('an unexpected failure carries the id that the log knows, over both doors', async () => {
    const broken = await startServer();
    const session = await broken.login(ADMIN);
    await broken.sql('ALTER TABLE "Department" RENAME TO "Away"');
    const rest = await broken.get('/api/departments', { session });
    expect(rest.status).toBe(500);
    expect(rest.body.requestId).toMatch(/^[\w-]{8,}$/);
    const input = encodeURIComponent('{}');
    const trpc = await broken.get(`/trpc/departments.list?input=${input}`, { session });
    expect(trpc.status).toBe(500);
    expect(trpc.body.error.data.requestId).toMatch(/^[\w-]{8,}$/);
    expect(JSON.stringify(trpc.body)).not.toMatch(/does not exist|relation|prisma/i);
    await broken.stop();
  });

  it.each([
    ['400 unreadable JSON', 'POST', LOGIN, { raw: '{"username":', headers: json }, 400, 'unreadable-json'],
    ['401 no session', 'GET', '/api/orders', {}, 401, 'unauthenticated'],
    ['404 unknown route', 'GET', '/api/nothing', {}, 404, 'not-found'],
    ['404 unknown record', 'GET', '/api/branches/999', {}, 404, 'not-found'],
    ['413 too large', 'POST', LOGIN, { body: { username: 'x'.repeat(300_000) } }, 413, 'payload-too-large'],
    [
      '415 other type',
      'POST',
      LOGIN,
      { raw: 'a=1', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported-media-type',
    ],
    [
      '422 unknown field',
      'POST',
      LOGIN,
      { body: { username: 'a', password: 'b', roles: [] } },
      422,
      'unknown-field',
    ],
  ] as const)('%s', async (_name, method, path, options, status, code) => {
    const answer = await server.call(method, path, options);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].code).toBe(code);
    expect(answer.body.errors[0].message).not.toBe('');
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('gives the same refusal through tRPC', async () => {
    const rest = await server.post(LOGIN, { username: 'anna@example.at' });
    const trpc = await server.post('/trpc/auth.login', { username: 'anna@example.at' });
    expect(trpc.status).toBe(422);
    expect(trpc.body.error.data.errors).toEqual(rest.body.errors);
    expect(trpc.body.error.data).not.toHaveProperty('stack');
  });
});

describe('A60 hostile bodies', () => {
  it.each([
    ['200,000 nested arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a key of 1 MB', `{"${'k'.repeat(1_000_000)}":1}`],
    ['100,000 items', `{"items":[${'1,'.repeat(99_999)}1]}`],
    ['an array instead of an object', '[1,2,3]'],
    ['a number', '42'],
    ['a byte order mark alone', '\uFEFF'],
  ])('%s', async (_name, raw) => {
    const begin = performance.now();
    const { status } = await server.call('POST', '/api/orders', { raw, headers: json });
    expect([400, 413, 422]).toContain(status);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it('a compressed body is not unpacked', async () => {
    const answer = await fetch(server.url + LOGIN, {
      method: 'POST',
      headers: { ...json, 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ username: ADMIN, password: 'x' })),
    });
    expect([400, 415]).toContain(answer.status);
  });

  it('a batch of more than 20 calls', async () => {
    const names = Array.from({ length: 21 }, () => 'config.get').join(',');
    expect((await server.get(`/trpc/${names}?batch=1&input=%7B%7D`)).status).toBe(400);
    const few = Array.from({ length: 20 }, () => 'auth.me').join(',');
    expect((await server.get(`/trpc/${few}?batch=1&input=%7B%7D`)).status).toBe(200);
  });
});

describe('A61 prototype pollution', () => {
  it.each(['{"__proto__":{"isAdmin":true}}', '{"username":"a","constructor":{"prototype":{"x":1}}}'])(
    '%s',
    async (raw) => {
      const { status } = await server.call('POST', LOGIN, { raw, headers: json });
      expect(status).toBe(400);
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    },
  );

  it('in the query', async () => {
    const { status } = await server.get('/api/branches?__proto__[x]=1&constructor[prototype][x]=1');
    expect(status).toBe(422);
  });
});

describe('A64 list parameters', () => {
  it.each([
    'pageSize=1000000000',
    'pageSize=201',
    'pageSize=0',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=NaN',
    'page=1e3',
    'page=9007199254740992',
    'sort=password',
    'sort=name;DROP TABLE "Order"',
    'filter[or]=1',
    'isEnabled=vielleicht',
    `search=${'x'.repeat(201)}`,
  ])('%s is refused', async (query) => {
    const { status, body } = await server.get(`/api/products?${encodeURI(query)}`);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(query.split('=')[0]);
  });

  it.each(['NaN', '9007199254740992', "1';DROP", '1.5', '-1', '0'])('id %s is refused', async (id) => {
    expect((await server.get(`/api/products/${encodeURIComponent(id)}`)).status).toBe(422);
  });

  it('pages, sorts and searches', async () => {
    const all = await server.get('/api/products?sort=-price');
    const prices = all.body.data.map(({ price }: { price: number }) => price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a));
    const second = await server.get('/api/products?sort=-price&page=2&pageSize=10');
    expect(second.body.total).toBe(all.body.total);
    expect(second.body.data).toEqual(all.body.data.slice(10, 20));
    const found = await server.get('/api/products?search=VELTLINER');
    expect(found.body.total).toBeGreaterThan(0);
    expect(found.body.total).toBeLessThan(10);
    expect((await server.get('/api/tables?branch=2')).body).toEqual({ data: [], total: 0 });
  });
});

describe('A65 repeated parameters', () => {
  it('are refused where one is expected', async () => {
    expect((await server.get('/api/products?page=1&page=2')).status).toBe(422);
  });
});

describe('A66 method tricks', () => {
  it('X-HTTP-Method-Override is ignored', async () => {
    const answer = await server.get('/api/logout', { headers: { 'x-http-method-override': 'POST' } });
    expect(answer.status).toBe(404);
  });

  it.each(['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is nowhere possible', async (method) => {
    for (const path of [
      '/',
      '/api/branches',
      '/api/init',
      '/api/nothing',
      '/trpc/tags.list',
      '/image/1-1.jpg',
    ]) {
      const answer = await whole(
        server.url,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer, path).toMatch(/^allow: GET, HEAD, POST, PUT, DELETE\r$/m);
      expect(answer, path).toContain('"code":"method-not-allowed"');
    }
  });

  it('CONNECT is cut off', async () => {
    const tunnel = 'CONNECT example.at:443 HTTP/1.1\r\nHost: example.at\r\n\r\n';
    expect(await whole(server.url, tunnel)).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('a mutation is not run by GET', async () => {
    const { status } = await server.get(`/trpc/auth.logout?input=${encodeURIComponent('{}')}`);
    expect(status).toBe(405);
  });

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}abc'],
    ['length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('%s', async (_name, rest) => {
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
    expect(await firstLine(server.url, head + rest)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('A67 cache poisoning', () => {
  it('X-Forwarded-Host changes nothing', async () => {
    const plain = await server.get('/api/init');
    const poisoned = await server.get('/api/init', {
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    });
    expect(poisoned.body).toEqual(plain.body);
    expect(JSON.stringify(poisoned.body)).not.toContain('evil.example');
  });

  it('a private answer ignores If-None-Match and is never stored', async () => {
    const session = await server.login(ADMIN);
    for (const path of ['/api/init', '/api/users/me', '/api/orders', '/api/branches']) {
      const answer = await server.get(path, { session, headers: { 'if-none-match': '*' } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

describe('A47 path traversal', () => {
  it.each([
    '/upload/../../etc/passwd',
    '/upload/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/upload/%252e%252e%252fetc/passwd',
    '/image/..%5c..%5cetc%5cpasswd',
    '/image/tiny/1-1.jpg/../../etc/passwd',
    '/image/tiny/1%2f..%2fx',
    '/image/tiny/1-1.php',
    '/image/tiny/1--1.jpg',
    '/image/enormous/1-1.jpg',
    '/image/tiny/1-1.jpg%00.png',
    `/image/tiny/${'9'.repeat(3_000)}-1.jpg`,
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
  ])('%s', async (path) => {
    expect(
      await firstLine(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 (400|404|414|422) /);
  });
});

describe('headers', () => {
  it('protect every answer', async () => {
    for (const path of [
      '/api/init',
      '/api/branches',
      '/api/health',
      '/api/nothing',
      '/api/docs',
      '/trpc/auth.me',
    ]) {
      const { headers } = await server.get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.has('access-control-allow-origin'), path).toBe(false);
      expect(headers.has('x-powered-by'), path).toBe(false);
    }
  });

  it('A23 a wrong device key is refused', async () => {
    const { status, body } = await server.get('/api/orders/current', { key: `${DEVICE_KEY}x` });
    expect(status).toBe(401);
    expect(body.errors[0].code).toBe('device-key-invalid');
    expect((await server.get('/api/orders/current', { key: DEVICE_KEY })).status).toBe(200);
  });
});
