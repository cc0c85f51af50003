import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { KitchenChange, KitchenItem } from '#domain/devices/kitchen-content.ts';
import { COLUMNS, fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { choice, item, order, PRINTED_AT, part, type SentJob, wireJob } from './orders.ts';

const OCCASION = { printedAt: PRINTED_AT, statusUrl: null };

const cooked = (name: string, before: number, amount: number, change: Partial<KitchenItem> = {}) => ({
  ...{ product: 1, name, allergens: '', unit: 'amount' as const, contents: [], parts: [] },
  ...{ before, amount },
  ...change,
});
const bread = (option: string) => ({
  parts: [{ name: 'Brot', text: '', options: [option], files: 0 }],
});
const NOTHING: KitchenChange = { items: [], appointment: null, table: null, comment: null };

const snack = item('Jausensemmel nach Wahl', 540, {
  amount: 2,
  allergens: 'A, G',
  contents: [{ name: 'Handsemmel', amount: 1, unit: 'amount' }],
  parts: [part('Brot', { options: [choice('Kornspitz')] })],
});

const SLIPS: Record<string, Partial<SentJob>> = {
  'void-canceled': {
    kind: 'void',
    order: order([snack, item('Leberkässemmel', 450)], {
      state: 'canceled',
      isCanceled: true,
      isDineIn: true,
      tableIdentifier: '14',
    }),
  },
  'void-rejected': {
    kind: 'void',
    hasTicket: false,
    order: order([item('Leberkässemmel', 450)], { state: 'rejected', isRejected: true, isDelivery: true }),
  },
  'change-items': {
    kind: 'change',
    change: {
      ...NOTHING,
      items: [
        cooked('Wiener Schnitzel vom Kalb', 2, 3, { allergens: 'A, C' }),
        cooked('Burger', 1, 0, { ...bread('Weiß'), allergens: 'A' }),
        cooked('Burger', 0, 1, { ...bread('Kornspitz'), allergens: 'A, N' }),
        cooked('Jausenpackerl', 0, 2, { contents: [{ name: 'Handsemmel', amount: 2, unit: 'amount' }] }),
        cooked('Speck', 0.25, 0.5, { unit: 'kilogram' }),
      ],
    },
  },
  'change-others': {
    kind: 'change',
    order: order([], { appointment: '2026-11-21T17:30:00Z', isDineIn: true, tableIdentifier: '8' }),
    change: {
      items: [],
      appointment: { before: null, now: '2026-11-21T17:30:00Z' },
      table: { before: '7', now: '8' },
      comment: { before: 'Ohne Zwiebel', now: 'Kein Sellerie, Gast ist allergisch!' },
    },
  },
};

/** As it comes over the wire. */
const sent = (change: Partial<SentJob>) =>
  JSON.parse(JSON.stringify(wireJob('a', { layout: 'kitchen', ...change })));
function drawn(job: unknown, width: (typeof COLUMNS)[number], notes: boolean): string {
  const read = readWireJob(job);
  return read ? plainText(fitToPaper(slipLines(read, OCCASION), width), width, { notes }) : 'unreadable';
}

describe('golden files of void and change tickets (UPDATE_GOLDEN=1 writes them)', () => {
  for (const [sample, change] of Object.entries(SLIPS)) {
    for (const width of COLUMNS) {
      test(`${sample} ${width}`, async () => {
        const slip = drawn(sent(change), width, true);
        const file = new URL(`golden/${sample}-${width}.txt`, import.meta.url);
        if (process.env.UPDATE_GOLDEN === '1') await writeFile(file, slip);
        expect(slip).toBe(await readFile(file, 'utf8'));
      });
    }
  }
});

test.each(Object.keys(SLIPS))('%s says neither DUPLIKAT nor a price', (sample) => {
  const slip = drawn(sent({ ...SLIPS[sample], isDuplicate: false }), 42, false);
  expect(slip).not.toMatch(/DUPLIKAT|€|undefined|null/);
});

test('what did not change is not on a change ticket', () => {
  const slip = drawn(
    sent({ ...SLIPS['change-items'], order: order([snack], { comment: 'Alte Notiz' }) }),
    42,
    false,
  );
  expect(slip).not.toMatch(/Jausensemmel|Alte Notiz|Zeit:|Tisch:/);
});

test('a change that this agent cannot read is drawn as its order tells it', () => {
  const job = {
    ...sent({ kind: 'change', order: order([item('NEU: Bier', 0)]) }),
    change: { items: 'Bier' },
  };
  expect(drawn(job, 42, false)).toContain('1 x NEU: Bier');
});
