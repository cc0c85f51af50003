import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { PrinterBehaviour } from '#tests/peers/escpos-printer.ts';

export const PLACES = ['counter', 'kitchen', 'bar'] as const;
export type Place = (typeof PLACES)[number];

/** What the computer of a place prints, on which paper and how fast. */
export const PRINTERS: Record<
  Place,
  { name: string; layouts: PrintLayout[]; columns: 32 | 42 | 48; behaviour: Partial<PrinterBehaviour> }
> = {
  counter: { name: 'Theke', layouts: ['receipt'], columns: 48, behaviour: {} },
  kitchen: { name: 'Küche', layouts: ['kitchen'], columns: 42, behaviour: { bytesPerSecond: 8_000 } },
  bar: {
    name: 'Schank',
    layouts: ['kitchen'],
    columns: 32,
    // Small, slow, and near the end of its paper.
    behaviour: { bytesPerSecond: 3_000, isPaperLow: true },
  },
};
