import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PrintLayout } from '#domain/devices/print-job.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { addDevice, confirmedOrder, printJobsOf } from '../support/print-shop.ts';
import { readSse } from '../support/sse.ts';
import { DEVICE_KEY, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const COUNTER = DEVICE_KEY;
const KITCHEN = 'kueche-der-ersten-filiale-fuer-tests-000000003';
const OFFICE = 'buero-der-ersten-filiale-fuer-tests-0000000004';
const NO_PRINTER = 'Kein Drucker für Küchenbon eingerichtet';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
  await addDevice(shop, 'Küchen-PC', KITCHEN);
  await addDevice(shop, 'Büro-PC', OFFICE);
});
afterAll(async () => {
  await shop?.stop();
});
/** No device has declared printers, and nothing is left of the previous test. */
beforeEach(async () => {
  await shop.sql('UPDATE "Device" SET "layouts" = NULL, "layoutsAt" = NULL, "isEnabled" = true');
  await shop.sql('DELETE FROM "PrintJob"');
});
afterEach(() => shop.setNow(NOON));

const claim = async (key: string, layouts?: PrintLayout[]) => {
  const { status, body } = await shop.post('/api/print-jobs/claim', layouts ? { layouts } : {}, { key });
  expect(status).toBe(200);
  return body.data as { id: string; layout: PrintLayout; endsAt: string; ended: string | null }[];
};
const report = (id: unknown, body: object, key: string) =>
  shop.post(`/api/print-jobs/${id}/report`, { attempts: 0, ...body }, { key });
const decline = (id: unknown, key: string) => report(id, { state: 'failed', reason: NO_PRINTER }, key);
const introduce = (key: string, layouts: PrintLayout[]) =>
  shop.post('/api/devices/me', { appVersion: '1', platform: 'linux', layouts }, { key });
const jobsOf = (order: number) => printJobsOf(shop, order);
const confirmed = () => confirmedOrder(shop);
const stateOf = async (order: number, layout: PrintLayout) =>
  (await jobsOf(order)).find((job) => job.layout === layout);
const layoutsOf = (jobs: { layout: PrintLayout }[]) => jobs.map(({ layout }) => layout);

describe('a claim', () => {
  it('gets only the layouts that it names, and nothing if it names none', async () => {
    await confirmed();
    expect(await claim(OFFICE, [])).toEqual([]);
    expect(layoutsOf(await claim(KITCHEN, ['kitchen']))).toEqual(['kitchen']);
    expect(await claim(KITCHEN, ['kitchen'])).toEqual([]);
    expect(layoutsOf(await claim(COUNTER, ['receipt', 'kitchen']))).toEqual(['receipt']);
  });

  it('without layouts comes from an earlier version, which gets everything', async () => {
    await confirmed();
    expect(layoutsOf(await claim(COUNTER))).toEqual(['receipt', 'kitchen']);
  });

  it('may only name existing layouts', async () => {
    for (const layouts of [['poster'], 'receipt', ['receipt', 'kitchen', 'label', 'receipt']])
      expect((await shop.post('/api/print-jobs/claim', { layouts }, { key: COUNTER })).status).toBe(422);
  });
});

