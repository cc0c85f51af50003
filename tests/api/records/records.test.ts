import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowSchema } from '#entities/entity.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { SAMPLES, unique } from '../support/record-samples.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  admin = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const { post, put, get, remove, made } = recordCalls(() => ({ server, session: admin }));

describe.each(EVERY_ENTITY.flatMap((entity) => (SAMPLES[entity.name] ? [entity] : [])))('$path', (entity) => {
  const { path } = entity;
  const sample = () => SAMPLES[entity.name]?.() ?? {};

  it('creates, reads, lists, changes and deletes a record', async () => {
    const body = sample();
    const row = await made(path, body);
    expect(rowSchema(entity).safeParse(row).error?.issues ?? []).toEqual([]);
    expect((await get(`${path}/${row.id}`)).body).toEqual({ data: row });
    const list = await get(`${path}?sort=-id&pageSize=1`);
    expect(list.body.data).toEqual([row]);
    expect(list.body.total).toBeGreaterThan(0);
    const latest = await get(`${path}?sort=-createdAt&pageSize=1`);
    expect(latest.body.data, JSON.stringify(latest.body.errors)).toEqual([row]);

    // What was read can be sent back unchanged.
    const same = await put(`${path}/${row.id}`, row);
    expect(same.status, JSON.stringify(same.body)).toBe(200);
    expect({ ...same.body.data, updatedAt: '' }).toEqual({ ...row, updatedAt: '' });
    const stale = await put(`${path}/${row.id}`, { id: row.id, updatedAt: '2020-01-01T00:00:00Z' });
    expect(stale.status).toBe(409);
    expect(stale.body.errors[0].code).toBe('version-conflict');

    expect((await remove(`${path}/${row.id}`)).status).toBe(204);
    expect((await get(`${path}/${row.id}`)).status).toBe(404);
    expect((await remove(`${path}/${row.id}`)).status).toBe(404);
    expect((await put(`${path}/${row.id}`, { id: row.id })).status).toBe(404);
  });

  it('A22 A25 refuses another id in the body and unknown fields', async () => {
    const row = await made(path, sample());
    const other = await put(`${path}/${row.id}`, { id: row.id + 1 });
    expect(other.status).toBe(422);
    const strange = await post(path, { ...sample(), passwordHash: 'x', isSurprise: true });
    expect(strange.status).toBe(422);
    expect(fieldsOf(strange.body)).toEqual(['passwordHash: unknown-field', 'isSurprise: unknown-field']);
    await remove(`${path}/${row.id}`);
  });

  it('names every field that is missing, in German', async () => {
    const needed = Object.entries(entity.fields)
      .filter(([, field]) => !Object.hasOwn(field, 'default') && !field.isReadOnly)
      .map(([name]) => `${name}: required`);
    const { status, body } = await post(path, {});
    expect(status).toBe(needed.length === 0 ? 201 : 422);
    if (needed.length > 0) expect(fieldsOf(body).toSorted()).toEqual(needed.toSorted());
  });

  if (entity.unique)
    it('enforces unique fields', async () => {
      const body = sample();
      const row = await made(path, body);
      const again = await post(path, body);
      expect(again.status).toBe(422);
      expect(fieldsOf(again.body)).toEqual([`${entity.unique?.[0]?.at(-1)}: already-exists`]);
      const keys = keysOf(entity, unique('x'));
      const both = await Promise.all([1, 2, 3].map(() => post(path, { ...sample(), ...keys })));
      expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
      await remove(`${path}/${row.id}`);
    });
});

/** The same values of the unique fields for several bodies at once. */
function keysOf(entity: (typeof EVERY_ENTITY)[number], value: string): Record<string, unknown> {
  const field = entity.unique?.[0]?.at(-1) ?? '';
  return { [field]: field === 'path' ? `/${value}` : value };
}
