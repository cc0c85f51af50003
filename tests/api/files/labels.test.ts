import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { EMPLOYEE, MANAGER } from '../support/template.ts';

let server: TestServer;
let manager: Session;
let employee: Session;
let products: number[];
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  manager = await server.login(MANAGER);
  employee = await server.login(EMPLOYEE);
  const rows = await server.sql('SELECT "id" FROM "Product" ORDER BY "id" LIMIT 3');
  products = rows.map(({ id }) => Number(id));
});
afterAll(async () => {
  await server?.stop();
});

async function print(body: object, session: Session | null = manager) {
  const answer = await fetch(`${server.url}/api/labels`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session ? { cookie: session.cookie, 'x-csrf-token': session.csrf } : {}),
    },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

it('managers print labels as PDF', async () => {
  const { status, type, bytes } = await print({ products, grid: 'compact', branch: 1, hasQr: true });
  expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
});

it('nobody else does', async () => {
  expect((await print({ products, grid: 'detail' }, employee)).status).toBe(403);
  expect((await print({ products, grid: 'detail' }, null)).status).toBe(401);
});

it.each([
  [{ grid: 'compact', products: [] }, 422, 'products'],
  [{ grid: 'detail', products: [1], start: 11 }, 422, 'start'],
  [{ grid: 'large', products: [1] }, 422, 'grid'],
  [{ grid: 'detail', products: [999_999] }, 404, null],
  [{ grid: 'detail', products: [1], branch: 999_999 }, 404, null],
])('%j is refused', async (body, status, field) => {
  const answer = await print(body);
  const { errors } = JSON.parse(answer.bytes.toString());
  expect([answer.status, errors[0].field ?? null]).toEqual([status, field]);
});
