import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PrintServer } from '#tests/peers/print-server.ts';
import { item, order, type SentJob, wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
let server: PrintServer;
beforeEach(async () => {
  room = await PrintRoom.open();
  server = room.server;
});
afterEach(() => room.close());

const ROLL = [item('Käsesemmel', 390)];
const FUTURE = { endsAt: '2099-01-01T12:00:00Z' };
const PAST = { endsAt: '2026-01-01T12:00:00Z' };

/** Is out of paper until the agent knows, then changes the job on the server and refills the paper. */
async function meanwhile(change: Partial<SentJob>, layout: SentJob['layout'] = 'kitchen') {
  const printer = await room.printer({ isPaperOut: true });
  server.offer(wireJob('1', { layout, ...FUTURE }));
  await room.start([printer, [layout]]);
  while (server.lastReport('1')?.reason !== 'Papier leer') await wait(10);
  server.current.set('1', wireJob('1', { layout, ...FUTURE, ...change }));
  printer.set({ isPaperOut: false });
  return printer;
}

describe('the job is fetched again before paper moves', () => {
  test.each(['kitchen', 'receipt'] as const)('a canceled order prints as STORNO (%s)', async (layout) => {
    const printer = await meanwhile({ order: order(ROLL, { state: 'canceled', isCanceled: true }) }, layout);
    await server.waitForReport('1', 'printed');
    expect(printer.texts).toHaveLength(1);
    const [slip] = printer.receipts;
    const storno = slip?.rows.filter(({ text }) => text.trim() === 'STORNO') ?? [];
    // At the top and once more at the end, inverted.
    expect(storno.map(({ inverse }) => inverse)).toEqual([true, true]);
    expect(slip?.text).toContain('1 x Käsesemmel');
    expect(printer.unknownBytes).toEqual([]);
  });

  test('a rejected order says so as well', async () => {
    const printer = await meanwhile({ order: order(ROLL, { state: 'rejected', isRejected: true }) });
    await server.waitForReport('1', 'printed');
    expect(printer.texts[0]).toContain('STORNO');
    expect(printer.texts[0]).toMatch(/Bestellung abgelehnt/);
  });

  test('a corrected order prints in its new form', async () => {
    const printer = await meanwhile({ order: order([item('Brezel', 250, { amount: 3 })]) });
    await server.waitForReport('1', 'printed');
    expect(printer.texts).toHaveLength(1);
    expect(printer.texts[0]).toContain('3 x Brezel');
    expect(printer.texts[0]).not.toContain('Käsesemmel');
  });

  test('a job that has ended does not print, and the server hears why', async () => {
    const reason = 'Die Bestellung ist schon abgeschlossen';
    const printer = await meanwhile({ ended: reason });
    const report = await server.waitForReport('1', 'expired');
    expect(report.reason).toBe(reason);
    await wait(300);
    expect(printer.receipts).toEqual([]);
    expect(printer.jobBytes).toBe(0);
  });

  test('what ends one job does not hold up the next', async () => {
    const printer = await room.printer();
    server.offer(wireJob('1', { ...FUTURE }), wireJob('2', { ...FUTURE }));
    server.current.set('1', wireJob('1', { ended: 'Zu spät' }));
    await room.start([printer, ['receipt']]);
    await server.waitForReport('2', 'printed');
    expect(server.lastReport('1')).toMatchObject({ state: 'expired', reason: 'Zu spät' });
    expect(printer.receipts).toHaveLength(1);
  });

  test('another job under the same number is not mistaken for it', async () => {
    const printer = await room.printer();
    server.offer(wireJob('1', { ...FUTURE }));
    const other = order([item('Brezel', 250)], { hash: 'f'.repeat(32) });
    server.current.set('1', wireJob('1', { order: other, ended: 'Zu spät' }));
    await room.start([printer, ['receipt']]);
    await server.waitForReport('1', 'printed');
    expect(printer.texts[0]).toContain('Käsesemmel');
  });
});

describe('when the server does not answer', () => {
  test('the ticket prints as known, within three seconds', async () => {
    const printer = await room.printer();
    server.isMute = true;
    server.offer(wireJob('1', { ...FUTURE }));
    await room.start([printer, ['receipt']]);
    const started = performance.now();
    while (server.asked.length === 0) await wait(10);
    await printer.waitForReceipts(1);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(printer.texts[0]).toContain('Käsesemmel');
  });

  test('only the internet is gone: jobs that are here already print once, also after a restart of the program', async () => {
    const printer = await room.printer({ isPaperOut: true });
    server.offer(wireJob('1', { ...FUTURE }), wireJob('2', { ...PAST }), wireJob('3', { ...FUTURE }));
    server.current.set('2', null);
    const agent = await room.start([printer, ['receipt']]);
    while (server.lastReport('1')?.reason !== 'Papier leer' || !server.lastReport('3')) await wait(10);
    await server.stop();
    await room.stop(agent);
    printer.set({ isPaperOut: false });
    await room.start([printer, ['receipt']]);
    await printer.waitForReceipts(2);
    await wait(300);
    expect(printer.receipts).toHaveLength(2);
    for (const text of printer.texts) {
      expect(text).toContain('Käsesemmel');
      expect(text).not.toContain('DUPLIKAT');
    }
  });

  test('a server that does not know the job, like one of an earlier version, stops no print', async () => {
    const printer = await room.printer();
    server.offer(wireJob('1', { ...FUTURE }));
    server.current.set('1', null);
    await room.start([printer, ['receipt']]);
    await server.waitForReport('1', 'printed');
  });

  test('a job whose end has passed does not print, not even one of a server that is gone', async () => {
    const printer = await room.printer();
    server.offer(wireJob('1', { ...PAST }));
    server.current.set('1', null);
    await room.start([printer, ['receipt']]);
    expect((await server.waitForReport('1', 'expired')).reason).toBe('Die Zeit dafür ist abgelaufen');
    expect(printer.connections).toBe(0);
  });

  test('an expired job does not wait for a printer to be repaired; others do', async () => {
    const printer = await room.printer();
    await printer.unplug();
    server.offer(wireJob('1', { ...PAST }), wireJob('2', { ...FUTURE }));
    server.current.set('1', null);
    await room.start([printer, ['receipt']]);
    await server.waitForReport('1', 'expired');
    await printer.plugIn();
    await server.waitForReport('2', 'printed');
    expect(printer.receipts).toHaveLength(1);
  });

  test('an end that the server has postponed counts', async () => {
    const printer = await room.printer();
    server.offer(wireJob('1', { ...PAST }));
    server.current.set('1', wireJob('1', { ...FUTURE }));
    await room.start([printer, ['receipt']]);
    await server.waitForReport('1', 'printed');
  });
});

describe('what a device can print', () => {
  test('a claim names it; one without printers claims nothing and says so', async () => {
    const printer = await room.printer();
    await room.start([printer, ['kitchen']]);
    while (server.claims < 2) await wait(10);
    expect(server.claimedLayouts).toEqual(server.claimedLayouts.map(() => ['kitchen']));
    expect(server.introductions).toMatchObject([{ layouts: ['kitchen'] }]);
  });

  test('a claim names the unsettled jobs that the device holds, also those that it finds on its disk', async () => {
    const printer = await room.printer();
    await printer.unplug();
    server.offer(wireJob('7'));
    const agent = await room.start([printer, ['receipt']]);
    await server.waitForReport('7', 'waiting');
    await room.stop(agent);
    server.claimedHeld.length = 0;
    const next = await room.start([printer, ['receipt']]);
    while (server.claims < 3) await wait(10);
    expect(server.claimedHeld).toEqual(server.claimedHeld.map(() => [7]));
    await printer.plugIn();
    await server.waitForReport('7', 'printed');
    await expect.poll(() => server.claimedHeld.at(-1)).toEqual([]);
    await room.stop(next);
  });

  test('a device without printers claims nothing, says so, and still hears from the server', async () => {
    server.trouble = 'error';
    const agent = await room.start();
    while (agent.status().serverFault === null) await wait(10);
    server.trouble = 'none';
    while (server.introductions.length === 0) await wait(10);
    while (agent.status().serverFault !== null) await wait(10);
    expect(server.claims).toBe(0);
    expect(server.introductions).toMatchObject([{ layouts: [] }]);
  });

  test('a job that one of two printers has printed does not move to another device when the other is removed', async () => {
    const [one, two] = [await room.printer(), await room.printer({ isPaperOut: true })];
    server.offer(wireJob('1', { ...FUTURE }));
    const agent = await room.start([one, ['receipt']], [two, ['receipt']]);
    await one.waitForReceipts(1);
    while (server.lastReport('1')?.reason !== 'Papier leer') await wait(10);
    await room.stop(agent);
    await room.start([one, ['receipt']]);
    await server.waitForReport('1', 'printed');
    expect(server.reports.map(({ report }) => report.state)).not.toContain('failed');
  });
});

describe('a job whose printer stays away', () => {
  const job = (change: Partial<SentJob> = {}) => wireJob('1', { layout: 'kitchen', ...FUTURE, ...change });

  test('goes to another device that is there, and never prints here', async () => {
    room.passOnMs = 0;
    const printer = await room.printer({ isPaperOut: true });
    server.offer(job());
    server.current.set('1', job({ isWantedElsewhere: true }));
    await room.start([printer, ['kitchen']]);
    expect((await server.waitForReport('1', 'failed')).reason).toBe('Papier leer');
    printer.set({ isPaperOut: false });
    server.offer(wireJob('2', { layout: 'kitchen', order: order([item('Brezel', 250)]) }));
    await server.waitForReport('2', 'printed');
    expect(printer.texts).toEqual([expect.stringContaining('Brezel')]);
  });

  test('waits here while no other device is there', async () => {
    room.passOnMs = 0;
    const printer = await room.printer({ isPaperOut: true });
    server.offer(job());
    await room.start([printer, ['kitchen']]);
    while (server.asked.length < 3) await wait(10);
    expect(server.lastReport('1')).toMatchObject({ state: 'waiting', reason: 'Papier leer' });
    printer.set({ isPaperOut: false });
    await server.waitForReport('1', 'printed');
  });

  test('is not asked about at once: paper is changed in less than half a minute', async () => {
    const printer = await room.printer({ isPaperOut: true });
    server.offer(job());
    server.current.set('1', job({ isWantedElsewhere: true }));
    await room.start([printer, ['kitchen']]);
    while ((server.lastReport('1')?.attempts ?? 0) < 3) await wait(10);
    expect(server.asked).toEqual([]);
    printer.set({ isPaperOut: false });
    await server.waitForReport('1', 'printed');
  });
});
