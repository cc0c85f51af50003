import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { SAMPLES } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const { post, made } = recordCalls(() => ({ server, session: admin }));

it('stores no product without a tax rate', async () => {
  const { tax: _, ...product } = SAMPLES.product?.() ?? {};
  const { status, body } = await post('/products', product);
  expect([status, fieldsOf(body)]).toEqual([422, ['tax: required']]);
  expect(body.errors[0].message).toBe('Bitte füllen Sie dieses Feld aus.');
  expect((await post('/products', { ...product, tax: 0 })).status).toBe(201);
});

it('finds the products that the law check counts, for staff and for visitors', async () => {
  const odd = [
    await made('/products', { ...SAMPLES.product?.(), tax: 0, allergens: 'A' }),
    await made('/products', { ...SAMPLES.product?.(), unit: 'package', allergens: '' }),
  ];
  const ids = odd.map(({ id }) => id);
  const found = async (query: string, session?: Session) => {
    const { body } = await server.get(`/api/products?${query}`, session ? { session } : {});
    const all: number[] = body.data.map(({ id }: { id: number }) => id);
    return ids.map((id) => all.includes(id));
  };
  for (const session of [admin, undefined]) {
    expect(await found('isWithoutTax=true', session)).toEqual([true, false]);
    expect(await found('isWithoutTax=false', session)).toEqual([false, true]);
    expect(await found('isWithoutAllergens=true', session)).toEqual([false, true]);
    expect(await found('isPackWithoutAmount=true', session)).toEqual([false, true]);
    expect(await found('isPackWithoutAmount=true&isPublic=false', session)).toEqual([false, false]);
  }
});
