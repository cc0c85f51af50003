import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { ADMIN, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  await eventually(async () => expect((await server.get('/api/users/me')).status).toBe(200));
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
});
afterAll(async () => {
  await server?.stop();
});

interface Device {
  id: number;
  key: string;
}

async function addDevice(name = 'Kassen-PC'): Promise<Device> {
  const { status, body } = await server.post('/api/devices', { name, branch: 1 }, { session: manager });
  expect(status).toBe(201);
  return body.data;
}

const add = (device: Device, body: object) =>
  server.post('/api/printers', { branch: 1, device: device.id, ...body }, { session: manager });
const own = async ({ key }: Device) => (await server.get('/api/devices/me/printers', { key })).body.data;
const save = ({ key }: Device, body: typeof COUNTER | { id: string; host?: string; fallback?: string }) =>
  server.call('PUT', `/api/devices/me/printers/${body.id}`, { body, key });
const handOver = ({ key }: Device, ...printers: object[]) =>
  server.post('/api/devices/me/printers', { printers }, { key });
const faultsOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { field: string; code: string }[] };
}) => ({
  status,
  faults: (body.errors ?? []).map(({ field, code }) => `${field}: ${code}`),
});

/** As an agent names what stood in its file. */
const KITCHEN = {
  id: 'kueche',
  name: 'Küche',
  interface: 'tcp',
  host: '192.168.1.51',
  port: 9100,
  queue: '',
  path: '',
  columns: 48,
  codePage: 'PC858',
  layouts: ['kitchen'],
  stations: [],
  copies: 2,
  statusQuery: true,
  openDrawer: false,
  cancelChineseMode: true,
  fallback: null,
};
const COUNTER = { ...KITCHEN, id: 'theke', name: 'Theke', host: '192.168.1.50', layouts: ['receipt'] };

describe('printers that a manager sets up', () => {
  it('are what their device is told, which hears of every change', async () => {
    const device = await addDevice();
    expect(await own(device)).toEqual({ device: device.id, printers: [] });
    const stream = readSse(`${server.url}/api/print-jobs/stream`, { authorization: `Bearer ${device.key}` });
    expect(await stream.opened).toBe(200);
    const heard = () => stream.events.filter(({ event }) => event === 'printers').length;

    const counter = (await add(device, { name: 'Theke', host: '192.168.1.50', layouts: ['receipt'] })).body
      .data;
    await eventually(async () => expect(heard()).toBeGreaterThan(0));
    const kitchen = (
      await add(device, { name: 'Küche', host: '192.168.1.51', columns: '32', fallback: counter.id })
    ).body.data;
    expect(await own(device)).toEqual({
      device: device.id,
      printers: [
        expect.objectContaining({
          id: `nr-${counter.id}`,
          name: 'Theke',
          port: 9100,
          columns: 42,
          fallback: null,
        }),
        expect.objectContaining({
          ...{ id: `nr-${kitchen.id}`, columns: 32, fallback: `nr-${counter.id}` },
          layouts: ['receipt', 'kitchen'],
        }),
      ],
    });

    const before = heard();
    await server.call('DELETE', `/api/printers/${counter.id}`, { session: manager });
    await eventually(async () => expect(heard()).toBeGreaterThan(before));
    expect((await own(device)).printers).toMatchObject([{ name: 'Küche', fallback: null }]);
    stream.close();
  });

  it('say at the field what is wrong', async () => {
    const [device, other] = [await addDevice(), await addDevice('Küchen-PC')];
    expect(faultsOf(await add(device, { name: '', host: '', layouts: [] }))).toEqual({
      status: 422,
      faults: ['name: required'],
    });
    expect(faultsOf(await add(device, { name: 'Theke', layouts: [] }))).toEqual({
      status: 422,
      faults: ['host: required', 'layouts: required'],
    });
    expect(faultsOf(await add(device, { name: 'Theke', host: 'http://drucker/' }))).toEqual({
      status: 422,
      faults: ['host: printer-address-invalid'],
    });
    const { id } = (await add(other, { name: 'Küche', host: '192.168.1.51' })).body.data;
    expect(faultsOf(await add(device, { name: 'Theke', host: '192.168.1.50', fallback: id }))).toEqual({
      status: 422,
      faults: ['fallback: not-of-device'],
    });
    const self = { body: { id, fallback: id }, session: manager };
    expect(faultsOf(await server.call('PUT', `/api/printers/${id}`, self))).toEqual({
      status: 422,
      faults: ['fallback: not-of-device'],
    });
  });

  it('keep their device from being deleted unnoticed, and follow it to another branch', async () => {
    const device = await addDevice();
    const { id } = (await add(device, { name: 'Theke', host: '192.168.1.50' })).body.data;
    const refused = await server.call('DELETE', `/api/devices/${device.id}`, { session: manager });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Drucker „Theke“'),
    ]);
    const branch = (
      await server.post('/api/branches', { identifier: 'zweite', name: 'Zweite' }, { session: admin })
    ).body.data.id;
    const move = { body: { id: device.id, branch }, session: admin };
    expect((await server.call('PUT', `/api/devices/${device.id}`, move)).status).toBe(200);
    expect((await server.get(`/api/printers/${id}`, { session: admin })).body.data).toMatchObject({ branch });
    expect((await own(device)).printers).toHaveLength(1);
  });
});

