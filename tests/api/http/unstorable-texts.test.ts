import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const NUL = 'a\u0000b';
const HALF = 'a\ud83eb';
const refusal = ({ status, body }: Answer) => [
  status,
  ...body.errors.map(({ field, code }: { field?: string; code: string }) => `${field}: ${code}`),
];

describe('A17 texts that no database stores are refused at their place', () => {
  it.each([NUL, HALF])('%j in a body, however deep', async (text) => {
    const product = {
      uid: 'suppe',
      name: text,
      price: 5,
      tax: 10,
      config: { parts: [{ name: 'Größe', description: text }] },
    };
    const answer = await server.post('/api/products', product, { session: admin });
    expect(refusal(answer)).toEqual([422, 'config.parts.0.description: text-invalid', 'name: text-invalid']);
    expect(answer.body.errors[1].message).toBe('Die Angabe zu „Name“ enthält unzulässige Zeichen.');
  });

  it.each([NUL, HALF])('%j as a name in a body', async (text) => {
    const answer = await server.post('/api/products', { [text]: 1 }, { session: admin });
    expect(refusal(answer)).toEqual([422, 'ab: text-invalid']);
    const inner = { type: 'click', data: { [text]: 'x' } };
    expect(refusal(await server.post('/api/analytics-log', inner))).toEqual([422, 'data.ab: text-invalid']);
  });

  it('U+0000 in a path and in a query', async () => {
    const session = admin;
    expect(refusal(await server.get('/api/products?search=a%00b', { session }))).toEqual([
      422,
      'search: text-invalid',
    ]);
    expect(refusal(await server.get('/api/orders?search=%00', { session }))).toEqual([
      422,
      'search: text-invalid',
    ]);
    expect(refusal(await server.get('/api/orders/public/a%00b/c'))).toEqual([422, 'uid: text-invalid']);
    expect(refusal(await server.get('/api/orders/export?search=%00', { session }))).toEqual([
      422,
      'search: text-invalid',
    ]);
    expect(refusal(await server.get('/api/fonts/google/a%00b/style-400.embed.css'))).toEqual([
      422,
      'family: text-invalid',
    ]);
  });

  it.each([
    ['/payment/return/%00/x', 422],
    ['/payment/return/x/%00', 422],
    ['/status/%00/x', 404],
    ['/test-payment/%00', 404],
    ['/store/%00/checkout', 404],
  ])('in the address of a page: %s', async (path, status) => {
    expect((await fetch(server.url + path, { redirect: 'manual' })).status).toBe(status);
  });

  it('through tRPC as well', async () => {
    const login = await server.post('/trpc/auth.login', { username: NUL, password: 'x' });
    expect(login.status).toBe(422);
    expect(login.body.error.data.errors).toMatchObject([{ field: 'username', code: 'text-invalid' }]);
    const input = encodeURIComponent(JSON.stringify({ search: NUL }));
    const list = await server.get(`/trpc/products.list?input=${input}`, { session: admin });
    expect(list.status).toBe(422);
  });

  it('in the fields of a form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ subject: 'Lob', firstName: NUL, lastName: 'B' }))
      form.set(name, value);
    const answer = await fetch(`${server.url}/api/custom/forms`, { method: 'POST', body: form });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject([{ field: 'firstName', code: 'text-invalid' }]);
  });

  it('only for those who may call at all', async () => {
    expect((await server.post('/api/products', { name: NUL })).status).toBe(401);
  });
});

describe('a body that is not an object', () => {
  it.each(['null', '[]', '"x"', '42', 'true'])('%s is refused wherever one is expected', async (raw) => {
    const headers = { 'content-type': 'application/json', cookie: admin.cookie, 'x-csrf-token': admin.csrf };
    for (const [method, path] of [
      ['PUT', '/api/users/me'],
      ['POST', '/api/products'],
      ['POST', '/api/orders/1/status/confirm'],
      ['POST', '/api/labels'],
      ['POST', '/api/config'],
    ] as const) {
      const answer = await server.call(method, path, { raw, headers });
      expect(answer.status, path).toBe(422);
      expect(answer.body.errors[0].message, path).toMatch(/^[A-ZÄÖÜ„]/);
    }
    const command = await server.call('POST', '/trpc/account.updateProfile', { raw, headers });
    expect([400, 422]).toContain(command.status);
  });
});
