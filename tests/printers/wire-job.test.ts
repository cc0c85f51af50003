import { expect, test } from 'vitest';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { item, order, PRINTED_AT, wireJob } from './orders.ts';

const contents = [{ name: 'Handsemmel', amount: 2, unit: 'amount' as const }];
const bundle = item('Jausenpackerl', 590, { contents });
const sent = wireJob('a', { layout: 'kitchen', order: order([bundle]) });

/** The job as it comes over the wire, with the first item changed. */
function withItem(change: object): unknown {
  const job = structuredClone(sent);
  Object.assign(job.order.items[0] ?? {}, change);
  return JSON.parse(JSON.stringify(job));
}

function printed(job: unknown): string {
  const read = readWireJob(job);
  if (!read) return 'unreadable';
  return plainText(fitToPaper(kitchenTicket(read, { printedAt: PRINTED_AT, statusUrl: null }), 42), 42);
}

test('the contents of a bundle are printed', () => {
  expect(printed(withItem({}))).toContain('1 x Jausenpackerl\n  2 x Handsemmel');
});

test('a job from a server without contents can be read', () => {
  const text = printed(withItem({ contents: undefined }));
  expect(text).toContain('1 x Jausenpackerl');
  expect(text).not.toContain('Handsemmel');
});

test('what a newer server adds to contents is ignored', () => {
  expect(printed(withItem({ contents: [{ ...contents[0], station: 'Bäckerei' }], course: 1 }))).toContain(
    '2 x Handsemmel',
  );
});

test('unreadable contents are not left out but make the job unreadable', () => {
  expect(printed(withItem({ contents: [{ name: 'Handsemmel' }] }))).toBe('unreadable');
});

test.each(['isDelivery', 'isDineIn', 'isCanceled', 'isRejected', 'isFailed'])(
  'a slip never guesses what decides its head: %s is required',
  (name) => {
    const job = JSON.parse(JSON.stringify(sent));
    expect(readWireJob(job)).not.toBeNull();
    for (const unsaid of [undefined, null, 'ja']) {
      job.order[name] = unsaid;
      expect(readWireJob(job)).toBeNull();
    }
  },
);
