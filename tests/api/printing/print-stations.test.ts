import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEESE_ROLL, HAM, NOON } from '../support/order-shop.ts';
import { printJobsOf } from '../support/print-shop.ts';
import { BAR_KEY, BOTH, COLD, ROLLS, startStationShop, words } from '../support/station-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';

let at: Awaited<ReturnType<typeof startStationShop>>;
beforeAll(async () => {
  at = await startStationShop();
});
afterAll(() => at?.shop.stop());
beforeEach(() => at.clear());
afterEach(() => at.shop.setNow(NOON));

describe('R261 the slips of an order', () => {
  it('are one for the kitchen in a branch without stations', async () => {
    await at.confirmed();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
  });

  it('go to the stations that make what is on them, with their layout and copies', async () => {
    const kitchen = await at.station({ name: 'Küche', takesRest: true });
    await at.bar({ layout: 'label', takeawayCopies: 2, fallback: kitchen });
    await at.confirmed();
    const jobs = await at.claim(DEVICE_KEY);
    expect(words(jobs)).toEqual([`kitchen  Küche ${CHEESE_ROLL}`, `label  Schank ${HAM}`]);
    expect(jobs.map(({ copies }) => copies)).toEqual([1, 1, 2]);
    expect(jobs[2]?.station?.standIns).toEqual([kitchen]);
    expect(jobs[0]).toMatchObject({ layout: 'receipt', station: null, order: { items: [{}, {}] } });
  });

  it('leave what no station makes to the kitchen, and what needs no slip to nobody', async () => {
    await at.bar();
    await at.confirmed();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([
      `kitchen  - ${CHEESE_ROLL}`,
      `kitchen  Schank ${HAM}`,
    ]);
    await at.shop.sql('UPDATE "Station" SET "takeawayCopies" = 0');
    await at.confirmed();
    expect(words(await at.claimMore())).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
  });

  it('lose nothing when a category moves before they print', async () => {
    await at.bar();
    await at.confirmed({ items: BOTH.items.slice(0, 1) });
    await at.shop.sql(`UPDATE "Station" SET "categories" = ARRAY[${ROLLS}]`);
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
  });

  it('end when nothing is left on them', async () => {
    await at.bar();
    const id = await at.confirmed();
    await at.shop.sql('UPDATE "Station" SET "isEnabled" = false');
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
    const ended = (await printJobsOf(at.shop, id)).find(({ state }) => state === 'expired');
    expect(ended?.reason).toBe('Für diese Station ist nichts mehr dabei');
  });

  it('are asked for again for one station or for all', async () => {
    const id = await confirmedWithBar();
    const [place] = await at.shop.sql('SELECT "id" FROM "Station"');
    const of = Number(place?.id);
    const print = (body: object) => at.shop.post(`/api/orders/${id}/print`, body, { key: DEVICE_KEY });
    expect((await print({ layout: 'kitchen', station: of })).body.data).toMatchObject({
      station: of,
      stationName: 'Schank',
    });
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  Schank ${HAM}`]);
    await print({ layout: 'kitchen' });
    const again = await at.claimMore();
    expect(words(again)).toEqual([`kitchen  - ${CHEESE_ROLL}`, `kitchen  Schank ${HAM}`]);
    expect(again.every(({ isDuplicate }) => isDuplicate)).toBe(true);
  });
});

/** An order whose slips are out at kitchen and bar. */
async function confirmedWithBar(): Promise<number> {
  await at.bar();
  const id = await at.confirmed();
  await at.desk.report(await at.claim(DEVICE_KEY), 'printed');
  return id;
}

describe('R254 at stations', () => {
  it('a void ticket goes to each that has paper', async () => {
    const id = await confirmedWithBar();
    await at.shop.command(id, 'cancel');
    await at.desk.settled();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([
      `kitchen void - ${CHEESE_ROLL}`,
      `kitchen void Schank ${HAM}`,
    ]);
  });

  it('and to none whose slip has not been fetched', async () => {
    await at.bar({ devices: [{ id: at.barPc }] });
    const id = await at.confirmed();
    await at.desk.report(await at.claim(DEVICE_KEY), 'printed');
    await at.shop.command(id, 'cancel');
    await at.desk.settled();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen void - ${CHEESE_ROLL}`]);
    expect(await at.claim(BAR_KEY)).toEqual([]);
  });

  it('a change ticket goes to the one that it concerns', async () => {
    const id = await confirmedWithBar();
    await at.desk.amount(id, 1, 20);
    await at.desk.settled();
    const [change, ...others] = await at.claim(DEVICE_KEY);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'change',
      station: { name: 'Schank' },
      change: { items: [{ product: HAM, before: 10, amount: 20 }] },
    });
  });

  it('a station that gets something for the first time gets a whole slip', async () => {
    const id = await at.confirmed();
    await at.desk.report(await at.claim(DEVICE_KEY), 'printed');
    await at.bar();
    await at.desk.edit(id, { comment: 'Bitte schneiden' });
    await at.desk.settled();
    const jobs = await at.claim(DEVICE_KEY);
    expect(words(jobs)[1]).toBe(`kitchen  Schank ${HAM}`);
    expect(jobs[0]).toMatchObject({
      kind: 'change',
      station: null,
      change: { items: [{ product: HAM, amount: 0 }], comment: { now: 'Bitte schneiden' } },
    });
  });
});

describe('a station', () => {
  it.each<[string, object, string, string]>([
    ['that makes nothing', { categories: [] }, 'categories', 'required'],
    ['with a device of another branch', { devices: [{ id: 2 }] }, 'devices.0', 'not-of-branch'],
  ])('%s is refused', async (_name, change, field, code) => {
    const { status, body } = await at.create({ name: 'Schank', categories: [{ id: COLD }], ...change });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field, code }]);
  });

  it('does not stand in for one of another branch', async () => {
    const other = await at.station({ name: 'Bahnhof', branch: 2, takesRest: true });
    const { body } = await at.create({ name: 'Schank', takesRest: true, fallback: other });
    expect(body.errors).toMatchObject([{ field: 'fallback', code: 'not-of-branch' }]);
  });
});
