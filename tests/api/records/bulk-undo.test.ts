import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNDO_MS } from '#domain/time/deletion-undo.ts';
import { forgetDeletions } from '#use-cases/files/forget-deletions.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { recordCalls } from '../support/record-calls.ts';
import { SAMPLES, unique } from '../support/record-samples.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';

const NOON = '2026-11-24T12:00:00Z';

let server: TestServer;
let admin: Session;
let manager: Session;
let employee: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
  employee = await server.login(EMPLOYEE);
});
beforeEach(() => server.setNow(null));
afterAll(() => server?.stop());

const { post, put, get, made } = recordCalls(() => ({ server, session: admin }));
const product = (more: object = {}) => made('/products', { ...SAMPLES.product?.(), ...more });
const read = async (path: string) => (await get(path)).body.data;
const without = ({ updatedAt: _, ...record }: Record<string, unknown>) => record;

describe('R163 a bulk change is undone', () => {
  it('with the former values of each record, whatever they were', async () => {
    const image = (await server.sql('SELECT "id" FROM "Image" ORDER BY "id" LIMIT 1'))[0];
    const rows = [
      await product({ price: 4.9, tax: 10, isEnabled: true, images: [{ id: image?.id }] }),
      await product({ price: 5.4, tax: 13, isEnabled: false }),
    ];
    const ids = rows.map(({ id }) => id);
    const values = { price: 9.9, isEnabled: true, images: [], description: 'Neu' };
    const { changed, kept, undo } = (await post('/products/change', { ids, values })).body.data;
    expect([changed, kept]).toEqual([2, []]);
    expect((await read(`/products/${ids[1]}`)).price).toBe(9.9);
    expect((await post('/products/undo-change', { undo })).body.data).toEqual({ restored: 2, kept: [] });
    for (const row of rows) expect(without(await read(`/products/${row.id}`))).toEqual(without(row));
    expect((await post('/products/undo-change', { undo })).status).toBe(409);
  });

  it('of many records, each with values of its own', async () => {
    const rows = await Promise.all(Array.from({ length: 15 }, () => product({ price: 1 })));
    const changes = rows.map(({ id }, n) => ({ id, price: n + 2 }));
    const { changed, undo } = (await post('/products/change-each', { changes })).body.data;
    expect(changed).toBe(15);
    expect((await post('/products/undo-change', { undo })).body.data.restored).toBe(15);
    for (const { id } of rows) expect((await read(`/products/${id}`)).price).toBe(1);
  });

  it('R161 keeps what a colleague has changed since, and says so', async () => {
    const [first, second, third] = [await product(), await product(), await product()];
    const ids = [first.id, second.id, third.id];
    const { undo } = (await post('/products/change', { ids, values: { price: 7 } })).body.data;
    await put(`/products/${second.id}`, { id: second.id, price: 8 });
    // Another field is none of its business.
    await put(`/products/${third.id}`, { id: third.id, description: 'Mit Kren' });
    const { data } = (await post('/products/undo-change', { undo })).body;
    expect(data).toMatchObject({ restored: 2, kept: [{ id: second.id, code: 'version-conflict' }] });
    expect((await read(`/products/${second.id}`)).price).toBe(8);
    expect(await read(`/products/${third.id}`)).toMatchObject({
      price: third.price,
      description: 'Mit Kren',
    });
  });

  it('offers nothing where nothing has changed', async () => {
    const { id, price } = await product();
    const { data } = (await post('/products/change', { ids: [id], values: { price } })).body;
    expect(data).toEqual({ changed: 1, kept: [], undo: null });
  });

  it('is for those who may change, for their own records, and for half a minute', async () => {
    server.setNow(NOON);
    const { id } = await made('/devices', { name: 'Kasse', branch: 1 });
    const moved = async (branch: number) =>
      (await post('/devices/change', { ids: [id], values: { branch } })).body.data.undo;
    const undo = await moved(2);
    expect((await post('/devices/undo-change', { undo }, employee)).status).toBe(403);
    // It stands in branch 2 now, where the manager has no say.
    expect((await post('/devices/undo-change', { undo }, manager)).body.data).toEqual({
      restored: 0,
      kept: [expect.objectContaining({ id, title: null, code: 'not-found' })],
    });
    const late = await moved(1);
    server.setNow(new Date(Date.parse(NOON) + 3 * UNDO_MS));
    expect((await post('/devices/undo-change', { undo: late })).status).toBe(409);
    await forgetDeletions(server.deps);
    expect(await server.sql('SELECT 1 FROM "BulkChange"')).toEqual([]);
  });

  it('lasts from the end of a long call', async () => {
    server.setNow(NOON);
    const call = { call: '0c6e2c8e-27a9-4b7e-9a0b-0d8f5f5c9a11', at: new Date(NOON) };
    const { id } = await product();
    const former = [{ id, before: { description: 'Einst' }, after: { description: '' } }];
    await server.deps.db.transaction(({ changes }) => changes.keep('product', call, former));
    const at = new Date(Date.parse(NOON) + 2 * UNDO_MS);
    await server.deps.db.transaction(({ changes }) => changes.keep('product', { ...call, at }, []));
    server.setNow(new Date(at.getTime() + UNDO_MS));
    const { data } = (await post('/products/undo-change', { undo: call.call })).body;
    expect(data.restored).toBe(1);
    expect((await read(`/products/${id}`)).description).toBe('Einst');
  });

  it('of people, too', async () => {
    const { id } = await made('/users', {
      email: `${unique('z')}@example.at`,
      password: 'drei-rote-radieschen',
    });
    const { undo } = (await post('/users/change', { ids: [id], values: { isEnabled: false } })).body.data;
    expect((await read(`/users/${id}`)).isEnabled).toBe(false);
    expect((await post('/users/undo-change', { undo }, manager)).status).toBe(403);
    expect((await post('/users/undo-change', { undo })).body.data).toEqual({ restored: 1, kept: [] });
    expect((await read(`/users/${id}`)).isEnabled).toBe(true);
    expect((await post('/users/undo-change', { undo })).status).toBe(409);
  });
});

