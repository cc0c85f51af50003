import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { category, menu } from '#tests/factories.ts';
import type { PrintJobView } from '#use-cases/printing/print-job-view.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, HAM, NOON, ordered, orderShop } from '../support/order-shop.ts';
import { printDesk } from '../support/print-desk.ts';
import { addDevice, printJobsOf } from '../support/print-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

const BAR_KEY = 'schank-der-ersten-filiale-fuer-tests-00000000003';
const COUNTER = 1;
const ROLLS = 1;
const COLD = 3;

let shop: OrderServer;
let desk: ReturnType<typeof printDesk>;
let session: Session;
let barPc: number;
beforeAll(async () => {
  shop = await startOrderServer({
    shop: orderShop({
      categories: [category(), category({ id: COLD, name: 'Kaltes' })],
      menus: [
        menu({
          catalog: [
            { id: ROLLS, products: [{ id: CHEESE_ROLL }] },
            { id: COLD, products: [{ id: HAM }] },
          ],
        }),
      ],
    }),
  });
  desk = printDesk(shop);
  session = await shop.login(ADMIN);
  await addDevice(shop, 'Schank-PC', BAR_KEY);
  const [device] = await shop.sql(`SELECT "id" FROM "Device" WHERE "name" = 'Schank-PC'`);
  barPc = Number(device?.id);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.sql('DELETE FROM "PrintJob"');
  await shop.sql('DELETE FROM "Outbox"');
  await shop.sql('DELETE FROM "Station"');
});
afterEach(() => shop.setNow(NOON));

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const create = (body: object) => shop.post('/api/stations', { branch: 1, ...body }, { session });
async function station(body: object): Promise<number> {
  const answer = await create(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}
const bar = (change: object = {}) => station({ name: 'Schank', categories: [{ id: COLD }], ...change });

const BOTH = { items: [ordered(), ordered({ product: HAM, amount: 10, unit: 'decagram' })] };
async function confirmed(overrides: Record<string, unknown> = BOTH): Promise<number> {
  const { id } = await shop.placed(overrides);
  expect((await shop.command(id, 'confirm')).status).toBe(200);
  await desk.settled();
  return id;
}

const claim = async (key: string, body: object = { layouts: ['receipt', 'kitchen', 'label'] }) => {
  const { status, body: answer } = await shop.post('/api/print-jobs/claim', body, { key });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data as PrintJobView[];
};
/** 'kitchen Schank: 3' = layout, station and the products on it. */
const words = (jobs: readonly PrintJobView[]) =>
  jobs
    .filter(({ layout }) => layout !== 'receipt')
    .map(({ layout, kind, station: of, order }) =>
      [layout, kind === 'normal' ? '' : kind, of?.name ?? '-', order.items.map((item) => item.product)].join(
        ' ',
      ),
    );

describe('R261 the slips of an order', () => {
  it('are one for the kitchen in a branch without stations', async () => {
    await confirmed();
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
  });

  it('go to the stations that make what is on them, with their layout and copies', async () => {
    const kitchen = await station({ name: 'Küche', takesRest: true });
    await bar({ layout: 'label', takeawayCopies: 2, fallback: kitchen });
    await confirmed();
    const jobs = await claim(DEVICE_KEY);
    expect(words(jobs)).toEqual([`kitchen  Küche ${CHEESE_ROLL}`, `label  Schank ${HAM}`]);
    expect(jobs.map(({ copies }) => copies)).toEqual([1, 1, 2]);
    expect(jobs[2]?.station?.standIns).toEqual([kitchen]);
    expect(jobs[0]).toMatchObject({ layout: 'receipt', station: null, order: { items: [{}, {}] } });
  });

  it('leave what no station makes to the kitchen, and what needs no slip to nobody', async () => {
    await bar();
    await confirmed();
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL}`, `kitchen  Schank ${HAM}`]);
    await shop.sql('UPDATE "Station" SET "takeawayCopies" = 0');
    await confirmed();
    expect(words(await desk.claim(DEVICE_KEY, await held()))).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
  });

  it('lose nothing when a category moves before they print', async () => {
    await bar();
    await confirmed({ items: BOTH.items.slice(0, 1) });
    await shop.sql(`UPDATE "Station" SET "categories" = ARRAY[${ROLLS}]`);
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
  });

  it('end when nothing is left on them', async () => {
    await bar();
    const id = await confirmed();
    await shop.sql('UPDATE "Station" SET "isEnabled" = false');
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
    const ended = (await printJobsOf(shop, id)).find(({ state }) => state === 'expired');
    expect(ended?.reason).toBe('Für diese Station ist nichts mehr dabei');
  });

  it('are asked for again for one station or for all', async () => {
    const id = await confirmedWithBar();
    const [place] = await shop.sql('SELECT "id" FROM "Station"');
    const of = Number(place?.id);
    const print = (body: object) => shop.post(`/api/orders/${id}/print`, body, { key: DEVICE_KEY });
    expect((await print({ layout: 'kitchen', station: of })).body.data).toMatchObject({
      station: of,
      stationName: 'Schank',
    });
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  Schank ${HAM}`]);
    await print({ layout: 'kitchen' });
    const again = await desk.claim(DEVICE_KEY, await held());
    expect(words(again)).toEqual([`kitchen  - ${CHEESE_ROLL}`, `kitchen  Schank ${HAM}`]);
    expect(again.every(({ isDuplicate }) => isDuplicate)).toBe(true);
  });
});

