import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { encode, encodeParts } from '#printers/escpos.ts';
import { cut, qr, text } from '#printers/paper.ts';
import { FINISHED_QUERY, StatusReader } from '#printers/printer-status.ts';
import type { PrinterConnection } from '#printers/transport/tcp.ts';
import { offerToPrinter, sendToPrinter } from '#printers/transport.ts';
import { EscPosPrinter, type PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { JOB, MODEL, to } from './printer-connection.ts';

const printers: EscPosPrinter[] = [];
const LONG = encodeParts(
  [...Array.from({ length: 120 }, (_, index) => text(`${index} x Käsesemmel mit Gurkerl`)), cut()],
  MODEL,
);
afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.unplug()));
});

async function start(behaviour: Partial<PrinterBehaviour> = {}): Promise<EscPosPrinter> {
  const printer = await EscPosPrinter.start(behaviour);
  printers.push(printer);
  return printer;
}

describe('paper near its end', () => {
  test('the slip prints and is confirmed, and the printer reports that its paper is running low', async () => {
    const printer = await start({ isPaperLow: true });
    expect(await sendToPrinter(encode(JOB, MODEL), to(printer))).toEqual({
      outcome: 'printed',
      isPaperLow: true,
    });
    await printer.waitForReceipts(1);
  });

  test.each([0x00, 0x01, 0x02, 0x03, 0x0c, 0x0f])('GS r answers 0x%s: finished', (byte) => {
    const reader = new StatusReader();
    reader.feed(Uint8Array.of(byte));
    expect([reader.finishes, reader.isForeign]).toEqual([1, false]);
  });

  test('the near-end bits of DLE EOT 4 are not a fault', () => {
    const reader = new StatusReader();
    reader.feed(Uint8Array.of(0x12, 0x12, 0x1e));
    expect([reader.take(), reader.isPaperLow]).toEqual([null, true]);
    reader.feed(Uint8Array.of(0x12, 0x12, 0x12));
    expect([reader.take(), reader.isPaperLow]).toEqual([null, false]);
  });

  test.each([0x0a, 0x0d, 0x21, 0x80, 0xff])('no printer says %s', (byte) => {
    const reader = new StatusReader();
    reader.feed(Uint8Array.of(byte));
    expect([reader.finishes, reader.isForeign]).toEqual([0, true]);
  });
});

describe('a slip is handed over', () => {
  const parts = encodeParts(JOB, MODEL);
  const bodyBytes = parts.slice(0, -1).reduce((sum, part) => sum + part.length, FINISHED_QUERY.length);

  test.each<[string, Partial<PrinterBehaviour>, Partial<PrinterConnection>, number[]]>([
    ['once the printer has all but the cut', {}, {}, [bodyBytes]],
    ['likewise to a slow one, which answers GS r after the status', { bytesPerSecond: 200 }, {}, [bodyBytes]],
    ['never, if it does not answer GS r', { answersFinished: false }, {}, []],
    ['never, if it answers nothing', { answersStatus: false }, { statusQuery: false }, []],
  ])('%s', async (_, behaviour, change, expected) => {
    const printer = await start(behaviour);
    const arrived: number[] = [];
    const result = await offerToPrinter(async () => parts, to(printer, change), {
      handedOver: async () => {
        expect(printer.receipts).toEqual([]);
        arrived.push(printer.jobBytes);
      },
    });
    expect(result).toEqual({ outcome: 'printed' });
    expect(arrived).toEqual(expected);
    expect(printer.receipts).toHaveLength(1);
  });
});

