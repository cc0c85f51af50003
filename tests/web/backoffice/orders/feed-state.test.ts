import { expect, test } from 'vitest';
import {
  FEED_START,
  type FeedEvent,
  type FeedStatus,
  feedAfter,
  isListDue,
  statusOf,
  waitAfter,
} from '#web/backoffice/orders/feed-state.ts';

const after = (...events: FeedEvent[]) => events.reduce(feedAfter, FEED_START);

const STARTED: FeedEvent = { kind: 'started', at: 100 };
const LOST: FeedEvent = { kind: 'unanswered', isRefused: false };
const REFUSED: FeedEvent = { kind: 'unanswered', isRefused: true };

test.each<[string, FeedEvent[], FeedStatus]>([
  ['connects', [], { link: 'connecting', lastContactAt: null }],
  ['is live', [STARTED], { link: 'live', lastContactAt: 100 }],
  [
    'polls before the stream has started',
    [{ kind: 'answered', at: 90 }],
    { link: 'polling', lastContactAt: 90 },
  ],
  [
    'polls while the stream retries',
    [STARTED, { kind: 'interrupted' }],
    { link: 'polling', lastContactAt: 100 },
  ],
  ['is offline since the last contact', [STARTED, LOST], { link: 'offline', lastContactAt: 100 }],
  ['is offline without ever having been connected', [LOST], { link: 'offline', lastContactAt: null }],
  ['is refused', [STARTED, REFUSED, { kind: 'broken' }], { link: 'refused', lastContactAt: 100 }],
  ['comes back', [STARTED, LOST, { kind: 'answered', at: 200 }], { link: 'live', lastContactAt: 200 }],
  [
    'treats an entry as a heartbeat',
    [LOST, { kind: 'entry', id: '7', at: 50 }],
    { link: 'polling', lastContactAt: 50 },
  ],
])('the feed %s', (_, events, status) => {
  expect(statusOf(after(...events))).toEqual(status);
});

test('resumes after the last entry, unless the server itself has ended the stream', () => {
  const entry: FeedEvent = { kind: 'entry', id: '7', at: 50 };
  expect(after(STARTED, entry, { kind: 'broken' }).lastEventId).toBe('7');
  expect(after(STARTED, entry, { kind: 'ended' }).lastEventId).toBeNull();
});

test('waits longer after each failure, from half a second to 15 s and half as much again', () => {
  const failed = (times: number) => after(...Array<FeedEvent>(times).fill({ kind: 'broken' }));
  expect([1, 2, 3].map((times) => waitAfter(failed(times), 0))).toEqual([500, 1_000, 2_000]);
  expect(waitAfter(failed(30), 1)).toBe(22_500);
  expect(waitAfter(after({ kind: 'broken' }, STARTED, { kind: 'broken' }), 0.5)).toBe(1_000);
});

test('fetches the list every minute while live and answered, else every 10 seconds', () => {
  const listing: FeedEvent = { kind: 'listing', at: 0 };
  const dueAt = (...events: FeedEvent[]) =>
    [5_000, 10_000, 55_000, 60_000].find((now) => isListDue(after(listing, ...events), now));
  expect(dueAt(STARTED)).toBe(60_000);
  expect(dueAt(STARTED, { kind: 'interrupted' })).toBe(10_000);
  expect(dueAt(STARTED, LOST)).toBe(10_000);
  expect(dueAt()).toBe(10_000);
});