/** Unsettled jobs, as an agent holds them. */
async function held(): Promise<PrintJobView[]> {
  const rows = await shop.sql(`SELECT "id" FROM "PrintJob" WHERE "deviceId" = ${COUNTER}`);
  return rows.map(({ id }) => ({ id: String(id) }) as PrintJobView);
}

/** An order whose slips are out at kitchen and bar. */
async function confirmedWithBar(): Promise<number> {
  await bar();
  const id = await confirmed();
  await desk.report(await claim(DEVICE_KEY), 'printed');
  return id;
}

describe('R254 at stations', () => {
  it('a void ticket goes to each that has paper', async () => {
    const id = await confirmedWithBar();
    await shop.command(id, 'cancel');
    await desk.settled();
    expect(words(await claim(DEVICE_KEY))).toEqual([
      `kitchen void - ${CHEESE_ROLL}`,
      `kitchen void Schank ${HAM}`,
    ]);
  });

  it('and to none whose slip has not been fetched', async () => {
    await bar({ devices: [{ id: barPc }] });
    const id = await confirmed();
    await desk.report(await claim(DEVICE_KEY), 'printed');
    await shop.command(id, 'cancel');
    await desk.settled();
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen void - ${CHEESE_ROLL}`]);
    expect(await claim(BAR_KEY)).toEqual([]);
  });

  it('a change ticket goes to the one that it concerns', async () => {
    const id = await confirmedWithBar();
    await desk.amount(id, 1, 20);
    await desk.settled();
    const [change, ...others] = await claim(DEVICE_KEY);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'change',
      station: { name: 'Schank' },
      change: { items: [{ product: HAM, before: 10, amount: 20 }] },
    });
  });

  it('a station that gets something for the first time gets a whole slip', async () => {
    const id = await confirmed();
    await desk.report(await claim(DEVICE_KEY), 'printed');
    await bar();
    await desk.edit(id, { comment: 'Bitte schneiden' });
    await desk.settled();
    const jobs = await claim(DEVICE_KEY);
    expect(words(jobs)[1]).toBe(`kitchen  Schank ${HAM}`);
    expect(jobs[0]).toMatchObject({
      kind: 'change',
      station: null,
      change: { items: [{ product: HAM, amount: 0 }], comment: { now: 'Bitte schneiden' } },
    });
  });
});

describe('R261 who prints for a station', () => {
  it('its devices, and others of the branch print the rest', async () => {
    await bar({ devices: [{ id: barPc }] });
    await confirmed();
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
    expect(words(await claim(BAR_KEY))).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('a device whose printers are for certain stations only gets their slips', async () => {
    const one = await bar();
    const other = await station({ name: 'Küche', takesRest: true });
    await confirmed();
    const layouts = ['kitchen'];
    expect(words(await claim(BAR_KEY, { layouts, stations: [one] }))).toEqual([`kitchen  Schank ${HAM}`]);
    expect(words(await claim(DEVICE_KEY, { layouts, stations: [other] }))).toEqual([
      `kitchen  Küche ${CHEESE_ROLL}`,
    ]);
  });

  it('an old agent, which names neither layouts nor stations, gets tickets of all stations, but no labels', async () => {
    await bar();
    await station({ name: 'Etiketten', takesRest: true, layout: 'label' });
    await confirmed();
    expect(words(await claim(DEVICE_KEY, {}))).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('those of the station that stands in, once its own have left it for 30 seconds', async () => {
    const kitchen = await station({ name: 'Küche', takesRest: true });
    await bar({ devices: [{ id: barPc }], fallback: kitchen });
    await confirmed();
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  Küche ${CHEESE_ROLL}`]);
    shop.setNow(later(29));
    expect(words(await desk.claim(DEVICE_KEY, await held()))).toEqual([]);
    shop.setNow(later(31));
    expect(words(await desk.claim(DEVICE_KEY, await held()))).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('another device of the branch that is able, when one cannot', async () => {
    await bar();
    await confirmed();
    const layouts = ['kitchen'];
    await claim(BAR_KEY, { layouts: [] });
    await shop.post('/api/devices/me', { appVersion: '1', platform: 'x', layouts }, { key: BAR_KEY });
    const jobs = await claim(DEVICE_KEY, { layouts });
    await desk.report(jobs, 'failed');
    expect(words(await claim(BAR_KEY, { layouts }))).toEqual(words(jobs));
    await desk.report(jobs, 'failed', BAR_KEY);
    const states = await shop.sql(`SELECT "state" FROM "PrintJob" WHERE "layout" = 'kitchen'`);
    expect(states.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('any device, once the station is gone', async () => {
    await bar({ devices: [{ id: barPc }] });
    await confirmed();
    await shop.sql('DELETE FROM "Station"');
    expect(words(await claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
  });

  it('a device reads the names of its stations', async () => {
    const id = await bar();
    const { body } = await shop.get('/api/devices/me/stations', { key: BAR_KEY });
    expect(body.data).toEqual([{ id, name: 'Schank' }]);
    expect((await shop.get('/api/devices/me/stations', { session })).status).toBe(403);
  });
});

describe('R262 what nobody prints', () => {
  const faults = async () =>
    (await shop.get('/api/devices/faults', { session })).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'unprinted',
    );

  it('is a fault after 30 seconds that names the station, until somebody fetches it', async () => {
    await bar({ devices: [{ id: barPc }] });
    await confirmed();
    shop.setNow(later(29));
    await claim(DEVICE_KEY);
    expect(await faults()).toEqual([]);
    shop.setNow(later(31));
    expect(await faults()).toMatchObject([
      {
        isLoud: true,
        device: null,
        slips: { layout: 'kitchen', station: 'Schank' },
        since: NOON.toISOString(),
      },
    ]);
    await claim(BAR_KEY);
    expect(await faults()).toEqual([]);
  });

  it('is one as well when every device has refused it, until it is asked for again', async () => {
    const of = await bar();
    const id = await confirmed();
    shop.setNow(later(31));
    await shop.sql(`UPDATE "Device" SET "layouts" = NULL, "layoutsAt" = NULL WHERE "id" = ${barPc}`);
    const slips = (await claim(DEVICE_KEY)).filter((job) => job.station !== null);
    await desk.report(slips, 'failed');
    expect(await faults()).toMatchObject([{ slips: { station: 'Schank' } }]);
    await shop.post(`/api/orders/${id}/print`, { layout: 'kitchen', station: of }, { key: DEVICE_KEY });
    expect(await faults()).toEqual([]);
  });
});

describe('a station', () => {
  it.each<[string, object, string, string]>([
    ['that makes nothing', { categories: [] }, 'categories', 'required'],
    ['with a device of another branch', { devices: [{ id: 2 }] }, 'devices.0', 'not-of-branch'],
  ])('%s is refused', async (_name, change, field, code) => {
    const { status, body } = await create({ name: 'Schank', categories: [{ id: COLD }], ...change });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field, code }]);
  });

  it('does not stand in for one of another branch', async () => {
    const other = await station({ name: 'Bahnhof', branch: 2, takesRest: true });
    const { body } = await create({ name: 'Schank', takesRest: true, fallback: other });
    expect(body.errors).toMatchObject([{ field: 'fallback', code: 'not-of-branch' }]);
  });
});