describe('R162 many records are created with one call', () => {
  it('which says what was refused, and why', async () => {
    const taken = unique('T').slice(0, 20);
    await made('/tables', { identifier: taken, branch: 1 });
    const free = Array.from({ length: 14 }, () => ({ identifier: unique('T').slice(0, 20), branch: 1 }));
    const records = [...free, { identifier: taken, branch: 1 }, { identifier: 5 }];
    const { created, refused } = (await post('/tables/create-many', { records })).body.data;
    expect(created).toHaveLength(14);
    expect(refused.map(({ place, code }: { place: number; code: string }) => [place, code])).toEqual([
      [14, 'already-exists'],
      [15, 'invalid'],
    ]);
    expect(await read(`/tables/${created[13]}`)).toMatchObject({ identifier: free[13]?.identifier });
    expect((await post('/tables/delete', { ids: created })).body.data.deleted).toEqual(created);
  });

  it('by those who may create one, in their branches', async () => {
    const records = [1, 2].map((branch) => ({ identifier: unique('T').slice(0, 20), branch }));
    expect((await post('/tables/create-many', { records }, employee)).status).toBe(403);
    const { created, refused } = (await post('/tables/create-many', { records }, manager)).body.data;
    expect([created.length, refused[0].code]).toEqual([1, 'reference-unknown']);
    expect((await post('/tables/create-many', { records: [] })).status).toBe(422);
  });

  it('shifts, among which the later ones see the earlier ones', async () => {
    const [person] = (await get('/users')).body.data;
    const shift = { user: person.id, branch: 1, type: 'work' };
    const at = (hour: string) => `2026-12-07T${hour}:00:00.000Z`;
    const records = [
      { ...shift, from: at('08'), to: at('12') },
      { ...shift, from: at('11'), to: at('15') },
    ];
    const { created, refused } = (await post('/working-schedules/create-many', { records })).body.data;
    expect([created.length, refused.length]).toEqual([1, 1]);
  });
});
