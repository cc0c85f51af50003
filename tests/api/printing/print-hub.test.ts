import { describe, expect, it } from 'vitest';
import { printHub } from '#use-cases/live/print-hub.ts';
import { entriesOf } from '#use-cases/live/source.ts';
import type { Deps } from '#use-cases/ports.ts';
import { eventually } from '../support/waiting.ts';

const NOW = new Date('2026-11-24T11:00:00Z');

/** Orders 1 and 2 of branches 1 and 2 with one print job each, and a hub on top whose reads are counted. */
function kitchen() {
  const states = new Map([
    [1, 'waiting'],
    [2, 'waiting'],
  ]);
  const reads: number[][] = [];
  let heard: (payload: string) => void = () => {};
  const job = (order: number) => ({
    id: order,
    order,
    branch: order,
    layout: 'kitchen',
    kind: 'normal',
    station: null,
    state: states.get(order),
    device: null,
    declinedBy: [],
    reason: null,
    createdAt: NOW.toISOString(),
  });
  const db = {
    orders: { byIds: async (ids: number[]) => ids.map((id) => ({ id, branchId: id, state: 'confirmed' })) },
    work: {
      printJobsOfOrders: async (orders: number[]) => {
        reads.push([...orders]);
        return orders.map(job);
      },
      waitingOrders: async (branches: readonly number[] | null) => branches ?? [1, 2],
    },
    // The only device able has the jobs in reach: nothing is said about why they wait.
    devices: { printing: async () => [{ id: 1, name: 'Küche' }] },
    shop: { snapshot: async () => ({ shop: { branches: [], products: [] } }) },
  };
  const listen = (_channel: string, hear: typeof heard) => {
    heard = hear;
    return () => {};
  };
  const hub = printHub({
    db,
    events: { listen },
    clock: { now: () => NOW },
    log: { warn: () => {} },
  } as unknown as Deps);
  const read = (branches: readonly number[] | null) => {
    const end = new AbortController();
    const open = (wake: () => void) => hub.open({ branches }, wake);
    const seen: string[] = [];
    const done = (async () => {
      for await (const { order, jobs } of entriesOf(open, end.signal))
        seen.push(`${order} ${jobs.map(({ state }) => state)}`);
    })();
    const stop = () => {
      end.abort();
      return done;
    };
    return { seen, stop };
  };
  const change = (order: number, state: string) => {
    states.set(order, state);
    heard(`${order} ${order}`);
  };
  return { read, change, reads, hear: (payload: string) => heard(payload) };
}

describe('the hub of print jobs', () => {
  it('reads once for all readers of a branch, and nothing for branches without any', async () => {
    const { read, change, reads } = kitchen();
    const readers = [read([1]), read([1]), read([1])];
    await eventually(() => expect(readers.map(({ seen }) => seen.length)).toEqual([1, 1, 1]));
    // The fakes answer within microtasks: by now whatever joining asked for is answered.
    await new Promise((done) => setImmediate(done));
    reads.length = 0;
    change(2, 'printed');
    change(1, 'printed');
    await eventually(() =>
      expect(readers.map(({ seen }) => seen.at(-1))).toEqual(['1 printed', '1 printed', '1 printed']),
    );
    expect(reads).toEqual([[1]]);
    await Promise.all(readers.map(({ stop }) => stop()));
  });

  it('reads and tells once what changes several times within a moment', async () => {
    const { read, change, reads } = kitchen();
    const { seen, stop } = read([1]);
    await eventually(() => expect(seen).toEqual(['1 waiting']));
    reads.length = 0;
    change(1, 'claimed');
    await new Promise((done) => setImmediate(done));
    change(1, 'printed');
    await eventually(() => expect(seen).toEqual(['1 waiting', '1 printed']));
    expect(reads).toEqual([[1]]);
    await stop();
  });

  it('tells what has changed, and whoever follows all branches everything', async () => {
    const { read, change, hear } = kitchen();
    const all = read(null);
    const second = read([2]);
    await eventually(() => expect(all.seen.toSorted()).toEqual(['1 waiting', '2 waiting']));
    // Anything may have changed: nothing has.
    hear('');
    change(2, 'unclear');
    await eventually(() => expect(all.seen.at(-1)).toBe('2 unclear'));
    expect(all.seen.filter((one) => one.endsWith('waiting'))).toHaveLength(2);
    await eventually(() => expect(second.seen.at(-1)).toBe('2 unclear'));
    await Promise.all([all.stop(), second.stop()]);
  });
});
