import { expect, test } from 'vitest';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { choice, item, order, PRINTED_AT, part, type SentJob, wireJob } from './orders.ts';

/** The labels of a job, each without style notes. */
function labels(change: Partial<SentJob>): string[] {
  const job = readWireJob(wireJob('7', { layout: 'label', ...change }));
  if (!job) throw new Error('unreadable');
  const rows = fitToPaper(slipLines(job, { printedAt: PRINTED_AT, statusUrl: null }), 32);
  const cuts = rows.flatMap(({ kind }, index) => (kind === 'cut' ? [index] : []));
  return cuts.map((end, index) => plainText(rows.slice((cuts[index - 1] ?? -1) + 1, end), 32));
}

const COFFEE = item('Cappuccino', 420, {
  amount: 2,
  allergens: 'G',
  parts: [part('Milch', { options: [choice('Hafermilch', 50)] })],
});
const STATION = { id: 7, name: 'Kaffeebar', standIns: [] };

test('one label for each thing, with its choices and the order that it belongs to', () => {
  const all = labels({
    order: order([COFFEE, item('Espresso', 290)], { appointment: '2026-11-21T17:20:00Z' }),
    station: STATION,
  });
  expect(all).toHaveLength(3);
  for (const label of all) {
    expect(label).toMatch(/^42$/m);
    expect(label).toMatch(/^Abholung · fertig um 18:20$/m);
    expect(label).toMatch(/^Kaffeebar$/m);
    expect(label).not.toMatch(/\d,\d\d/);
  }
  expect(all.map((label) => /^\d von \d$/m.exec(label)?.[0])).toEqual(['1 von 3', '2 von 3', '3 von 3']);
  expect(all[0]).toMatch(/^Cappuccino\n {1}Hafermilch\nAllergene: G$/m);
  expect(all[2]).toMatch(/^Espresso$/m);
});

test.each([
  ['what is weighed', { amount: 0.25, unit: 'kilogram' as const }, /^0,25.kg Obst$/m],
  ['many of the same', { amount: 200 }, /^200.x Obst$/m],
])('%s gets a single label that says how much', (_name, change, expected) => {
  const all = labels({ order: order([item('Obst', 300, change)]) });
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(expected);
});

test('a second print, a void order and a void ticket say so on each', () => {
  const two = order([COFFEE]);
  expect(labels({ order: two, isDuplicate: true }).every((label) => label.includes('DUPLIKAT'))).toBe(true);
  const canceled = order([COFFEE], { isCanceled: true });
  expect(labels({ order: canceled }).every((label) => label.includes('STORNO'))).toBe(true);
  const ticket = labels({ order: canceled, kind: 'void', station: STATION });
  expect(ticket).toHaveLength(1);
  expect(ticket[0]).toMatch(/Kaffeebar[\s\S]*STORNO[\s\S]*Nicht mehr zubereiten/);
});

test('a kitchen ticket names its station, and none where there is none', () => {
  const ofBar = labels({ layout: 'kitchen', order: order([COFFEE]), station: STATION });
  expect(ofBar[0]).toMatch(/^ *Kaffeebar$/m);
  expect(labels({ layout: 'kitchen', order: order([COFFEE]), station: null })[0]).not.toContain('Kaffeebar');
});

test('what must not be in it stands in reverse, with its step where that says so', () => {
  const parts = [
    part('Ohne', { options: [choice('Butter')] }),
    part('Extras', { options: [choice('ohne Zwiebel'), choice('Kren')] }),
  ];
  const job = readWireJob(wireJob('7', { layout: 'label', order: order([item('Semmel', 390, { parts })]) }));
  const rows = job ? fitToPaper(slipLines(job, { printedAt: PRINTED_AT, statusUrl: null }), 32) : [];
  const told = rows.flatMap((row) =>
    row.kind === 'row' ? [`${row.text.trim()}${row.inverse ? '!' : ''}`] : [],
  );
  expect(told).toEqual(expect.arrayContaining(['Ohne: Butter!', 'Extras: ohne Zwiebel!', 'Kren']));
});
