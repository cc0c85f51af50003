import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchesOf } from '#domain/payment-methods/index.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { recordCalls } from '../support/record-calls.ts';
import { SAMPLES } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const { put, get, made } = recordCalls(() => ({ server, session: admin }));

const methodsOf = async (id: number) => {
  const { data } = (await get(`/branches/${id}`)).body;
  return switchesOf('branch').flatMap(({ name, method }) => (data[name] ? method.code : []));
};

it('the payment methods of a branch change one by one, and the others stay', async () => {
  const { id } = await made('/branches', {
    ...SAMPLES.branch?.(),
    isCashEnabled: true,
    isMollieEnabled: false,
  });
  expect(await methodsOf(id)).toEqual(['cash']);
  await put(`/branches/${id}`, { id, isMollieEnabled: true, isATMCardEnabled: true });
  expect(await methodsOf(id)).toEqual(['cash', 'atm-card', 'mollie']);
  await put(`/branches/${id}`, { id, name: 'Anders', isCashEnabled: false, isMollieEnabled: true });
  expect(await methodsOf(id)).toEqual(['atm-card', 'mollie']);
  await put(`/branches/${id}`, { id, name: 'Noch anders' });
  expect(await methodsOf(id)).toEqual(['atm-card', 'mollie']);
});
