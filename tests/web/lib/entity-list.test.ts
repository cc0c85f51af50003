import { beforeEach, describe, expect, it, vi } from 'vitest';
import { category } from '#entities/category.ts';
import { tag } from '#entities/tag.ts';
import { entityList, entityQueries, entitySummaries } from '#web/lib/entity-list.ts';
import { retryError, useErrors } from '#web/lib/errors.ts';
import { createQueryClient } from '#web/lib/query.ts';
import { fakeApi, REFUSED } from './fake-api.ts';

const errors = () => useErrors.getState().errors;
const messages = () => errors().map(({ message }) => message);

function setUp() {
  const api = fakeApi();
  const signedOut = vi.fn();
  const queries = createQueryClient(signedOut);
  const list = entityList(queries, tag, api.client.tags);
  const reads = entityQueries(tag, api.client.tags);
  const known = () => queries.getQueryData(reads.list().queryKey);
  /** As a screen does that opens. */
  const load = async (part?: { search: string }) =>
    (await queries.fetchQuery({ ...reads.list(part), staleTime: 0 })).data;
  const loadOne = (id: number) => queries.fetchQuery({ ...reads.one(id), staleTime: 0 });
  return { api, signedOut, queries, list, load, loadOne, known };
}

const row = (id: number, name: string) => ({ id, name, createdAt: null, updatedAt: null });
const page = (...data: object[]) => ({ data: { data, total: data.length } });
const VEGAN = row(1, 'Vegan');
const SPICY = row(2, 'Scharf');

beforeEach(() => useErrors.setState({ errors: [] }));

describe('the list of an entity', () => {
  it('is loaded, and one record alone', async () => {
    const { api, known, load, loadOne } = setUp();
    api.answer('tags.list', page(VEGAN));
    api.answer('tags.get', { data: SPICY });
    expect(await load()).toEqual([VEGAN]);
    expect(known()).toEqual({ data: [VEGAN], total: 1 });
    expect(await loadOne(2)).toEqual(SPICY);
  });

  it('is read page by page when it is long', async () => {
    const { api, known, load } = setUp();
    const rows = Array.from({ length: 450 }, (_, n) => row(n + 1, `Kennzeichen ${n + 1}`));
    const part = (from: number, to: number) => ({ data: { data: rows.slice(from, to), total: 450 } });
    // Somebody has inserted one meanwhile: the last of a page comes again as the first of the next.
    api.answer('tags.list', part(0, 200), part(199, 399), part(399, 450));
    expect(await load()).toEqual(rows);
    expect(known()?.total).toBe(450);
  });

  it('create appends, update replaces by id or appends, delete removes by id', async () => {
    const { api, list, known, load } = setUp();
    api.answer('tags.list', page(VEGAN));
    await load();
    api.answer('tags.create', { data: SPICY });
    await list.create({ name: 'Scharf' });
    expect(known()).toEqual({ data: [VEGAN, SPICY], total: 2 });
    const milder = row(1, 'Vegetarisch');
    const foreign = row(3, 'Neu');
    api.answer('tags.update', { data: milder }, { data: foreign });
    await list.update({ id: 1, name: 'Vegetarisch' });
    expect(known()).toEqual({ data: [milder, SPICY], total: 2 });
    await list.update({ id: 3, name: 'Neu' });
    expect(known()).toEqual({ data: [milder, SPICY, foreign], total: 3 });
    api.answer('tags.remove', { data: null });
    await list.remove(2);
    expect(known()).toEqual({ data: [milder, foreign], total: 2 });
    expect(errors()).toEqual([]);
  });

  it('a filtered part is fetched again after a change: only the server knows what belongs to it', async () => {
    const { api, list, queries, load } = setUp();
    api.answer('tags.list', page(VEGAN));
    expect(await load({ search: 'v' })).toEqual([VEGAN]);
    api.answer('tags.create', { data: SPICY });
    await list.create({ name: 'Scharf' });
    const part = queries.getQueryState(entityQueries(tag, api.client.tags).list({ search: 'v' }).queryKey);
    expect(part?.isInvalidated).toBe(true);
  });

  it('a list that was loading while something changed is fetched again', async () => {
    const { api, list, queries, load } = setUp();
    let arrive: (answer: object) => void = () => undefined;
    api.answer(
      'tags.list',
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const loading = load();
    api.answer('tags.create', { data: SPICY });
    await list.create({ name: 'Scharf' });
    arrive(page(VEGAN));
    await loading;
    const { queryKey } = entityQueries(tag, api.client.tags).list();
    await vi.waitFor(() => expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true));
  });
});

describe('summaries', () => {
  const short = (id: number, name: string) => ({ id, name, isEnabled: true, isPublic: true });
  const [DRINKS, SOUPS] = [short(1, 'Getränke'), short(2, 'Suppen')];
  const whole = (id: number, name: string) => ({ ...short(id, name), image: null, schedule: [] });

  function open(...rows: object[]) {
    const { api, queries } = setUp();
    const { categories } = api.client;
    const summaries = entitySummaries(category, categories);
    api.answer('categories.summaries', page(...rows));
    const known = () => queries.getQueryData(summaries.queryKey)?.data.map(({ id, name }) => `${id} ${name}`);
    const isStale = () => queries.getQueryState(summaries.queryKey)?.isInvalidated;
    return { api, queries, summaries, known, isStale, list: entityList(queries, category, categories) };
  }

  it('are read a thousand at a time', async () => {
    const { api, queries, summaries, known } = open(
      ...Array.from({ length: 1_000 }, (_, n) => short(n + 1, 'Erste')),
    );
    const { calls } = api;
    await queries.fetchQuery(summaries);
    expect(known()).toHaveLength(1_000);
    expect(calls.length).toBe(1);
  });

  it('follow what is created, changed and deleted, without being read again', async () => {
    const { api, queries, summaries, known, isStale, list } = open(DRINKS, SOUPS);
    await queries.fetchQuery(summaries);
    api.answer('categories.create', { data: whole(3, 'Salate') });
    await list.create({ name: 'Salate' });
    api.answer('categories.update', { data: whole(1, 'Säfte') });
    await list.update({ id: 1, name: 'Säfte' });
    api.answer('categories.remove', { data: null });
    await list.remove(2);
    expect(known()).toEqual(['1 Säfte', '3 Salate']);
    expect(isStale()).toBe(false);
  });

  it('are read again after many records have changed at once', async () => {
    const { api, queries, summaries, isStale, list } = open(DRINKS);
    await queries.fetchQuery(summaries);
    api.answer('categories.changeMany', { data: { changed: 1, kept: [], undo: null } });
    await list.changeMany({ ids: [1] }, { isEnabled: false });
    expect(isStale()).toBe(true);
  });
});

