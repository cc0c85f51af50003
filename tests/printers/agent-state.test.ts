import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrinterReport } from '#domain/devices/counter-fault.ts';
import type { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { wireJob } from './orders.ts';
import { PrintRoom } from './print-room.ts';

let room: PrintRoom;
beforeEach(async () => {
  room = await PrintRoom.open();
  room.lookMs = 50;
});
afterEach(() => room.close());

const address = ({ host, port }: EscPosPrinter) => `${host}:${port}`;
const last = () => room.server.states.at(-1);
const told = (...printers: Partial<PrinterReport>[]) =>
  vi.waitFor(() => expect(last()?.printers).toMatchObject(printers), 5_000);

test('R260 an agent says which program it is, what time it has, and how its printers are', async () => {
  const theke = await room.printer();
  const before = Date.now();
  await room.start([theke, ['receipt']]);
  await told({ name: 'Drucker 1', address: address(theke), health: 'ok', isPaperLow: false });
  expect(last()?.appVersion).toBe('1.2.3');
  expect(Date.parse(last()?.clock ?? '')).toBeGreaterThanOrEqual(before);
});

test('R260 news of an idle printer is told at once, and nothing is printed for it', async () => {
  const [theke, kueche] = [await room.printer(), await room.printer()];
  await room.start([theke, ['receipt']], [kueche, ['kitchen']]);
  await told({ health: 'ok' }, { health: 'ok' });
  kueche.set({ isPaperLow: true });
  await told({ health: 'ok' }, { health: 'ok', isPaperLow: true });
  kueche.set({ isPaperLow: false, isPaperOut: true });
  await told({ health: 'ok' }, { health: 'no-paper' });
  kueche.set({ isPaperOut: false, isCoverOpen: true });
  await told({ health: 'ok' }, { health: 'cover-open' });
  kueche.set({ isCoverOpen: false });
  await theke.unplug();
  await told({ health: 'unreachable' }, { health: 'ok', isPaperLow: false });
  await theke.plugIn();
  await told({ health: 'ok' }, { health: 'ok' });
  expect([...theke.receipts, ...kueche.receipts]).toEqual([]);
});

test('R260 a server that knows no states, or has trouble, disturbs nothing', async () => {
  room.server.knowsStates = false;
  const kueche = await room.printer();
  await room.start([kueche, ['receipt', 'kitchen']]);
  room.server.offer(wireJob('job-1'));
  await kueche.waitForReceipts(1);
  kueche.set({ isPaperLow: true });
  await vi.waitFor(() => expect(room.logs.join()).toContain('Papier geht zu Ende'), 5_000);
  expect(room.logs.join()).not.toMatch(/fehler|nicht erreichbar/i);
  room.server.knowsStates = true;
  kueche.set({ isPaperOut: true });
  await told({ health: 'no-paper' });
});
