import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, MANAGER, PASSWORD } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

describe('sessions', () => {
  it('A28 end at once when the account is disabled', async () => {
    const session = await server.login(MANAGER);
    await server.sql('UPDATE "User" SET "isEnabled" = false WHERE "email" = $1', [MANAGER]);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    await server.sql('UPDATE "User" SET "isEnabled" = true WHERE "email" = $1', [MANAGER]);
  });

  it('A32 a planted cookie is replaced, and the previous session ends', async () => {
    const planted = 'theke_session=geplant-von-jemand-anderem';
    const answer = await server.post(
      '/api/login',
      { username: ADMIN, password: PASSWORD },
      { headers: { cookie: planted } },
    );
    const first = sessionOf(answer);
    expect(first.cookie).not.toBe(planted);
    const again = await server.post(
      '/api/login',
      { username: ADMIN, password: PASSWORD },
      { headers: { cookie: first.cookie } },
    );
    const second = sessionOf(again);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await server.get('/api/orders', { session: first })).status).toBe(401);
    expect((await server.get('/api/orders', { session: second })).status).toBe(200);
  });

  it('A33 a cookie is worthless after logout', async () => {
    const session = await server.login(ADMIN);
    const answer = await server.post('/api/logout', undefined, { session });
    expect(answer.status).toBe(204);
    expect(answer.body).toBe('');
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    expect((await server.get('/api/users/me', { session })).body).toEqual({ data: null });
  });

  it('are stored only as hashes', async () => {
    const session = await server.login(ADMIN);
    const token = session.cookie.split('=')[1];
    const rows = await server.sql('SELECT "id" FROM "Session"');
    expect(rows.some(({ id }) => id === token)).toBe(false);
  });

  it('end after a week without use', async () => {
    const session = await server.login(ADMIN);
    await server.sql(`UPDATE "Session" SET "lastSeenAt" = now() - interval '8 days'`);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
  });
});

describe('A34 CSRF', () => {
  const text = 'Ungültiges CSRF-Token.';

  it('an unsafe request with a session requires its token', async () => {
    const session = await server.login(ADMIN);
    for (const csrf of ['', 'x', `${session.csrf}x`]) {
      const answer = await server.post('/api/logout', undefined, { session: { ...session, csrf } });
      expect(answer.status).toBe(403);
      expect(answer.body.errors[0].message).toBe(text);
    }
    expect((await server.get('/api/users/me', { session })).body.data.email).toBe(ADMIN);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'a=b'],
    ['text/plain', '{"a":"b"}'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('a form of another site with %s changes nothing', async (type, raw) => {
    const session = await server.login(ADMIN);
    const headers = { cookie: session.cookie, 'content-type': type };
    const answer = await server.call('POST', '/api/logout', { raw, headers });
    expect(answer.status).toBe(403);
    expect(answer.body.errors[0].message).toBe(text);
    const asVisitor = await server.call('POST', '/api/login', { raw, headers: { 'content-type': type } });
    expect(asVisitor.status).toBe(415);
    expect((await server.get('/api/users/me', { session })).body.data.email).toBe(ADMIN);
  });

  it.each(['null', 'https://evil.example', 'https://sub.127.0.0.1.evil.example', 'not an address'])(
    'origin %s is rejected even with the token',
    async (origin) => {
      const session = await server.login(ADMIN);
      const answer = await server.post('/api/logout', undefined, { session, headers: { origin } });
      expect(answer.status).toBe(403);
      expect(answer.body.errors[0].message).toBe(text);
    },
  );

  it('our own origin passes, and so does PUBLIC_URL', async () => {
    const session = await server.login(ADMIN);
    const { status } = await server.post('/api/logout', undefined, {
      session,
      headers: { origin: server.url },
    });
    expect(status).toBe(204);
  });

  it('tRPC follows the same rule', async () => {
    const session = await server.login(ADMIN);
    const answer = await server.post('/trpc/auth.logout', {}, { session: { ...session, csrf: 'x' } });
    expect(answer.status).toBe(403);
  });

  it('A63 live streams are counted per address', async () => {
    const aborts = new AbortController();
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${DEVICE_KEY}` };
    const url = `${server.url}/trpc/printJobs.stream`;
    const open = () => fetch(url, { headers, signal: aborts.signal });
    const streams = await Promise.all(Array.from({ length: 40 }, open));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await open()).status).toBe(429);
    aborts.abort();
    const again = new AbortController();
    await expect.poll(async () => (await fetch(url, { headers, signal: again.signal })).status).toBe(200);
    again.abort();
  });

  it('a device key is not a cookie: it needs no token', async () => {
    expect((await server.post('/api/print-jobs/claim', {}, { key: DEVICE_KEY })).status).toBe(200);
  });
});
