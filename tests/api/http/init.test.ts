import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ORDER = [
  'config',
  'users/me',
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'sites',
  'navigations',
  'blocks',
  'donatees',
].map((name) => `/api/${name}`);

interface Entry {
  url: string;
  data: { data: unknown };
}

describe('GET /api/init', () => {
  it('bundles the responses in the promised order', async () => {
    const { status, headers, body } = await server.get('/api/init');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.data.map(({ url }: Entry) => url)).toEqual(ORDER);
    expect(body.data[1].data).toEqual({ data: null });
  });

  it('matches the individual routes', async () => {
    const { body } = await server.get('/api/init');
    for (const { url, data } of body.data as Entry[]) {
      const single = await server.get(url);
      expect(single.status, url).toBe(200);
      expect(single.body.data, url).toEqual(data.data);
    }
  });

  it('carries money in currency units', async () => {
    const { body } = await server.get('/api/init');
    const first = demoShop.products[0];
    const sent = body.data[6].data.data.find(({ id }: { id: number }) => id === first?.id);
    expect(sent.price).toBe(Number(first?.price) / 100);
  });

  it('answers 304 to its ETag and keeps every encoding equal', async () => {
    const plain = await fetch(`${server.url}/api/init`, { headers: { 'accept-encoding': 'identity' } });
    const text = await plain.text();
    const etag = plain.headers.get('etag') ?? '';
    const again = await server.get('/api/init', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await rawGet(`${server.url}/api/init`, encoding);
      expect(answer.encoding).toBe(encoding);
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(answer.body).toString()).toBe(text);
    }
  });

  it('changes with the shop, and only then', async () => {
    const before = await server.get('/api/init');
    const product = demoShop.products[0];
    await server.deps.db.transaction((stores) =>
      stores.accounts.addDevice({ name: 'Schirm', branch: 1, keyHash: 'x'.repeat(64) }),
    );
    const same = await server.get('/api/init');
    expect(same.headers.get('etag')).toBe(before.headers.get('etag'));
    await setProduct(server, product?.id ?? 0, false);
    await expect
      .poll(async () => (await server.get('/api/init')).headers.get('etag'))
      .not.toBe(before.headers.get('etag'));
    const after = await server.get('/api/init');
    expect(after.body.data[6].data.data.some(({ id }: { id: number }) => id === product?.id)).toBe(false);
    expect(JSON.stringify(after.body.data[4])).not.toContain(`{"id":${product?.id}}`);
    await setProduct(server, product?.id ?? 0, true);
  });

  it('A26 names the signed-in user without secrets, never cached', async () => {
    const session = await server.login(ADMIN);
    const { headers, body } = await server.get('/api/init', { session });
    expect(body.data[1].data.data).toEqual({
      id: expect.any(Number),
      name: 'Ada Admin',
      email: ADMIN,
      roles: ['ROLE_ADMIN'],
      branches: [],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-csrf-token')).toBe(session.csrf);
    expect(body.data.map(({ url }: Entry) => url)).toEqual(ORDER);
  });

  it('A26 shows visitors no staff fields', async () => {
    const { body } = await server.get('/api/init');
    const keys = new Set<string>();
    JSON.stringify(body, (key, value) => {
      keys.add(key);
      return value;
    });
    for (const secret of ['passwordHash', 'keyHash', 'apiKey', 'acceptMinutes', 'createdAt', 'csrfToken']) {
      expect(keys.has(secret), secret).toBe(false);
    }
  });
});

async function setProduct(target: TestServer, id: number, isEnabled: boolean): Promise<void> {
  await target.sql('UPDATE "Product" SET "isEnabled" = $1 WHERE "id" = $2', [isEnabled, id]);
}

/** fetch would decompress the body. */
async function rawGet(
  url: string,
  encoding: string,
): Promise<{ encoding: string | undefined; body: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}
