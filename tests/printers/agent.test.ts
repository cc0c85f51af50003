import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSettings, parseSettings, saveSettings } from '#printers/agent-settings.ts';
import type { PrintServer } from '#tests/peers/print-server.ts';
import { item, order, wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
let server: PrintServer;
beforeEach(async () => {
  room = await PrintRoom.open();
  server = room.server;
});
afterEach(() => room.close());

describe('one job, one slip', () => {
  test('a job is printed and reported', async () => {
    const theke = await room.printer();
    server.offer(wireJob('job-1'));
    await room.start([theke, ['receipt']]);
    expect(await server.waitForReport('job-1', 'printed')).toEqual({
      state: 'printed',
      printer: 'Drucker 1',
      attempts: 1,
    });
    expect(theke.texts).toHaveLength(1);
    expect(theke.texts[0]).toContain('1 x Käsesemmel');
    expect(theke.texts[0]).toMatch(/Gesamt +3,90 €/);
    expect(theke.unknownBytes).toEqual([]);
  });

  test('the live stream delivers a job without waiting for the next poll', async () => {
    room.pollMs = 3_600_000;
    const theke = await room.printer();
    await room.start([theke, ['receipt']]);
    await server.waitForStream();
    // The agent asks once when it starts and once when the stream opens.
    await wait(300);
    server.offer(wireJob('job-1'));
    await theke.waitForReceipts(1);
  });

  test('without a stream, polling delivers it', async () => {
    server.trouble = 'no-stream';
    const theke = await room.printer();
    await room.start([theke, ['receipt']]);
    await wait(100);
    server.offer(wireJob('job-1'));
    await theke.waitForReceipts(1);
  });

  test('the same job offered again and again is printed once, and reported again', async () => {
    const theke = await room.printer();
    server.forgetful.push(wireJob('job-1'));
    const agent = await room.start([theke, ['receipt']]);
    await server.waitForReport('job-1', 'printed');
    while (server.claims < 4) await wait(20);
    await room.stop(agent);
    await room.start([theke, ['receipt']]);
    const before = server.claims;
    while (server.claims < before + 2) await wait(20);
    expect(theke.receipts).toHaveLength(1);
    expect(server.lastReport('job-1')?.state).toBe('printed');
  });

  test('the same number from a new server is another job', async () => {
    const theke = await room.printer();
    await room.start([theke, ['receipt']]);
    server.offer(wireJob('1'));
    await theke.waitForReceipts(1);
    server.offer(wireJob('1', { order: order([item('Brezel', 250)], { hash: 'f'.repeat(32) }) }));
    await theke.waitForReceipts(2);
    expect(theke.texts[1]).toContain('1 x Brezel');
  });

  test('layouts go to their printers, each once; copies as asked', async () => {
    const [theke, kueche] = [await room.printer(), await room.printer()];
    server.offer(wireJob('r', { copies: 2 }), wireJob('k', { layout: 'kitchen' }));
    await room.start([theke, ['receipt']], [kueche, ['kitchen']]);
    await Promise.all([server.waitForReport('r', 'printed'), server.waitForReport('k', 'printed')]);
    expect(theke.receipts).toHaveLength(2);
    expect(kueche.receipts).toHaveLength(1);
    expect(kueche.texts[0]).not.toContain('Gesamt');
  });

  test('a layout without a printer says why', async () => {
    server.offer(wireJob('k', { layout: 'kitchen' }));
    await room.start([await room.printer(), ['receipt']]);
    const report = await server.waitForReport('k', 'failed');
    expect(report.reason).toBe('Kein Drucker für Küchenbon eingerichtet');
  });

  test('a job that cannot be read fails alone', async () => {
    const theke = await room.printer();
    server.offer({ id: 'bad', layout: 'receipt' }, { id: '#etc/passwd' }, 7, wireJob('good'));
    await room.start([theke, ['receipt']]);
    expect((await server.waitForReport('bad', 'failed')).reason).toBe('Druckauftrag ist nicht lesbar');
    await server.waitForReport('good', 'printed');
  });

  test('jobs print in the order of their arrival', async () => {
    const theke = await room.printer();
    const jobs = Array.from({ length: 30 }, (_, index) =>
      wireJob(`job-${index}`, { ...{ order: order([item(`Semmel Nr. ${index}`, 100)]) } }),
    );
    server.offer(...jobs);
    await room.start([theke, ['receipt']]);
    await theke.waitForReceipts(30, 25_000);
    theke.texts.forEach((text, index) => {
      expect(text).toContain(`1 x Semmel Nr. ${index}`);
    });
  });
});

describe('set-up', () => {
  test('the test page comes out, and changes are reported', async () => {
    const theke = await room.printer();
    const agent = await room.start([theke, ['receipt']]);
    expect(await agent.testPrint('drucker-1')).toEqual({ outcome: 'printed' });
    expect(theke.texts[0]).toContain('äöüÄÖÜß€é-');
    theke.set({ isCoverOpen: true });
    let changes = 0;
    const end = agent.onChange(() => {
      changes += 1;
    });
    expect(await agent.testPrint('drucker-1')).toEqual({ outcome: 'not-sent', reason: 'Deckel offen' });
    expect(changes).toBeGreaterThan(0);
    end();
    await expect(agent.testPrint('nobody')).rejects.toThrow(RangeError);
  });

  test('settings survive, faults are named in German', async () => {
    const settings = parseSettings({ printers: [{ id: 'theke', name: 'Theke', host: '192.168.1.50' }] });
    expect(settings.printers[0]).toMatchObject({
      port: 9100,
      columns: 42,
      codePage: 'PC858',
      statusQuery: true,
    });
    expect(await loadSettings(room.directory)).toBeNull();
    await saveSettings(room.directory, settings);
    expect(await loadSettings(room.directory)).toEqual(settings);
    await writeFile(join(room.directory, 'printers.json'), '{');
    await expect(loadSettings(room.directory)).rejects.toThrow('printers.json ist kein gültiges JSON.');
    const twice = [{ id: 'a', name: 'A', host: 'x' }];
    expect(() => parseSettings({ printers: [...twice, ...twice] })).toThrow('id doppelt vergeben');
  });
});
