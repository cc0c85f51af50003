import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, PASSWORD } from '#tests/api/support/template.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { build } from '#tests/built.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { type Nginx, startNginx } from '#tests/peers/nginx.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder } from '../demo-orders.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
let server: ServerProcess;
let nginx: Nginx;
let ports: { http: number; https: number };
let publicUrl = '';

beforeAll(async () => {
  build();
  const { template, remove } = await createTemplate('embedded');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  ports = { http: await freePort(), https: await freePort() };
  publicUrl = `https://localhost:${ports.https}`;
  server = await startServerProcess({
    ...{
      DATA_DIR: shop.settings.dataDir,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    PASSWORD_CHECK_URL: 'off',
  });
  cleanUps.push(() => server.stop());
  nginx = await startNginx({ ...ports, servers: [Number(new URL(server.url).port)] });
  cleanUps.push(() => nginx.stop());
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's address; every one of 127.0.0.0/8 is this machine. */
  from?: string;
}

/** Opens a call through nginx and resolves with its answer's beginning. */
async function open(
  path: string,
  { method = 'GET', headers = {}, body, from }: Call = {},
): Promise<IncomingMessage> {
  const request = https.request(publicUrl + path, {
    ...{ method, headers, ca: nginx.certificate, servername: 'localhost', agent: false },
    ...(from === undefined ? {} : { localAddress: from }),
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

async function ask(path: string, call?: Call) {
  const answer = await open(path, call);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawHeaders, text };
}

function post(path: string, body: unknown, call: Call = {}) {
  const headers = { 'content-type': 'application/json', ...call.headers };
  return ask(path, { ...call, method: 'POST', headers, body: JSON.stringify(body) });
}

async function logIn() {
  const { headers } = await post('/api/login', { username: ADMIN, password: PASSWORD });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  return { cookie, csrf: String(headers['x-csrf-token']) };
}

describe('behind a real nginx with TLS', () => {
  it('clients are who they are: in limits and in the log, whatever they claim', async () => {
    const link = (from: string, headers: Record<string, string> = {}) =>
      post('/api/login-link', { email: EMPLOYEE }, { from, headers });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await link('127.0.0.2', { 'x-forwarded-for': `198.51.100.${n}` })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await link('127.0.0.3')).status).toBe(204);
    await eventually(() => expect(server.output()).toContain('"client":"127.0.0.3"'), 5_000);
    expect(server.output()).toContain('"client":"127.0.0.2"');
    expect(server.output()).not.toContain('198.51.100.');
    expect(server.output()).not.toContain('not trusted');
  });

  it('the session cookie is of this host and TLS only, and its calls pass origin and CSRF', async () => {
    const { cookie, csrf } = await logIn();
    expect(cookie).toMatch(/^__Host-theke_session=[\w-]{43}; (?!.*Domain).*Path=\/;/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    const session = { cookie: cookie.split(';')[0] ?? '', 'x-csrf-token': csrf };
    const logOut = (headers: Record<string, string>) =>
      post('/api/logout', undefined, { headers: { ...session, ...headers } });
    expect((await logOut({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await logOut({ origin: `http://localhost:${ports.https}`, 'x-csrf-token': 'x' })).status).toBe(
      403,
    );
    expect((await logOut({ origin: publicUrl })).status).toBe(204);
  });

  it.each([
    '/',
    '/store/hauptplatz',
    '/api/init',
    '/api/health',
    '/backend',
    '/assets/none.js',
    '/robots.txt',
  ])('security headers of %s come once', async (path) => {
    const { raw } = await ask(path);
    const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    for (const name of [
      'strict-transport-security',
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ])
      expect(
        names.filter((one) => one === name),
        `${path} ${name}`,
      ).toHaveLength(1);
    expect(names.filter((one) => one === 'content-encoding').length).toBeLessThan(2);
  });

  it('redirects and links lead to https and the public host, whatever the request names', async () => {
    const plain = http.request({ port: ports.http, host: '127.0.0.1', path: '/store/hauptplatz?a=1' }).end();
    const [moved] = (await once(plain, 'response')) as [IncomingMessage];
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `${publicUrl}/store/hauptplatz?a=1`]);
    moved.resume();
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const sitemap = await ask('/sitemap.xml', { headers: forged });
    expect(sitemap.text).toContain(`<loc>${publicUrl}/`);
    expect(sitemap.text).not.toContain('evil');
    const page = await ask('/', { headers: forged });
    expect(page.text).toContain(`<link rel="canonical" href="${publicUrl}/`);
    const returned = await ask('/payment/return/ABCDEFGH23/none', { headers: forged });
    expect([returned.status, returned.headers.location]).toEqual([303, '/']);
  });

  it('live streams pass every event on at once', async () => {
    const stream = await open('/api/orders/stream', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${DEVICE_KEY}` },
    });
    let received = '';
    stream.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8');
    });
    stream.on('error', () => {});
    expect(stream.statusCode).toBe(200);
    await eventually(() => expect(received).toContain('retry:'), 2_000);
    const body = await acceptableOrder(server);
    const placed = await post('/api/orders', body);
    expect(placed.status).toBe(201);
    const { uid } = JSON.parse(placed.text).data as { uid: string };
    await eventually(() => expect(received).toContain(uid), 2_000);
    stream.destroy();
  });

  it('files pass up to the limit of the product, and what is larger gets its sentence', async () => {
    const pdf = (bytes: number) => {
      const file = Buffer.alloc(bytes, 0x20);
      file.write('%PDF-1.4\n');
      return { data: `data:application/pdf;base64,${file.toString('base64')}`, name: 'gross.pdf' };
    };
    const limit = 15 * 1_024 * 1_024;
    const stored = await post('/api/uploads', pdf(limit));
    expect([stored.status, stored.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    const refused = await post('/api/uploads', pdf(limit + 1));
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text).errors[0].code).toBe('file-too-large');
  });

  it('large headers are refused, by nginx or by the server, and usual ones are not', async () => {
    const cookies = (bytes: number) => ({ cookie: `a=${'x'.repeat(bytes)}` });
    expect((await ask('/api/health', { headers: cookies(7_000) })).status).toBe(200);
    expect((await ask('/api/health', { headers: cookies(9_000) })).status).toBe(400);
    const many = Object.fromEntries([1, 2, 3].map((n) => [`x-large-${n}`, 'x'.repeat(7_000)]));
    expect((await ask('/api/health', { headers: many })).status).toBe(431);
    expect((await ask(`/api/health?${'x'.repeat(9_000)}`)).status).toBe(414);
    expect((await ask('/api/health')).status).toBe(200);
  });
});
