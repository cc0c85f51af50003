import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { CHEESE_ROLL, HAM, NOON } from '../support/order-shop.ts';
import { BAR_KEY, startStationShop, words } from '../support/station-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let at: Awaited<ReturnType<typeof startStationShop>>;
beforeAll(async () => {
  at = await startStationShop();
});
afterAll(() => at?.shop.stop());
beforeEach(() => at.clear());
afterEach(() => at.shop.setNow(NOON));

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

describe('R261 who prints for a station', () => {
  it('its devices, and others of the branch print the rest', async () => {
    await at.bar({ devices: [{ id: at.barPc }] });
    await at.confirmed();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL}`]);
    expect(words(await at.claim(BAR_KEY))).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('a device whose printers are for certain stations only gets their slips', async () => {
    const one = await at.bar();
    const other = await at.station({ name: 'Küche', takesRest: true });
    await at.confirmed();
    const layouts = ['kitchen'];
    expect(words(await at.claim(BAR_KEY, { layouts, stations: [one] }))).toEqual([`kitchen  Schank ${HAM}`]);
    expect(words(await at.claim(DEVICE_KEY, { layouts, stations: [other] }))).toEqual([
      `kitchen  Küche ${CHEESE_ROLL}`,
    ]);
  });

  it('an old agent, which names neither layouts nor stations, gets tickets of all stations, but no labels', async () => {
    await at.bar();
    await at.station({ name: 'Etiketten', takesRest: true, layout: 'label' });
    await at.confirmed();
    expect(words(await at.claim(DEVICE_KEY, {}))).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('those of the station that stands in, once its own have left it for 30 seconds', async () => {
    const kitchen = await at.station({ name: 'Küche', takesRest: true });
    await at.bar({ devices: [{ id: at.barPc }], fallback: kitchen });
    await at.confirmed();
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  Küche ${CHEESE_ROLL}`]);
    at.shop.setNow(later(29));
    expect(words(await at.claimMore())).toEqual([]);
    at.shop.setNow(later(31));
    expect(words(await at.claimMore())).toEqual([`kitchen  Schank ${HAM}`]);
  });

  it('not those that stand in while its own are there, or could not be heard, unless they decline', async () => {
    const kitchen = await at.station({ name: 'Küche', takesRest: true });
    const of = await at.bar({ devices: [{ id: at.barPc }], fallback: kitchen });
    const slip = [`kitchen  Schank ${HAM}`];
    const bar = { layouts: ['kitchen'], stations: [of] };
    const seen = (seconds: number) => {
      at.shop.setNow(later(seconds));
      return at.claim(BAR_KEY, { ...bar, held: [] });
    };
    await seen(0);
    await at.confirmed();
    await at.claim(DEVICE_KEY);
    // It is there, and about to fetch it.
    await at.shop.sql(
      `UPDATE "Device" SET "lastSeenAt" = '${later(20).toISOString()}' WHERE "id" = ${at.barPc}`,
    );
    at.shop.setNow(later(40));
    expect(words(await at.claimMore())).toEqual([]);
    // A server that has just started has not heard of anybody.
    at.shop.setNow(later(60));
    const { startedAt } = at.shop.deps;
    at.shop.deps.startedAt = later(50);
    expect(words(await at.claimMore())).toEqual([]);
    at.shop.deps.startedAt = startedAt;
    // One that declines is no longer waited for.
    const jobs = await seen(61);
    expect(words(jobs)).toEqual(slip);
    await at.desk.report(jobs, 'failed', BAR_KEY);
    expect(words(await at.claimMore())).toEqual(slip);
  });

  it('those that stand in, when its own is there for two minutes and fetches nothing', async () => {
    const kitchen = await at.station({ name: 'Küche', takesRest: true });
    const of = await at.bar({ devices: [{ id: at.barPc }], fallback: kitchen });
    await at.claim(BAR_KEY, { layouts: ['kitchen'], stations: [of] });
    await at.confirmed();
    await at.claim(DEVICE_KEY);
    at.shop.setNow(later(121));
    await at.shop.sql(
      `UPDATE "Device" SET "lastSeenAt" = '${later(120).toISOString()}' WHERE "id" = ${at.barPc}`,
    );
    expect(words(await at.claimMore())).toContain(`kitchen  Schank ${HAM}`);
  });

  it('another device of the branch that is able, when one cannot', async () => {
    await at.bar();
    await at.confirmed();
    const layouts = ['kitchen'];
    await at.claim(BAR_KEY, { layouts: [] });
    await at.shop.post('/api/devices/me', { appVersion: '1', platform: 'x', layouts }, { key: BAR_KEY });
    const jobs = await at.claim(DEVICE_KEY, { layouts });
    await at.desk.report(jobs, 'failed');
    expect(words(await at.claim(BAR_KEY, { layouts }))).toEqual(words(jobs));
    await at.desk.report(jobs, 'failed', BAR_KEY);
    const states = await at.shop.sql(`SELECT "state" FROM "PrintJob" WHERE "layout" = 'kitchen'`);
    expect(states.map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('any device, once the station is gone', async () => {
    await at.bar({ devices: [{ id: at.barPc }] });
    await at.confirmed();
    await at.shop.sql('DELETE FROM "Station"');
    expect(words(await at.claim(DEVICE_KEY))).toEqual([`kitchen  - ${CHEESE_ROLL},${HAM}`]);
  });

  it('a device reads the names of its stations', async () => {
    const id = await at.bar();
    const { body } = await at.shop.get('/api/devices/me/stations', { key: BAR_KEY });
    expect(body.data).toEqual([{ id, name: 'Schank' }]);
    expect((await at.shop.get('/api/devices/me/stations', { session: at.session })).status).toBe(403);
  });
});

describe('R261 a computer with a printer for each station', () => {
  const printers: EscPosPrinter[] = [];
  let agent: PrintAgent | null = null;
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'theke-stations-'));
  });
  afterEach(async () => {
    await agent?.stop();
    await Promise.all(printers.splice(0).map((printer) => printer.unplug()));
    await rm(directory, { recursive: true, force: true });
  });

  it('prints on each what its station makes, once, and the name of the station on it', async () => {
    const of = await at.bar();
    const [kitchen, atBar] = [await EscPosPrinter.start(), await EscPosPrinter.start()];
    printers.push(kitchen, atBar);
    const ports = printers.map(({ port }) => port);
    const { host } = kitchen;
    agent = await startPrintAgent({
      client: createAgentClient({ server: at.shop.url, deviceKey: DEVICE_KEY }),
      queueDir: join(directory, 'queue'),
      settings: parseSettings({
        printers: [
          { id: 'kueche', name: 'Küche', host, port: kitchen.port },
          { id: 'schank', name: 'Schank', host, port: atBar.port, layouts: ['kitchen'], stations: [of] },
        ],
        allowLoopback: true,
        allowedPorts: ports,
      }),
      now: () => NOON,
      log: () => {},
      pollMs: 300,
      self: { appVersion: '1.2.3', platform: 'linux x64' },
    });
    await at.confirmed();
    await eventually(() => expect([kitchen.texts.length, atBar.texts.length]).toEqual([2, 1]), 20_000);
    const ticket = kitchen.texts.find((text) => !text.includes('Gesamt'));
    expect(ticket).toMatch(/2 x/);
    expect(ticket).not.toContain('Schinken');
    expect(atBar.texts[0]).toMatch(/Schank[\s\S]*Schinken/);
  });
});