describe('printers that stood at the device alone', () => {
  it('are handed over once, under the names that it gave them', async () => {
    const device = await addDevice();
    const gone = { ...KITCHEN, stations: [999_999], fallback: 'theke' };
    const { status, body } = await handOver(device, gone, COUNTER);
    expect(status).toBe(200);
    expect(body.data.printers).toEqual([{ ...KITCHEN, fallback: 'theke' }, COUNTER]);
    expect((await handOver(device, { ...COUNTER, id: 'neu' })).body.data).toEqual(body.data);
    const { body: logged } = await server.get('/api/logs?search=K%C3%BCche', { session: admin });
    expect(logged.data[0]).toMatchObject({ actor: 'Kassen-PC', subject: 'printer' });
  });

  it('keep no name that another server gave', async () => {
    const device = await addDevice();
    const [first] = (await handOver(device, { ...COUNTER, id: 'nr-1' })).body.data.printers;
    expect(first.id).toMatch(/^nr-\d+$/);
    const [row] = await server.sql(`SELECT "identifier" FROM "Printer" WHERE "deviceId" = ${device.id}`);
    expect(row).toEqual({ identifier: '' });
  });
});

describe('a device edits its own printers', () => {
  it('and no others', async () => {
    const [device, other] = [await addDevice(), await addDevice('Küchen-PC')];
    await handOver(other, KITCHEN);
    expect((await save(device, COUNTER)).body.data.printers).toEqual([COUNTER]);
    const changed = { ...COUNTER, copies: 3, openDrawer: true };
    expect((await save(device, changed)).body.data.printers).toEqual([changed]);
    expect(faultsOf(await save(device, { ...COUNTER, host: 'a b' }))).toEqual({
      status: 422,
      faults: ['host: printer-address-invalid'],
    });
    expect(faultsOf(await save(device, { ...COUNTER, fallback: 'kueche' }))).toEqual({
      status: 422,
      faults: ['fallback: not-of-device'],
    });
    const remove = (id: string) =>
      server.call('DELETE', `/api/devices/me/printers/${id}`, { key: device.key });
    expect((await remove('kueche')).status).toBe(404);
    expect((await remove('theke')).status).toBe(204);
    expect(await own(device)).toEqual({ device: device.id, printers: [] });
    expect((await own(other)).printers).toEqual([KITCHEN]);
  });

  it('up to twenty', async () => {
    const device = await addDevice();
    const many = Array.from({ length: 20 }, (_, index) => ({ ...COUNTER, id: `drucker-${index}` }));
    expect((await handOver(device, ...many)).status).toBe(200);
    expect(faultsOf(await save(device, COUNTER)).faults).toEqual(['device: printers-too-many']);
  });
});
