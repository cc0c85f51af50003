import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSettings } from '#printers/agent-settings.ts';
import { FakeSpooler } from '#tests/peers/fake-spooler.ts';
import type { PrintServer } from '#tests/peers/print-server.ts';
import { wireJob } from '../orders.ts';
import { PrintRoom } from '../print-room.ts';

let room: PrintRoom;
let server: PrintServer;
let spooler: FakeSpooler;
beforeEach(async () => {
  room = await PrintRoom.open();
  server = room.server;
  spooler = await FakeSpooler.create();
  vi.stubEnv('PATH', spooler.path);
});
afterEach(async () => {
  await room.close();
  vi.unstubAllEnvs();
  await spooler.remove();
});

const SYSTEM = { id: 'theke', name: 'Theke', interface: 'system', queue: 'theke' };

describe('an agent with a printer of the system', () => {
  test('prints each job once, and says what is behind it', async () => {
    await room.startOn({ printers: [SYSTEM] });
    server.offer(wireJob('a'));
    await server.waitForReport('a', 'printed');
    expect((await spooler.calls()).length).toBe(1);
    expect((await spooler.bytes()).length).toBeGreaterThan(200);
    await vi.waitFor(() =>
      expect(server.states.at(-1)?.printers).toEqual([
        { name: 'Theke', address: 'theke', health: 'ok', isPaperLow: false },
      ]),
    );
  });

  test('waits while the queue is stopped, and prints when it goes on', async () => {
    await spooler.set({ state: 'printer theke disabled since Thu Nov 26 03:00:00 2026 -' });
    const agent = await room.startOn({ printers: [SYSTEM] });
    server.offer(wireJob('a'));
    await vi.waitFor(
      () => expect(server.lastReport('a')).toMatchObject({ state: 'waiting', reason: 'Drucker offline' }),
      10_000,
    );
    await spooler.set({ state: 'printer theke is idle.  enabled since Thu Nov 26 03:05:00 2026' });
    await server.waitForReport('a', 'printed');
    expect((await spooler.calls()).length).toBe(1);
    expect(agent.status().printers[0]).toMatchObject({ reason: null, waiting: 0 });
  });

  test('tries again after a refusal, and asks a person after a crash of lp', async () => {
    await spooler.set({ lp: 'refuses' });
    await room.startOn({ printers: [SYSTEM] });
    server.offer(wireJob('a'));
    await vi.waitFor(() => expect(server.lastReport('a')).toMatchObject({ state: 'waiting' }), 10_000);
    await spooler.set({ lp: 'dies' });
    await server.waitForReport('a', 'unclear');
    const before = (await spooler.calls()).length;
    await spooler.set({ lp: 'accepts' });
    server.offer(wireJob('b'));
    await server.waitForReport('b', 'printed');
    // The first is not tried again by itself.
    expect((await spooler.calls()).length).toBe(before + 1);
  });
});

describe('an agent with a file', () => {
  test('adds each slip to it, where the settings of this computer allow it', async () => {
    const path = join(room.directory, 'bons.bin');
    const printers = [{ id: 'theke', name: 'Theke', interface: 'file', path }];
    const agent = await room.startOn({ printers, allowedFiles: [path] });
    expect(await agent.testPrint('theke')).toEqual({ outcome: 'printed' });
    expect((await readFile(path)).toString('latin1')).toContain(path.slice(-20));
    server.offer(wireJob('a'));
    await server.waitForReport('a', 'printed');
    await room.stop(agent);

    const strict = await room.startOn({ printers });
    expect(await strict.testPrint('theke')).toEqual({
      outcome: 'not-sent',
      reason: 'Diese Datei ist nicht als Drucker erlaubt',
    });
  });
});

describe('the settings of a printer', () => {
  test.each([
    [{ interface: 'tcp' }, 'host: Adresse des Druckers fehlt'],
    [{ interface: 'system', host: '192.168.1.50' }, 'queue: Name der Druckerwarteschlange fehlt'],
    [{ interface: 'file', queue: 'theke' }, 'path: Gerätedatei fehlt'],
  ])('%j say what is missing', (place, fault) => {
    expect(() => parseSettings({ printers: [{ id: 'a', name: 'A', ...place }] })).toThrow(fault);
  });

  test('from before there were interfaces are TCP', () => {
    const { printers } = parseSettings({ printers: [{ id: 'a', name: 'A', host: '192.168.1.50' }] });
    expect(printers[0]).toMatchObject({ interface: 'tcp', host: '192.168.1.50', port: 9100 });
  });
});