describe('R262 what nobody prints', () => {
  const faults = async () =>
    (await at.shop.get('/api/devices/faults', { session: at.session })).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'unprinted',
    );

  it('is a fault after 30 seconds that names the station, until somebody fetches it', async () => {
    await at.bar({ devices: [{ id: at.barPc }] });
    await at.confirmed();
    at.shop.setNow(later(29));
    await at.claim(DEVICE_KEY);
    expect(await faults()).toEqual([]);
    at.shop.setNow(later(31));
    expect(await faults()).toMatchObject([
      {
        isLoud: true,
        device: null,
        slips: { layout: 'kitchen', station: 'Schank' },
        since: NOON.toISOString(),
      },
    ]);
    await at.claim(BAR_KEY);
    expect(await faults()).toEqual([]);
  });

  it('is one as well when every device has refused it, until it is asked for again', async () => {
    const of = await at.bar();
    const id = await at.confirmed();
    at.shop.setNow(later(31));
    await at.shop.sql(`UPDATE "Device" SET "layouts" = NULL, "layoutsAt" = NULL WHERE "id" = ${at.barPc}`);
    const slips = (await at.claim(DEVICE_KEY)).filter((job) => job.station !== null);
    await at.desk.report(slips, 'failed');
    expect(await faults()).toMatchObject([{ slips: { station: 'Schank' } }]);
    await at.shop.post(`/api/orders/${id}/print`, { layout: 'kitchen', station: of }, { key: DEVICE_KEY });
    expect(await faults()).toEqual([]);
  });
});
