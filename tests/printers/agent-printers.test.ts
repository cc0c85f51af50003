import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrintServer } from '#tests/peers/print-server.ts';
import { wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
let server: PrintServer;
beforeEach(async () => {
  room = await PrintRoom.open();
  server = room.server;
  // Only signals may bring news.
  room.pollMs = 3_600_000;
});
afterEach(() => room.close());

const known = (expected: object) =>
  vi.waitFor(() => expect(server.introductions.at(-1)).toMatchObject(expected), 5_000);
const logged = (text: string) => vi.waitFor(() => expect(room.logs.join('\n')).toContain(text), 5_000);

describe('printers that the server keeps', () => {
  test('are printed on, also after a restart without the server', async () => {
    const theke = await room.printer();
    server.printers = [room.served(theke)];
    const agent = await room.startKept();
    await known({ layouts: ['receipt'] });
    server.offer(wireJob('a'));
    await server.waitForReport('a', 'printed');
    theke.set({ isCoverOpen: true });
    server.offer(wireJob('b'));
    await server.waitForReport('b', 'waiting');
    await room.stop(agent);

    server.trouble = 'error';
    theke.set({ isCoverOpen: false });
    await room.startKept();
    await theke.waitForReceipts(2);
  });

  test('change without losing or doubling a job, and no slip is cut', async () => {
    const [theke, other] = [await room.printer({ bytesPerSecond: 1_500 }), await room.printer()];
    server.printers = [room.served(theke)];
    await room.startKept();
    await server.waitForStream();
    server.offer(wireJob('a'), wireJob('b'), wireJob('c'));
    await vi.waitFor(() => expect(theke.jobBytes).toBeGreaterThan(0), 5_000);
    server.setPrinters(room.served(other, { copies: 2 }));
    for (const id of ['a', 'b', 'c']) await server.waitForReport(id, 'printed', 20_000);
    // What was being sent came out whole where it began; the rest at the new place.
    expect([theke.receipts.length, other.receipts.length]).toEqual([1, 4]);
    await logged('Die Drucker wurden geändert: Theke.');
  });

  test('that stay as they were are not disturbed; what waits for a removed one is passed on', async () => {
    const [theke, kueche] = [await room.printer(), await room.printer({ isCoverOpen: true })];
    const counter = room.served(theke);
    server.printers = [counter, room.served(kueche, { id: 'kueche', name: 'Küche', layouts: ['kitchen'] })];
    const agent = await room.startKept();
    await known({ layouts: ['receipt', 'kitchen'] });
    server.offer(wireJob('a'), wireJob('k', { layout: 'kitchen' }));
    await server.waitForReport('a', 'printed');
    await server.waitForReport('k', 'waiting');
    server.setPrinters(counter);
    expect(await server.waitForReport('k', 'failed')).toMatchObject({
      reason: 'Drucker ist nicht mehr eingerichtet',
    });
    await known({ layouts: ['receipt'] });
    expect(agent.status().printers.map(({ id, health }) => [id, health])).toEqual([['theke', 'ok']]);
    server.setPrinters();
    await vi.waitFor(() => expect(agent.status().printers).toEqual([]));
    await logged('keiner mehr');
  });

  test('are where this computer allows it, whatever the server names', async () => {
    const forbidden = join(room.directory, 'notes.txt');
    await writeFile(forbidden, 'mine');
    const theke = await room.printer();
    const outside = room.served(theke, { id: 'b', name: 'Netz', host: '203.0.113.7', port: 9100 });
    const file = room.served(theke, { id: 'c', name: 'Datei', interface: 'file', path: forbidden });
    server.printers = [
      outside,
      file,
      { id: 'd', name: 'Neu', interface: 'bluetooth' },
      {
        ...room.served(theke, { id: 'e', name: 'Theke', openDrawer: true }),
        ...{ colour: 'red', layouts: ['poster', 'receipt'] },
      },
    ];
    const agent = await room.startKept();
    await known({ layouts: ['receipt'] });
    expect(await agent.testPrint('b')).toMatchObject({ reason: 'Druckeradresse nicht erlaubt' });
    expect(await agent.testPrint('c')).toMatchObject({ outcome: 'not-sent' });
    expect(await readFile(forbidden, 'utf8')).toBe('mine');
    await expect(agent.testPrint('d')).rejects.toThrow(RangeError);
    await logged('versteht dieses Programm nicht');
    expect(await agent.testPrint('e')).toEqual({ outcome: 'printed' });
    // The test page tries out the drawer, too.
    expect(theke.drawerPulses).toBe(1);
  });
});

describe('printers that stand in printers.json', () => {
  const entry = ({ host, port }: { host: string; port: number }) => ({
    ...{ id: 'theke', name: 'Theke', host, port },
    ...{ layouts: ['receipt'], cancelChineseMode: true },
  });

  test('are handed over once, and what waits for them prints', async () => {
    const theke = await room.printer({ isCoverOpen: true });
    const before = await room.startKept({ printers: [entry(theke)] });
    server.offer(wireJob('a'));
    await server.waitForReport('a', 'waiting');
    await room.stop(before);

    server.printers = [];
    const agent = await room.startKept({ printers: [entry(theke)] });
    await logged('jetzt im Backend unter „Drucker“');
    expect(server.handedOver).toMatchObject([
      [{ id: 'theke', columns: 42, cancelChineseMode: true, path: '' }],
    ]);
    theke.set({ isCoverOpen: false });
    await server.waitForReport('a', 'printed');

    // Somebody has removed it there: that is no reason to hand it over again.
    server.setPrinters();
    await vi.waitFor(() => expect(agent.status().printers).toEqual([]));
    await room.stop(agent);
    const next = await room.startKept({ printers: [entry(theke)] });
    await known({ layouts: [] });
    expect(next.status().printers).toEqual([]);
    expect(server.handedOver).toHaveLength(1);
  });

  test('stay in use with a server that knows none, and with one that refuses them', async () => {
    const theke = await room.printer();
    const first = await room.startKept({ printers: [entry(theke)] });
    server.offer(wireJob('a'));
    await server.waitForReport('a', 'printed');
    await room.stop(first);

    server.printers = [];
    server.refusal = 'Bitte geben Sie eine Adresse wie 192.168.1.50 an.';
    await room.startKept({ printers: [entry(theke)] });
    await logged('konnten nicht ins Backend übernommen werden (Bitte geben Sie eine Adresse');
    server.offer(wireJob('b'));
    await server.waitForReport('b', 'printed');
  });

  test('go along to another device of this computer', async () => {
    const theke = await room.printer();
    server.printers = [room.served(theke)];
    const agent = await room.startKept();
    await known({ layouts: ['receipt'] });
    await room.stop(agent);
    server.device = 8;
    server.printers = [];
    await room.startKept();
    await vi.waitFor(() => expect(server.handedOver).toMatchObject([[{ id: 'theke', name: 'Theke' }]]));
  });
});
