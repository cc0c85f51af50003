import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A fake server whose session has this token; and its requests, with the token that each carried. */
let token: string | null = null;
const asked: [path: string, token: string | null][] = [];

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const sent = new Headers(init.headers).get('X-CSRF-Token');
    asked.push([path, sent]);
    if (path === '/api/users/me')
      return new Response('{}', { headers: token ? { 'X-CSRF-Token': token } : {} });
    return new Response('{}', { status: (init.method ?? 'GET') !== 'GET' && sent !== token ? 403 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the token is fetched when a change needs it, kept for the next one, and never sent with a read', async () => {
  token = 'one';
  const { request, withToken } = await import('#web/lib/http.ts');
  expect((await request('/api/a', { method: 'POST' })).status).toBe(200);
  await request('/api/b');
  const answer = await withToken(async (headers) => ({ status: 200, headers }));
  expect(answer.headers).toEqual({ 'X-CSRF-Token': 'one' });
  expect(asked).toEqual([
    ['/api/a', null],
    ['/api/users/me', null],
    ['/api/a', 'one'],
    ['/api/b', null],
  ]);
});

test('a token that the server no longer knows is renewed once', async () => {
  token = 'one';
  const { request } = await import('#web/lib/http.ts');
  await request('/api/users/me');
  token = 'two';
  expect((await request('/api/a', { method: 'PUT' })).status).toBe(200);
  expect(asked.slice(1)).toEqual([
    ['/api/a', 'one'],
    ['/api/users/me', null],
    ['/api/a', 'two'],
  ]);
});

test('a visitor without a session is refused, and the call is not retried', async () => {
  token = null;
  const { withToken } = await import('#web/lib/http.ts');
  const attempt = vi.fn(async () => ({ status: 403 }));
  expect(await withToken(attempt)).toEqual({ status: 403 });
  expect(attempt).toHaveBeenCalledTimes(1);
});
