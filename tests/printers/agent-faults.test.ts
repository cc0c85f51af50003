import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { type PrintServer, SWITCHED_OFF } from '#tests/peers/print-server.ts';
import { wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
let server: PrintServer;
beforeEach(async () => {
  room = await PrintRoom.open();
  server = room.server;
});
afterEach(() => room.close());

// What waits for a server that is away is no leak, and nobody at the counter understands that it might be.
const warnings: string[] = [];
const note = ({ name }: Error) => warnings.push(name);
beforeAll(() => process.on('warning', note));
afterAll(() => {
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

describe('F8 F9 a printer that is away', () => {
  test('F8 the job waits with the reason and prints when the printer is back; other printers go on', async () => {
    const [theke, kueche] = [await room.printer(), await room.printer()];
    await theke.unplug();
    const agent = await room.start([theke, ['receipt']], [kueche, ['kitchen']]);
    server.offer(wireJob('r'));
    await wait(150);
    server.offer(wireJob('k', { layout: 'kitchen' }));
    await server.waitForReport('k', 'printed');
    expect(server.lastReport('r')).toMatchObject({
      state: 'waiting',
      reason: 'Drucker nicht erreichbar',
      printer: 'Drucker 1',
    });
    expect(agent.status().printers[0]).toMatchObject({
      reason: 'Drucker nicht erreichbar',
      waiting: 1,
    });
    await theke.plugIn();
    await server.waitForReport('r', 'printed');
    expect(theke.receipts).toHaveLength(1);
    expect(agent.status().printers[0]).toMatchObject({ reason: null, waiting: 0 });
  });

  test('F8 every job that waits for a printer that is away says why', async () => {
    const theke = await room.printer();
    await theke.unplug();
    server.offer(wireJob('a'), wireJob('b', { layout: 'kitchen' }));
    await room.start([theke, ['receipt', 'kitchen']]);
    for (const id of ['a', 'b']) {
      await vi.waitFor(
        () =>
          expect(server.lastReport(id)).toMatchObject({
            state: 'waiting',
            reason: 'Drucker nicht erreichbar',
          }),
        15_000,
      );
    }
    await theke.plugIn();
    await server.waitForReport('a', 'printed');
    await server.waitForReport('b', 'printed');
    expect(theke.receipts).toHaveLength(2);
  });

  test('F8 a black hole holds up nobody else', async () => {
    const [hole, kueche] = [await room.printer({ neverReads: true }), await room.printer()];
    await room.start([hole, ['receipt']], [kueche, ['kitchen']]);
    server.offer(wireJob('r'), wireJob('k', { layout: 'kitchen' }));
    await server.waitForReport('k', 'printed');
    expect(server.lastReport('r')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test.each<[Partial<PrinterBehaviour>, Partial<PrinterBehaviour>, string]>([
    [{ isPaperOut: true }, { isPaperOut: false }, 'Papier leer'],
    [{ isCoverOpen: true }, { isCoverOpen: false }, 'Deckel offen'],
  ])('F9 %j: held, named, printed once when ready', async (fault, repair, reason) => {
    const theke = await room.printer(fault);
    server.offer(wireJob('r'));
    await room.start([theke, ['receipt']]);
    while (server.lastReport('r')?.reason !== reason) await wait(10);
    await wait(300);
    expect(server.lastReport('r')).toMatchObject({ state: 'waiting', printer: 'Drucker 1' });
    theke.set(repair);
    await server.waitForReport('r', 'printed');
    await wait(300);
    expect(theke.receipts).toHaveLength(1);
  });

  test('a restart keeps waiting jobs', async () => {
    const theke = await room.printer({ isPaperOut: true });
    server.offer(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    while (server.lastReport('r')?.reason !== 'Papier leer') await wait(10);
    await room.stop(agent);
    theke.set({ isPaperOut: false });
    await room.start([theke, ['receipt']]);
    await server.waitForReport('r', 'printed');
    expect(theke.receipts).toHaveLength(1);
  });
});

describe('F10 unclear', () => {
  test('a broken connection is reported, not retried; printing again is marked DUPLIKAT', async () => {
    const theke = await room.printer({ resetAfterBytes: 40 });
    server.offer(wireJob('r'));
    await room.start([theke, ['receipt']]);
    const report = await server.waitForReport('r', 'unclear');
    expect(report.reason).toBe('Verbindung während des Drucks abgerissen');
    theke.set({ resetAfterBytes: null });
    await wait(600);
    expect(theke.texts.filter((text) => text.includes('Gesamt'))).toEqual([]);
    expect(report).toMatchObject({ printer: 'Drucker 1' });

    server.offer(wireJob('r2', { isDuplicate: true }));
    await server.waitForReport('r2', 'printed');
    const whole = theke.texts.filter((text) => text.includes('Gesamt'));
    expect(whole).toHaveLength(1);
    expect(whole[0]).toContain('DUPLIKAT');
    expect(server.lastReport('r')?.state).toBe('unclear');
  });

  test('paper that runs out is told at once; the slip is unclear until the printer has finished it', async () => {
    const theke = await room.printer({ bytesPerSecond: 10_000, paperOutAfterBytes: 60 });
    server.offer(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    await vi.waitFor(() => expect(agent.status().printers[0]?.health).toBe('no-paper'), 5_000);
    const report = await server.waitForReport('r', 'unclear', 15_000);
    expect(report.reason).toBe('Papier leer während des Drucks');
    server.offer(wireJob('next'));
    await server.waitForReport('next', 'waiting');
    expect(agent.status().printers[0]?.health).toBe('no-paper');
    theke.set({ isPaperOut: false });
    await server.waitForReport('r', 'printed', 5_000);
    await server.waitForReport('next', 'printed');
    expect(theke.receipts.map(({ isCut }) => isCut)).toEqual([true, true]);
    expect(agent.status().printers[0]).toMatchObject({ health: 'ok', waiting: 0 });
  });

  test('a second print that the server asks for is marked too', async () => {
    const theke = await room.printer();
    server.offer(wireJob('r'), wireJob('r2', { isDuplicate: true }));
    await room.start([theke, ['receipt']]);
    await theke.waitForReceipts(2);
    expect(theke.texts[0]).not.toContain('DUPLIKAT');
    expect(theke.texts[1]).toContain('DUPLIKAT');
  });
});

describe('the queue on disk', () => {
  test('a corrupt file is set aside, its job is not printed and is reported as unclear', async () => {
    const theke = await room.printer({ isPaperOut: true });
    server.forgetful.push(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    await server.waitForReport('r', 'waiting');
    await room.stop(agent);
    const jobs = join(room.directory, 'queue', 'jobs');
    const file = join(jobs, (await readdir(jobs))[0] ?? '');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 100));
    theke.set({ isPaperOut: false });
    await room.start([theke, ['receipt']]);
    expect((await server.waitForReport('r', 'unclear')).reason).toBe(
      'Auftrag auf diesem Computer beschädigt',
    );
    await wait(500);
    expect(theke.receipts).toHaveLength(0);
    expect(await readdir(join(room.directory, 'queue', 'quarantine'))).toHaveLength(1);
  });

  test('two agents never share a queue', async () => {
    const theke = await room.printer();
    await room.start([theke, ['receipt']]);
    await expect(room.start([theke, ['receipt']])).rejects.toThrow('Ein anderer Druckdienst');
  });

  test('reports wait for the server', async () => {
    const theke = await room.printer();
    server.trouble = 'html-reports';
    server.offer(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    await theke.waitForReceipts(1);
    await wait(400);
    await room.stop(agent);
    expect(server.reports).toEqual([]);
    server.trouble = 'none';
    await room.start([theke, ['receipt']]);
    await server.waitForReport('r', 'printed');
    expect(theke.receipts).toHaveLength(1);
  });
});

describe('the server is away', () => {
  test.each(['html', 'error'] as const)('%s is never mistaken for jobs, and is shown', async (trouble) => {
    const theke = await room.printer();
    server.trouble = trouble;
    server.offer(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    while (agent.status().serverFault === null) await wait(10);
    server.trouble = 'none';
    await server.waitForReport('r', 'printed');
    expect(agent.status().serverFault).toBeNull();
  });

  test('R223 a shop that works without devices says so, and prints once it is switched on again', async () => {
    const theke = await room.printer();
    server.trouble = 'switched-off';
    server.offer(wireJob('r'));
    const agent = await room.start([theke, ['receipt']]);
    while (agent.status().serverFault === null) await wait(10);
    expect(agent.status().serverFault).toBe(SWITCHED_OFF);
    server.trouble = 'none';
    await server.waitForReport('r', 'printed');
    expect(agent.status().serverFault).toBeNull();
  });

  test('a wrong key is named, and never logged', async () => {
    const agent = await room.startWith('wrong');
    while (agent.status().serverFault === null) await wait(10);
    expect(agent.status().serverFault).toBe('Der Server kennt den Geräteschlüssel nicht (mehr).');
    expect(room.logs.join()).not.toContain('wrong');
  });
});
