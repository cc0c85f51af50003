import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, EMPLOYEE } from '../support/template.ts';

const PATH = '/api/users/me/comparisons';
const advent = {
  ...{ name: 'Advent', from: '2026-11-01', to: '2026-11-24', branch: 1 },
  ...{ comparedFrom: '2025-11-01', comparedTo: '2025-11-24' },
};

let shop: OrderServer;
let admin: Session;
let employee: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
  employee = await shop.login(EMPLOYEE);
});
afterAll(async () => {
  await shop?.stop();
});

const put = (comparisons: readonly object[], session = employee) =>
  shop.call('PUT', PATH, { body: { comparisons }, session });
const kept = async (session = employee) => (await shop.get(PATH, { session })).body.data;

describe('kept comparisons', () => {
  it('belong to the person who keeps them', async () => {
    expect(await kept()).toEqual([]);
    expect((await put([advent])).body.data).toEqual([advent]);
    expect((await put([advent, { ...advent, name: 'Alle', branch: null }])).status).toBe(200);
    expect((await kept()).map(({ name }: { name: string }) => name)).toEqual(['Advent', 'Alle']);
    expect(await kept(admin)).toEqual([]);
    expect((await put([])).body.data).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{ to: '2026-10-01' }, 422, 'ends-before-start', 'comparisons.0.to'],
    [{ comparedFrom: '2025-02-30' }, 422, 'day-invalid', 'comparisons.0.comparedFrom'],
    [{ name: '' }, 422, 'required', 'comparisons.0.name'],
  ])('%j is refused', async (change, status, code, field) => {
    const answer = await put([{ ...advent, ...change }]);
    expect([answer.status, answer.body.errors[0].code, answer.body.errors[0].field]).toEqual([
      status,
      code,
      field,
    ]);
  });

  it('a branch of others is not found', async () => {
    expect((await put([{ ...advent, branch: 2 }])).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});
