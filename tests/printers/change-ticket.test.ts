import { describe, expect, test } from 'vitest';
import type { KitchenChange, KitchenItem } from '#domain/devices/kitchen-content.ts';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { COLUMNS, fitToPaper, type Line } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { expectGolden } from './golden-slip.ts';
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
function lines(job: unknown): Line[] {
  const read = readWireJob(job);
  return read ? slipLines(read, OCCASION) : [];
}
const drawn = (job: unknown) => plainText(fitToPaper(lines(job), 42), 42);

describe('golden files of void and change tickets (UPDATE_GOLDEN=1 writes them)', () => {
  for (const [sample, change] of Object.entries(SLIPS)) {
    for (const width of COLUMNS) {
      test(`${sample} ${width}`, async () => {
        await expectGolden(sample, lines(sent(change)), width);
      });
    }
  }
});

test.each(Object.keys(SLIPS))('%s says neither DUPLIKAT nor a price', (sample) => {
  const slip = drawn(sent({ ...SLIPS[sample], isDuplicate: false }));
  expect(slip).not.toMatch(/DUPLIKAT|€|undefined|null/);
});

test('what did not change is not on a change ticket', () => {
  const slip = drawn(sent({ ...SLIPS['change-items'], order: order([snack], { comment: 'Alte Notiz' }) }));
  expect(slip).not.toMatch(/Jausensemmel|Alte Notiz|Zeit:|Tisch:/);
});

test('a change that this agent cannot read is drawn as its order tells it', () => {
  const job = {
    ...sent({ kind: 'change', order: order([item('NEU: Bier', 0)]) }),
    change: { items: 'Bier' },
  };
  expect(drawn(job)).toContain('1 x NEU: Bier');
});

test('a change ticket says the time as the first ticket does, and in reverse what must not be in it', () => {
  const told = (change: Partial<SentJob>) =>
    lines(sent({ kind: 'change', ...change })).flatMap((line) =>
      line.kind === 'text' ? [line.text + (line.style.inverse ? '!' : '')] : [],
    );
  const without = { parts: [{ name: 'Extras', text: '', options: ['ohne Zwiebel', 'Speck'], files: 0 }] };
  const change = { ...NOTHING, items: [cooked('Burger', 0, 1, { ...without, allergens: 'A' })] };
  const tomorrow = order([], { appointment: '2026-11-22T17:30:00Z' });
  const all = told({ change, order: tomorrow });
  expect(all).toEqual(expect.arrayContaining(['VORBESTELLUNG!', 'So., 22.11.2026!', 'um 18:30 Uhr!']));
  expect(all).toEqual(expect.arrayContaining(['Extras: ohne Zwiebel!', 'Extras: Speck', 'Allergene: A']));
  const look = { ...USUAL_LOOK, ticketAllergens: false };
  expect(told({ change, order: tomorrow, look })).not.toContain('Allergene: A');
});
