import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category } from '#entities/category.ts';
import { product } from '#entities/product.ts';
import { task } from '#entities/task.ts';
import { user } from '#entities/user.ts';
import { recordCalls } from '../support/record-calls.ts';
import { type StaffServer, startStaffServer } from '../support/staff-calls.ts';

/** What screens with a choice of all records read: of each only what names it and helps to choose. */

const ENTITIES = [product, category, user, task] as const;
const PEOPLE = ['nobody', 'anna', 'berta', 'lena', 'ada'] as const;

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer({});
  const { post } = recordCalls(() => ({ server, session: server.sessions.ada }));
  const created = [
    await post('/products', { uid: 'H1', name: 'Entwurf', price: 12.5, tax: 10, isPublic: false }),
    await post('/products', { uid: 'H2', name: 'Abgedreht', price: 0.1, tax: 10, isEnabled: false }),
    await post('/products', { uid: 'M1', name: 'Menü A', tax: 10, ...stepsWith('Reis', 'Brot', 'Reis') }),
    await post('/products', { uid: 'M2', name: 'Menü B', tax: 10, ...stepsWith('Brot') }),
    await post('/categories', { name: 'Saison', isPublic: false }),
    await post('/tasks', { name: 'Kühlung prüfen', branch: 1, assignee: server.ids.anna }),
    await post('/tasks', { name: 'Inventur', branch: 1, assignee: server.ids.lena }),
  ];
  for (const { status, body } of created) expect(status, JSON.stringify(body)).toBe(201);
});
afterAll(() => server?.stop());

function stepsWith(...names: string[]) {
  const part = (name: string) => ({
    name: `Beilage ${name}`,
    description: '',
    type: 'select',
    optional: false,
    options: [{ name, modifier: 'add', value: 0 }],
  });
  return { price: 9, type: 'configurable', config: { parts: names.map(part) } };
}

type Row = Readonly<Record<string, unknown>> & { id: number };
const read = (path: string, person: (typeof PEOPLE)[number] = 'ada') =>
  server.get(`/api${path}`, person === 'nobody' ? {} : { session: server.sessions[person] });

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))(
  'GET %s/summaries',
  (path, entity) => {
    const names: readonly string[] = ['id', ...(entity.list.summary ?? [])];
    const summaryOf = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]));

    it.each(PEOPLE)('shows %s the records of the list, of each only its summary', async (person) => {
      const list = await read(path, person);
      const summaries = await read(`${path}/summaries`, person);
      expect(summaries.status).toBe(list.status);
      if (list.status === 200) {
        expect(summaries.body.data).toEqual(list.body.data.map(summaryOf));
        expect(summaries.body.total).toBe(list.body.total);
      } else expect(summaries.body.errors[0].code).toBe(list.body.errors[0].code);
    });

    it('takes the parameters of the list, and pages of a thousand', async () => {
      const sorted = entity.list.sort.at(-1);
      const { body: all } = await read(`${path}/summaries?sort=-${sorted}&pageSize=1000`);
      const { body: second } = await read(`${path}/summaries?sort=-${sorted}&page=2&pageSize=1`);
      expect(all.data.length).toBe(all.total);
      expect(second).toEqual({ data: [all.data[1]], total: all.total });
      const tooLarge = await read(`${path}/summaries?pageSize=1001`);
      expect([tooLarge.status, tooLarge.body.errors[0].field]).toEqual([422, 'pageSize']);
      expect((await read(`${path}/summaries?fields=name`)).status).toBe(422);
    });
  },
);

describe('what is left out', () => {
  it('is what people may not see: drafts for visitors, people for employees', async () => {
    const namesFor = async (person: (typeof PEOPLE)[number]) =>
      (await read('/products/summaries?sort=uid', person)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await namesFor('nobody')).not.toContain('Entwurf');
    expect(await namesFor('nobody')).not.toContain('Abgedreht');
    expect(await namesFor('anna')).toEqual(expect.arrayContaining(['Entwurf', 'Abgedreht']));
    expect((await read('/users/summaries', 'anna')).status).toBe(403);
    const { body } = await read('/tasks/summaries', 'anna');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Kühlung prüfen']);
  });

  it('a search finds by fields that are not shown, and prices are in euros', async () => {
    const { body } = await read('/products/summaries?search=H1');
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        name: 'Entwurf',
        uid: 'H1',
        price: 12.5,
        unit: 'amount',
        type: 'simple',
        isEnabled: true,
        isPublic: false,
        soldOut: [],
      },
    ]);
  });
});

describe('GET /products/options', () => {
  it('lists each option once, with the number of products that have it', async () => {
    const { status, body } = await read('/products/options', 'anna');
    expect(status).toBe(200);
    expect(body.data).toEqual(
      expect.arrayContaining([
        { name: 'Brot', products: 2 },
        { name: 'Reis', products: 1 },
      ]),
    );
    expect(body.total).toBe(body.data.length);
    expect((await read('/products/options', 'nobody')).status).toBe(401);
  });

  it('leaves out what nobody can choose: steps of products that are not configurable', async () => {
    const { body: found } = await read('/products/summaries?search=M2');
    const { id } = found.data[0];
    const session = server.sessions.ada;
    await server.call('PUT', `/api/products/${id}`, { session, body: { id, type: 'simple' } });
    const { body } = await read('/products/options');
    expect(body.data).toContainEqual({ name: 'Brot', products: 1 });
  });
});
