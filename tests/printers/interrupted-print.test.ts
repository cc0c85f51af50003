import { describe, expect, onTestFinished, test } from 'vitest';
import { interruptedSlip, isStillHeld } from '#printers/interrupted-print.ts';
import { EscPosPrinter, type PrinterBehaviour } from '#tests/peers/escpos-printer.ts';
import { to } from './printer-connection.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
const DAY = 24 * 60 * 60;

test.each<[what: string, handedOverAt: string | undefined, upSeconds: number, isHeld: boolean]>([
  ['a moment ago', ago(1), DAY, true],
  ['two minutes ago', ago(120), DAY, true],
  ['longer ago: somebody may have switched the printer off and on', ago(121), DAY, false],
  ['before the computer started: a power cut', ago(60), 59, false],
  ['in the future: a clock was changed', ago(-1), DAY, false],
  ['at a time that nobody knows', undefined, DAY, false],
])('F10 a printer still has what it was handed over %s', (_, handedOverAt, upSeconds, isHeld) => {
  expect(isStillHeld({ handedOverAt }, NOW, upSeconds * 1_000)).toBe(isHeld);
});

describe('a slip that was handed over before a crash', () => {
  const MODEL = { columns: 42, codePage: 'PC858', cancelChineseMode: false } as const;

  async function interrupted(behaviour: Partial<PrinterBehaviour>, handedOverAt = ago(1)) {
    const printer = await EscPosPrinter.start(behaviour);
    onTestFinished(() => printer.unplug());
    return { printer, slip: interruptedSlip({ handedOverAt }, MODEL, to(printer), NOW) };
  }

  test('is printed if the printer says so', async () => {
    expect(await (await interrupted({})).slip.look()).toBe('printed');
  });

  test('is asked for again while the printer says what keeps it from printing', async () => {
    const { printer, slip } = await interrupted({ isPaperOut: true });
    expect(await slip.look()).toBe('Papier leer');
    printer.set({ isPaperOut: false });
    expect(await slip.look()).toBe('printed');
  });

  test('is lost with a printer that went away meanwhile', async () => {
    const { printer, slip } = await interrupted({ isPaperOut: true });
    expect(await slip.look()).toBe('Papier leer');
    await printer.unplug();
    expect(await slip.look()).toBe('lost');
    await printer.plugIn();
    printer.set({ isPaperOut: false });
    expect(await slip.look()).toBe('lost');
    expect(printer.jobBytes).toBe(0);
  });

  test('is not asked for after too long', async () => {
    const { printer, slip } = await interrupted({}, ago(121));
    expect(await slip.look()).toBe('lost');
    expect(printer.connections).toBe(0);
  });
});
