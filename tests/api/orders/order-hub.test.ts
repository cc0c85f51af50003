import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import { type FeedEntry, orderHub } from '#use-cases/live/order-hub.ts';
import { entriesOf } from '#use-cases/live/source.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import { eventually } from '../support/waiting.ts';

/** Orders that the test commits, and a hub on top whose reads are counted. */
function shop() {
  const committed: { sequence: bigint; kind: string; order: StoredOrder }[] = [];
  const reads: BranchFilter[] = [];
  let heard: (payload: string) => void = () => {};
  const isOf = (branches: BranchFilter, { branchId }: StoredOrder) => branches?.includes(branchId) ?? true;
  const orders = {
    lastSequence: async () => BigInt(committed.length),
    changesAfter: async (sequence: bigint, branches: BranchFilter, limit: number) => {
      reads.push(branches);
      const found = committed.filter((entry) => entry.sequence > sequence && isOf(branches, entry.order));
      const entries = found.slice(0, limit);
      const upTo = entries.length === limit ? (entries.at(-1)?.sequence ?? 0n) : BigInt(committed.length);
      return { entries, upTo };
    },
  };
  const listen = (_channel: string, hear: typeof heard) => {
    heard = hear;
    return () => {};
  };
  const log = { warn: () => {} };
  const shop = { snapshot: async () => ({ shop: { branches: [], products: [] } }) };
  const doubts: number[] = [];
  const rights = { doubt: () => void doubts.push(committed.length) };
  const hub = orderHub({ db: { orders, shop }, events: { listen }, log } as unknown as Deps, rights);
  const commit = (branchId: number, isHeard = true) => {
    const sequence = BigInt(committed.length + 1);
    const order = {
      id: Number(sequence),
      branchId,
      appointment: null,
      taxLines: [],
      lines: [],
      items: [],
      history: [],
      revisions: [],
      payments: [],
      refunds: [],
      state: 'awaiting',
      totalGross: 0,
    };
    committed.push({ sequence, kind: 'placed', order: order as unknown as StoredOrder });
    if (isHeard) heard(`${sequence} ${branchId}`);
  };
  /** Reads continuously, or one entry per call of `next`. */
  const follow = (branches: BranchFilter, after = BigInt(committed.length)) => {
    const end = new AbortController();
    const entries = entriesOf((wake) => hub.open({ branches, after }, wake), end.signal);
    return { entries, stop: () => end.abort() };
  };
  const read = (branches: BranchFilter, after?: bigint) => {
    const { entries, stop } = follow(branches, after);
    const seen: FeedEntry[] = [];
    void (async () => {
      for await (const entry of entries) seen.push(entry);
    })();
    return { seen, stop };
  };
  return { commit, follow, read, reads, doubts };
}

afterEach(() => void vi.useRealTimers());

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const ids = (entries: readonly FeedEntry[]) => entries.map(({ order }) => order.id);

describe('the hub of the order feed', () => {
  it('reads once per commit for 200 readers, and hands all of them the same entry', async () => {
    const { commit, read, reads } = shop();
    const readers = Array.from({ length: 200 }, () => read([1]));
    await settled();
    reads.length = 0;
    for (let order = 1; order <= 3; order += 1) {
      commit(1);
      await settled();
    }
    expect(reads).toHaveLength(3);
    for (const { seen } of readers) expect(seen).toEqual(readers[0]?.seen);
    expect(new Set(readers.map(({ seen }) => seen[2])).size).toBe(1);
  });

  it('reads nothing for a branch that nobody follows, and notifies only the readers of the branch', async () => {
    const { commit, read, reads } = shop();
    const [first, second] = [read([1]), read([2])];
    await settled();
    reads.length = 0;
    commit(3);
    await settled();
    expect(reads).toEqual([]);
    commit(2);
    await eventually(() => expect(ids(second.seen)).toEqual([2]));
    expect(first.seen).toEqual([]);
  });

  it('lets a reader that is too slow for its queue catch up without a gap', async () => {
    const { commit, follow } = shop();
    const { entries, stop } = follow(null, 0n);
    commit(1);
    const seen = [(await entries.next()).value as FeedEntry];
    for (let order = 2; order <= 750; order += 1) commit(1);
    await settled();
    while (seen.length < 750) seen.push((await entries.next()).value as FeedEntry);
    stop();
    expect(ids(seen)).toEqual(Array.from({ length: 750 }, (_, index) => index + 1));
    expect((await entries.next()).done).toBe(true);
  });

  it('starts after the entry that the reader names, while others follow another branch', async () => {
    const { commit, read } = shop();
    read([1]);
    for (const branch of [2, 1, 2, 2]) commit(branch);
    await settled();
    const back = read([2], 1n);
    await eventually(() => expect(ids(back.seen)).toEqual([3, 4]));
    commit(2);
    await eventually(() => expect(ids(back.seen)).toEqual([3, 4, 5]));
  });

  it('ends with its abort signal even when nothing happens', async () => {
    const { follow } = shop();
    const { entries, stop } = follow([1]);
    const next = entries.next();
    await settled();
    stop();
    expect((await next).done).toBe(true);
  });

  it('finds what no signal has announced, and then doubts that rights still are what they were', async () => {
    vi.useFakeTimers();
    const { commit, read, doubts } = shop();
    const { seen } = read([1]);
    await vi.advanceTimersByTimeAsync(100);
    commit(1);
    await vi.advanceTimersByTimeAsync(100);
    expect([ids(seen), doubts]).toEqual([[1], []]);
    commit(1, false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ids(seen), doubts]).toEqual([[1, 2], [2]]);
    commit(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ids(seen), doubts]).toEqual([[1, 2, 3], [2]]);
  });
});
