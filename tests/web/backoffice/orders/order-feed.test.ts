import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedStatus } from '#web/backoffice/orders/feed-state.ts';
import { type FeedObserver, type FeedSource, startOrderFeed } from '#web/backoffice/orders/order-feed.ts';

interface Order {
  id: number;
}

/** A server whose answers the test scripts. */
function script() {
  const state = {
    isUp: true,
    isRefusing: false,
    orders: [] as Order[],
    lists: 0,
    subscriptions: [] as (string | null)[],
    observer: null as FeedObserver<Order> | null,
  };
  const source: FeedSource<Order> = {
    subscribe: (lastEventId, observer) => {
      state.subscriptions.push(lastEventId);
      state.observer = observer;
      if (state.isUp) queueMicrotask(observer.onStarted);
      else queueMicrotask(() => observer.onError(new Error('down')));
      return () => undefined;
    },
    list: async () => {
      state.lists += 1;
      if (state.isRefusing) throw new Error('refused');
      if (!state.isUp) throw new Error('down');
      return state.orders;
    },
    check: async () => {
      if (!state.isUp) throw new Error('down');
    },
  };
  const seen = { orders: [] as Order[], lists: [] as Order[][], status: [] as FeedStatus[], changes: 0 };
  const feed = startOrderFeed(
    source,
    {
      onOrder: (order) => seen.orders.push(order),
      onList: (orders) => seen.lists.push(orders),
      onStatus: (status) => seen.status.push(status),
      onRightsChanged: () => {
        seen.changes += 1;
      },
    },
    { isRefusal: (error) => error instanceof Error && error.message === 'refused', random: () => 0.5 },
  );
  return { state, seen, feed, link: () => seen.status.at(-1)?.link };
}

describe('the live feed of the order board', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is live once the stream has started, and then loads the list', async () => {
    const { seen, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    expect(link()).toBe('live');
    expect(seen.lists.length).toBeGreaterThan(0);
    feed.stop();
  });

  it('resumes after the last entry that it has seen (F22)', async () => {
    const { state, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    state.observer?.onEntry('41', { id: 1 });
    state.observer?.onEntry('42', { id: 2 });
    state.observer?.onError(new Error('gone'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.subscriptions).toEqual([null, '42']);
    feed.stop();
  });

  it('polls every 10 seconds while there is no stream', async () => {
    const { state, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    state.observer?.onConnecting();
    const before = state.lists;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(link()).toBe('polling');
    expect(state.lists - before).toBeGreaterThanOrEqual(3);
    feed.stop();
  });

  it('F22 says when the server last answered, keeps trying, and comes back by itself', async () => {
    const { state, seen, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    const contact = seen.status.at(-1)?.lastContactAt;
    state.isUp = false;
    state.observer?.onError(new Error('down'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link()).toBe('offline');
    expect(seen.status.at(-1)?.lastContactAt).toBe(contact);
    state.isUp = true;
    await vi.advanceTimersByTimeAsync(25_000);
    expect(link()).toBe('live');
    feed.stop();
  });

  it('F22 distinguishes a refused key from a lost network', async () => {
    const { state, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    state.isRefusing = true;
    state.observer?.onConnecting();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link()).toBe('refused');
    feed.stop();
  });

  it('restarts with the new rights when the server ends it, from a list and not from the last entry', async () => {
    const { state, seen, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    state.observer?.onEntry('41', { id: 1 });
    const lists = state.lists;
    state.observer?.onEnded();
    expect(seen.changes).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state.subscriptions).toEqual([null, null]);
    expect(state.lists).toBeGreaterThan(lists);
    expect(link()).toBe('live');
    feed.stop();
  });

  it('A33 reports at once that it is refused when the server ends it because the session is over', async () => {
    const { state, link, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    state.observer?.onError(new Error('refused'));
    expect(link()).toBe('refused');
    feed.stop();
  });

  it('is silent once stopped', async () => {
    const { state, seen, feed } = script();
    await vi.advanceTimersByTimeAsync(10);
    feed.stop();
    const lists = state.lists;
    state.observer?.onEntry('50', { id: 9 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(state.lists).toBe(lists);
    expect(seen.orders).toEqual([]);
  });
});