describe('a job that one device cannot print', () => {
  it('moves on to the next one that can, which is notified, and never comes back', async () => {
    await claim(KITCHEN, ['kitchen']);
    const order = await confirmed();
    // An earlier version claims all of it.
    const [, ticket] = await claim(COUNTER);
    const feed = readSse(`${shop.url}/api/print-jobs/stream`, { authorization: `Bearer ${KITCHEN}` });
    await feed.opened;
    expect((await decline(ticket?.id, COUNTER)).body.data).toMatchObject({ state: 'waiting' });
    await eventually(() => expect(feed.events.some(({ event }) => event === 'jobs')).toBe(true));
    await feed.close();
    expect(await claim(COUNTER)).toEqual([]);
    expect((await claim(KITCHEN, ['kitchen'])).map(({ id }) => id)).toEqual([ticket?.id]);
    // The first one repeats itself, its answer was lost: nothing changes, and it can no longer report a print.
    expect((await decline(ticket?.id, COUNTER)).status).toBe(200);
    expect((await report(ticket?.id, { state: 'printed' }, COUNTER)).status).toBe(404);
    expect((await report(ticket?.id, { state: 'printed' }, KITCHEN)).status).toBe(200);
    expect(await stateOf(order.id, 'kitchen')).toMatchObject({ state: 'printed', reason: null });
  });

  it('fails when none is left, and the log says so', async () => {
    await claim(KITCHEN, ['kitchen']);
    const order = await confirmed();
    const [, ticket] = await claim(COUNTER);
    await decline(ticket?.id, COUNTER);
    await claim(KITCHEN, ['kitchen']);
    expect((await decline(ticket?.id, KITCHEN)).body.data).toMatchObject({
      state: 'failed',
      reason: NO_PRINTER,
    });
    expect(await stateOf(order.id, 'kitchen')).toMatchObject({ state: 'failed', reason: NO_PRINTER });
    expect(await claim(OFFICE)).not.toContainEqual(expect.objectContaining({ id: ticket?.id }));
    const [entry] = await shop.sql('SELECT * FROM "Log" WHERE "subjectId" = $1 AND "level" = $2', [
      order.id,
      'error',
    ]);
    expect(entry?.message).toMatch(/^Küchenbon zu Bestellung \d+ vom 24\.11\.2026 nicht gedruckt/);
  });

  it.each([
    ['has never said what it prints', async () => {}],
    ['prints something else', async () => void (await claim(KITCHEN, ['receipt']))],
    ['says that it has no printer', async () => void (await introduce(KITCHEN, []))],
    [
      'no longer has a printer',
      async () => {
        await claim(KITCHEN, ['kitchen']);
        await introduce(KITCHEN, []);
      },
    ],
    [
      'is switched off in the backend',
      async () => {
        await claim(KITCHEN, ['kitchen']);
        await shop.sql('UPDATE "Device" SET "isEnabled" = false WHERE "name" = $1', ['Küchen-PC']);
      },
    ],
    ['is in another branch', async () => void (await claim(OTHER_DEVICE_KEY, ['kitchen']))],
  ])('does not wait for a device that %s', async (_, prepare) => {
    await prepare();
    await confirmed();
    const [, ticket] = await claim(COUNTER);
    expect((await decline(ticket?.id, COUNTER)).body.data.state).toBe('failed');
  });

  it('waits for one that is briefly off, and staff can read which', async () => {
    await introduce(KITCHEN, ['kitchen']);
    const order = await confirmed();
    const [, ticket] = await claim(COUNTER);
    await decline(ticket?.id, COUNTER);
    shop.setNow(new Date(NOON.getTime() + 60_000));
    expect(await stateOf(order.id, 'kitchen')).toMatchObject({
      state: 'waiting',
      reason: '„Küchen-PC“ holt ihn nicht ab: Ist das Gerät eingeschaltet und verbunden?',
    });
    expect(layoutsOf(await claim(KITCHEN, ['kitchen']))).toEqual(['kitchen']);
  });
});

describe('a job that nobody fetches', () => {
  it('says at once that nobody prints its layout', async () => {
    await claim(COUNTER, ['receipt']);
    const order = await confirmed();
    expect(await stateOf(order.id, 'kitchen')).toMatchObject({
      state: 'waiting',
      reason: 'Kein Gerät dieser Filiale druckt Küchenbons',
    });
    expect(await stateOf(order.id, 'receipt')).toMatchObject({ state: 'waiting', reason: null });
  });

  it('goes to a printer that is set up for it later', async () => {
    await claim(COUNTER, ['receipt']);
    await confirmed();
    expect(layoutsOf(await claim(OFFICE, ['kitchen']))).toEqual(['kitchen']);
  });

  it('notifies only the devices that can print it', async () => {
    await claim(COUNTER, ['receipt']);
    await claim(OFFICE, []);
    const feeds = [OFFICE, COUNTER].map((key) =>
      readSse(`${shop.url}/api/print-jobs/stream`, { authorization: `Bearer ${key}` }),
    );
    await Promise.all(feeds.map((feed) => feed.opened));
    await confirmed();
    const heard = (index: number) => feeds[index]?.events.filter(({ event }) => event === 'jobs') ?? [];
    await eventually(() => expect(heard(1)).toMatchObject([{ data: { waiting: 1 } }]));
    expect(heard(0)).toEqual([]);
    await Promise.all(feeds.map((feed) => feed.close()));
  });
});

it('a device that asks hears whether another one is there that could print its job', async () => {
  await confirmed();
  const [, job] = await claim(COUNTER, ['receipt', 'kitchen']);
  const isWantedElsewhere = async () =>
    (await shop.get(`/api/print-jobs/${job?.id}`, { key: COUNTER })).body.data.isWantedElsewhere;
  expect(await isWantedElsewhere()).toBe(false);
  await introduce(KITCHEN, ['kitchen']);
  expect(await isWantedElsewhere()).toBe(true);
  shop.setNow(new Date(NOON.getTime() + 31_000));
  expect(await isWantedElsewhere()).toBe(false);
});