describe('failures', () => {
  it('a load has the sentence of the catalogue, whatever the server says', async () => {
    const { api, load, loadOne } = setUp();
    api.answer('tags.list', REFUSED, REFUSED);
    api.answer('tags.get', {
      status: 404,
      errors: [{ message: 'Der Eintrag wurde nicht gefunden.', code: 'not-found' }],
    });
    await expect(load()).rejects.toThrow();
    expect(messages()).toEqual(['Tags konnten nicht geladen werden']);
    await expect(load({ search: 'x' })).rejects.toThrow();
    expect(messages(), 'the same call again replaces its error').toEqual([
      'Tags konnten nicht geladen werden',
    ]);
    await expect(loadOne(7)).rejects.toThrow();
    expect(messages()).toEqual(['Tags konnten nicht geladen werden', 'Tag konnte nicht geladen werden']);
  });

  it("create, update and delete say the server's first sentence, else that of the catalogue", async () => {
    const { api, list } = setUp();
    const two = [
      { message: 'Dieser Wert für „Name“ ist bereits vergeben.', code: 'already-exists' },
      { message: 'Noch etwas.', code: 'invalid' },
    ];
    api.answer('tags.create', { status: 422, errors: two });
    await expect(list.create({ name: 'Vegan' })).rejects.toThrow();
    expect(messages()).toEqual(['Dieser Wert für „Name“ ist bereits vergeben.']);
    // No answer at all.
    await expect(list.create({ name: 'Vegan' })).rejects.toThrow();
    await expect(list.update({ id: 1, name: 'Vegan' })).rejects.toThrow();
    await expect(list.remove(1)).rejects.toThrow();
    expect(messages()).toEqual([
      'Tag konnte nicht erstellt werden',
      'Tag konnte nicht aktualisiert werden',
      'Tag konnte nicht gelöscht werden',
    ]);
    expect(errors()[0]?.error).toBeInstanceOf(Error);
  });

  it('a retry makes the same call again; its success removes the error and updates the list', async () => {
    const { api, list, known, load } = setUp();
    api.answer('tags.list', page(VEGAN));
    await load();
    await expect(list.create({ name: 'Scharf' })).rejects.toThrow();
    const id = errors()[0]?.id ?? '';
    await retryError(id);
    expect(messages(), 'failed again').toEqual(['Tag konnte nicht erstellt werden']);
    api.answer('tags.create', { data: SPICY });
    // Two clicks are one retry.
    await Promise.all([retryError(id), retryError(id)]);
    expect(errors()).toEqual([]);
    expect(known()).toEqual({ data: [VEGAN, SPICY], total: 2 });
    expect(api.calls.filter((call) => call === 'tags.create')).toHaveLength(3);
  });

  it('what the server says of a field names it: the list of errors stands away from the form', async () => {
    const { api, list } = setUp();
    const refusal = (message: string) => ({
      status: 422,
      errors: [{ message, field: 'name', code: 'required' }],
    });
    api.answer(
      'tags.create',
      refusal('Bitte füllen Sie dieses Feld aus.'),
      refusal('Bitte füllen Sie das Feld „Name“ aus.'),
    );
    for (const said of ['Name: Bitte füllen Sie dieses Feld aus.', 'Bitte füllen Sie das Feld „Name“ aus.']) {
      await expect(list.create({ name: '' })).rejects.toThrow();
      expect(messages()).toEqual([said]);
    }
  });

  it('a load that succeeds the next time removes its error', async () => {
    const { api, known, load } = setUp();
    api.answer('tags.list', REFUSED, page(VEGAN));
    await expect(load()).rejects.toThrow();
    await retryError(errors()[0]?.id ?? '');
    expect(errors()).toEqual([]);
    expect(known()).toEqual({ data: [VEGAN], total: 1 });
  });

  it('a 401 leads to the login and lists nothing; a refused device key stays where it is', async () => {
    const { api, list, signedOut, load } = setUp();
    const refusal = (code: string) => ({ status: 401, errors: [{ message: 'Nein.', code }] });
    api.answer('tags.list', refusal('unauthenticated'), refusal('device-key-invalid'));
    api.answer('tags.remove', refusal('unauthenticated'));
    await expect(load()).rejects.toThrow();
    await expect(list.remove(1)).rejects.toThrow();
    expect(signedOut).toHaveBeenCalledTimes(2);
    expect(errors()).toEqual([]);
    await expect(load()).rejects.toThrow();
    expect(signedOut).toHaveBeenCalledTimes(2);
    expect(messages()).toEqual(['Tags konnten nicht geladen werden']);
  });
});
