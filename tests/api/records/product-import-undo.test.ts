import { describe, expect, test } from 'vitest';
import { importDesk, type ProductRecord } from '../support/product-imports.ts';
import { eventually } from '../support/waiting.ts';

const desk = importDesk();
const { ada, row, rowsOf, latest, ended, undo, imported, undone, made, products, menus, categoriesOf } = desk;

describe('undoing an import', () => {
  test('deletes what it made, and gives back values and categories', async () => {
    const category = await made('/categories', { name: `Vorher ${desk.mark}` });
    const old = await made('/products', { uid: `${desk.mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const body = { categories: [{ id: category.id }] };
    await desk.server.call('PUT', `/api/products/${old.id}/categories`, { session: ada(), body });
    const { updatedAt } = (await products())[0] ?? old;
    const before = await menus();
    const view = await imported([
      ...rowsOf(30, { categories: [`Neu ${desk.mark}`] }),
      {
        line: 40,
        id: old.id,
        updatedAt,
        values: { price: 7, name: 'Teuer' },
        categories: [`Neu ${desk.mark}`],
      },
    ]);
    expect(view).toMatchObject({ created: 30, changed: 1 });
    expect(await categoriesOf(old.id)).toEqual([`Neu ${desk.mark}`]);
    expect(await undone(view)).toMatchObject({
      state: 'undone',
      undone: 31,
      kept: 0,
      created: 0,
      changed: 0,
    });
    expect(await products()).toMatchObject([{ id: old.id, name: 'Semmel', price: 0.5 }]);
    expect(await menus()).toMatchObject(before.map(({ id, catalog }) => ({ id, catalog })));
    const { body: categories } = await desk.server.get('/api/categories', { session: ada() });
    expect(categories.data.map(({ name }: ProductRecord) => name)).not.toContain(`Neu ${desk.mark}`);
    expect((await undo(view)).body.errors[0]).toMatchObject({ code: 'undo-expired' });
  });

  test('keeps and names what a colleague has changed since', async () => {
    const old = await made('/products', { uid: `${desk.mark}-alt`, name: 'Semmel', price: 0.5, tax: 10 });
    const view = await imported([
      row(2),
      row(3, {}, { categories: [`Gebäck ${desk.mark}`] }),
      row(4),
      { line: 5, name: 'Semmel', id: old.id, values: { price: 7 } },
    ]);
    const found = await products();
    const [priced, listed] = ['2', '3'].map((line) =>
      found.find(({ uid }) => uid === `${desk.mark}-${line}`),
    );
    const session = desk.server.sessions.lena;
    await desk.server.call('PUT', `/api/products/${priced?.id}`, { session, body: { price: 5 } });
    await desk.server.call('PUT', `/api/products/${old.id}`, { session, body: { name: 'Kaisersemmel' } });
    const other = await made('/categories', { name: `Woanders ${desk.mark}` });
    // The catalogue is that of both branches, not of Lena's alone (R330).
    await desk.server.call('PUT', `/api/products/${listed?.id}/categories`, {
      session: desk.server.sessions.ada,
      body: { categories: [{ id: other.id }] },
    });
    const after = await undone(view);
    expect(after).toMatchObject({ state: 'undone', undone: 1, kept: 3 });
    const message = 'Wurde seither geändert und bleibt daher, wie es ist.';
    expect(after.faults).toEqual(
      [
        { line: 2, name: 'Zeile 2' },
        { line: 3, name: 'Zeile 3' },
        { line: 5, name: 'Semmel' },
      ].map((one) => ({ ...one, isKept: true, field: null, message })),
    );
    expect(await products()).toMatchObject([
      { id: old.id, name: 'Kaisersemmel', price: 7 },
      { id: priced?.id, price: 5 },
      { id: listed?.id },
    ]);
    expect(await categoriesOf(listed?.id ?? 0)).toEqual([`Woanders ${desk.mark}`]);
  });

  test('keeps a product that a bundle needs by now', async () => {
    const view = await imported([row(2)]);
    const [part] = await products();
    const bundle = await made('/products', {
      uid: `paket-${desk.mark}`,
      name: 'Paket',
      price: 9,
      tax: 10,
      type: 'bundle',
      bundleItems: [{ product: { id: part?.id }, amount: 2 }],
    });
    const after = await undone(view);
    expect(after).toMatchObject({ undone: 0, kept: 1 });
    expect(after.faults[0]?.message).toMatch(/wird noch verwendet.*Paket/);
    await desk.server.call('DELETE', `/api/products/${bundle.id}`, { session: ada() });
  });

  test('goes on after a restart of the server', async () => {
    const view = await imported(rowsOf(150));
    await undo(view);
    await eventually(async () => expect((await latest()).undone).toBeGreaterThan(0));
    await desk.server.restart();
    expect(await ended()).toMatchObject({ state: 'undone', undone: 150, kept: 0 });
    expect(await products()).toEqual([]);
  }, 90_000);
});