describe('long slips', () => {
  const bytes = encode(JOB, MODEL);

  test('a slow but healthy printer may take as long as it needs: progress counts, not the clock', async () => {
    const printer = await start({ bytesPerSecond: 25 });
    const started = performance.now();
    // Limits scaled down: the print takes five times as long as the printer may stay silent.
    expect(await sendToPrinter(bytes, to(printer, { totalTimeoutMs: 1_000 }))).toEqual({
      outcome: 'printed',
    });
    expect(performance.now() - started).toBeGreaterThan(3_000);
    expect(printer.receipts).toHaveLength(1);
  });

  test('one that falls silent meanwhile is unclear', async () => {
    const printer = await start({ bytesPerSecond: 25 });
    const sending = sendToPrinter(bytes, to(printer, { totalTimeoutMs: 1_000 }));
    await wait(1_200);
    printer.set({ answersStatus: false });
    const silent = performance.now();
    expect(await sending).toEqual({ outcome: 'unclear', reason: 'Drucker hat den Druck nicht bestätigt' });
    expect(performance.now() - silent).toBeLessThan(2_500);
  });

  test('one whose agent shuts down has only so much time left', async () => {
    const printer = await start({ bytesPerSecond: 15 });
    const ending = new AbortController();
    const connection = to(printer, { totalTimeoutMs: 1_000, ending: ending.signal });
    const sending = sendToPrinter(bytes, connection);
    await wait(1_500);
    ending.abort();
    const quit = performance.now();
    expect(await sending).toEqual({ outcome: 'unclear', reason: 'Druckdienst während des Drucks beendet' });
    expect(performance.now() - quit).toBeLessThan(2_000);
    await printer.waitForReceipts(1);
  });

  test('a long slip is sent in chunks, and finishes when paper is back in time', async () => {
    const items = Array.from({ length: 120 }, (_, index) => text(`${index} x Käsesemmel mit Gurkerl`));
    const parts = encodeParts([...items, qr('https://shop.example.at/status/a/b'), cut()], MODEL);
    const printer = await start({ bytesPerSecond: 3_000, paperOutAfterBytes: 1_500 });
    const sending = sendToPrinter(parts, to(printer, { totalTimeoutMs: 2_000 }));
    while (!printer.behaviour.isPaperOut) await wait(10);
    await wait(600);
    printer.set({ isPaperOut: false });
    expect(await sending).toEqual({ outcome: 'printed' });
    const [slip] = await printer.waitForReceipts(1);
    expect(slip?.rows.filter((row) => row.text.includes('Gurkerl'))).toHaveLength(120);
    expect(slip?.text).toContain('[QR https://shop.example.at/status/a/b]');
    expect(printer.unknownBytes).toEqual([]);
  });

  test('a long slip whose paper does not come back in time is unclear, and comes out whole later', async () => {
    const printer = await start({ bytesPerSecond: 10_000, paperOutAfterBytes: 1_500 });
    const result = await sendToPrinter(LONG, to(printer, { totalTimeoutMs: 1_000 }));
    expect(result).toEqual({ outcome: 'unclear', reason: 'Papier leer während des Drucks' });
    printer.set({ isPaperOut: false, bytesPerSecond: null });
    const [slip] = await printer.waitForReceipts(1);
    expect(slip?.rows.filter((row) => row.text.includes('Gurkerl'))).toHaveLength(120);
  });
});

describe('a slip that is held: its paper ran out, and nobody waits for it any longer', () => {
  async function held() {
    const printer = await start({ bytesPerSecond: 10_000, paperOutAfterBytes: 1_500 });
    const faults: (string | null)[] = [];
    const result = await offerToPrinter(async () => LONG, to(printer, { totalTimeoutMs: 1_000 }), {
      interrupted: (fault) => faults.push(fault),
    });
    expect(faults).toEqual(['Papier leer']);
    if (result.outcome !== 'unclear' || !result.held) throw new Error(`it is ${result.outcome}`);
    return { printer, slip: result.held };
  }

  test('is printed once it is whole', async () => {
    const { printer, slip } = await held();
    expect(await slip.look()).toBe('Papier leer');
    printer.set({ isPaperOut: false, isCoverOpen: true });
    expect(await slip.look()).toBe('Deckel offen');
    printer.set({ isCoverOpen: false });
    expect(await slip.look()).toBe('printed');
    expect(printer.receipts).toHaveLength(1);
  });

  test.each<[string, (printer: EscPosPrinter) => unknown]>([
    ['that was switched off', (printer) => printer.unplug()],
    ['that no longer answers', (printer) => printer.set({ answersStatus: false, isPaperOut: false })],
  ])('is lost with a printer %s', async (_, lose) => {
    const { printer, slip } = await held();
    await lose(printer);
    expect(await slip.look()).toBe('lost');
  });
});
