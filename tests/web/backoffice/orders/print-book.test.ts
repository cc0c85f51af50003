import { expect, it } from 'vitest';
import { type PrintJobState, withPrintList, withPrints } from '#web/backoffice/orders/print-book.ts';

const job = (id: number, order: number, state: PrintJobState['state'] = 'waiting'): PrintJobState => ({
  id,
  order,
  layout: 'kitchen',
  kind: 'normal',
  station: null,
  stationName: null,
  copies: 1,
  isDuplicate: false,
  state,
  attempts: 0,
  reason: null,
  printer: null,
  createdAt: '2026-11-24T11:00:00.000Z',
  claimedAt: null,
  printedAt: null,
});
const read = (book: ReadonlyMap<number, readonly PrintJobState[]>) =>
  [...book].map(([order, jobs]) => `${order}: ${jobs.map(({ id, state }) => `${id} ${state}`).join(', ')}`);

it('holds the jobs of each order as the list says them', () => {
  expect(read(withPrintList(new Map(), [job(3, 1), job(2, 2), job(1, 1)], new Set()))).toEqual([
    '1: 3 waiting, 1 waiting',
    '2: 2 waiting',
  ]);
});

it('replaces those of one order by what is pushed', () => {
  const book = withPrintList(new Map(), [job(1, 1), job(2, 2)], new Set());
  expect(read(withPrints(book, { order: 1, jobs: [job(1, 1, 'printed')] }))).toEqual([
    '1: 1 printed',
    '2: 2 waiting',
  ]);
});

it('forgets orders that are over, and keeps what was pushed while the list was loading', () => {
  const before = withPrintList(new Map(), [job(1, 1), job(2, 2), job(3, 3)], new Set());
  const pushed = withPrints(before, { order: 1, jobs: [job(1, 1, 'printed')] });
  expect(read(withPrintList(pushed, [job(1, 1), job(2, 2)], new Set([1])))).toEqual([
    '1: 1 printed',
    '2: 2 waiting',
  ]);
});
