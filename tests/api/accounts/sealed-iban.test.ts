import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';
import { startUserServer, type UserServer } from '../support/user-server.ts';

/** Account numbers of people are unreadable in the database, and readable for administrators. */

const IBAN = 'AT611904300234573201';
let server: UserServer;
let admin: Session;
beforeAll(async () => {
  server = await startUserServer();
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const stored = async (id: number) =>
  String((await server.sql('SELECT "iban" FROM "User" WHERE "id" = $1', [id]))[0]?.iban);
const shown = async (id: number) => server.get(`/api/users/${id}`, { session: admin });

it('is stored sealed, a new text each time, and read in clear', async () => {
  const [one, other] = [await server.person({ iban: IBAN }), await server.person({ iban: IBAN })];
  expect(await stored(one.id)).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]{60,}$/);
  expect(await stored(one.id)).not.toBe(await stored(other.id));
  expect((await shown(one.id)).body.data.iban).toBe(IBAN);
  const none = await server.person({ iban: '' });
  expect([await stored(none.id), (await shown(none.id)).body.data.iban]).toEqual(['', '']);
});

it('what an older server has stored in clear is read, and sealed at the next start', async () => {
  const { id } = await server.person({ iban: '' });
  await server.sql('UPDATE "User" SET "iban" = $2 WHERE "id" = $1', [id, IBAN]);
  expect((await shown(id)).body.data.iban).toBe(IBAN);
  await server.restart();
  expect(await stored(id)).toMatch(/^v1\./);
  expect((await shown(id)).body.data.iban).toBe(IBAN);
});

it('with another key it says so, keeps what is stored when the rest is saved, and takes a new one', async () => {
  const { id } = await server.person({ iban: IBAN, firstName: 'Paula' });
  const lost = (await stored(id)).replace(/^v1\.[0-9a-f]{12}/, 'v1.000000000000');
  await server.sql('UPDATE "User" SET "iban" = $2 WHERE "id" = $1', [id, lost]);
  const { status, body } = await shown(id);
  expect([status, body.data.iban]).toEqual([200, 'NICHT-LESBAR']);
  const list = await server.get('/api/users?pageSize=100', { session: admin });
  expect(list.status).toBe(200);
  const change = (values: object) =>
    server.call('PUT', `/api/users/${id}`, { session: admin, body: { id, ...values } });
  const { updatedAt: _, createdAt: __, ...same } = body.data;
  expect((await change({ ...same, firstName: 'Pauline' })).body.data).toMatchObject({ firstName: 'Pauline' });
  expect(await stored(id)).toBe(lost);
  expect((await change({ iban: IBAN })).body.data.iban).toBe(IBAN);
});
