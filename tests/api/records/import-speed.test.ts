import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { FIRST_ID, fillCatalogue } from '../support/many-records.ts';
import { ADMIN } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** A catalogue as owners have one, imported by the server against calls for each product, in the same shop. */

const ROWS = 2_000;
/** As many are enough to know what the others would take. */
const SAMPLE = 200;

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  await fillCatalogue(server, ROWS);
  session = await server.login(ADMIN);
}, 120_000);
afterAll(() => server?.stop());

const productOf = (prefix: string, n: number) => ({
  uid: `${prefix}-${n}`,
  name: `Neu ${n}`,
  price: 3,
  tax: 10,
});
const categoryOf = (n: number) => FIRST_ID + (n % (ROWS / 100));

/** Milliseconds that a product took. */
async function perProduct(count: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / count;
}

it(`an import of ${ROWS} products takes less than half of what calls for each of them take`, async () => {
  const single = await perProduct(SAMPLE, async () => {
    for (let n = 0; n < SAMPLE; n += 1) {
      const made = await server.post('/api/products', productOf('einzeln', n), { session });
      const { id } = made.body.data;
      const body = { categories: [{ id: categoryOf(n) }] };
      const listed = await server.call('PUT', `/api/products/${id}/categories`, { session, body });
      expect(listed.status).toBe(200);
    }
  });
  const together = await perProduct(ROWS, async () => {
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      line: n + 2,
      values: productOf('zusammen', n),
      categories: [`Kategorie ${categoryOf(n)}`],
    }));
    const body = { key: randomUUID(), file: 'liste.csv', rows };
    expect((await server.post('/api/product-imports', body, { session })).status).toBe(202);
    await eventually(async () => {
      const latest = await server.get('/api/product-imports/latest', { session });
      expect(latest.body.data).toMatchObject({ state: 'done', created: ROWS });
    }, 180_000);
  });
  const seconds = (ms: number) => `${((ms * ROWS) / 1_000).toFixed(1)} s`;
  console.info(`${ROWS} products: ${seconds(together)} by import, ${seconds(single)} by single calls`);
  expect(together).toBeLessThan(single / 2);
}, 300_000);
