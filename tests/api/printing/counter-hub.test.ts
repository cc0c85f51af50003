import { describe, expect, it } from 'vitest';
import type { BranchDevice } from '#use-cases/devices/device-state-store.ts';
import { counterHub } from '#use-cases/live/counter-hub.ts';
import { entriesOf } from '#use-cases/live/source.ts';
import type { Deps } from '#use-cases/ports.ts';
import { eventually } from '../support/waiting.ts';

const NOW = new Date('2026-06-01T16:00:00Z');

/** Devices that the test changes, and a hub on top whose reads are counted. */
function counter() {
  const offline: number[] = [];
  let reads = 0;
  let heard: (payload: string) => void = () => {};
  const device = (branch: number): BranchDevice => ({
    id: branch,
    name: `PC ${branch}`,
    type: 'counter',
    branch,
    lastSeenAt: NOW,
    reportedAt: NOW,
    clockOffsetMs: 0,
    layouts: [],
    named: [],
    printers: [
      {
        name: 'Theke',
        address: '10.0.0.1:9100',
        health: offline.includes(branch) ? 'offline' : 'ok',
        isPaperLow: false,
        since: NOW.toISOString(),
      },
    ],
  });
  const devices = {
    withState: async (branches: readonly number[] | null) => {
      reads += 1;
      return (branches ?? [1, 2]).map(device);
    },
    stations: async () => [],
  };
  const work = { openSlips: async () => [] };
  const shop = { snapshot: async () => ({ shop: { branches: [], products: [] } }) };
  const orders = { awaiting: async () => [] };
  const listen = (_channel: string, hear: typeof heard) => {
    heard = hear;
    return () => {};
  };
  const hub = counterHub({
    db: { devices, work, shop, orders },
    events: { listen },
    clock: { now: () => NOW },
    log: { warn: () => {} },
  } as unknown as Deps);
  const read = (branches: readonly number[] | null) => {
    const end = new AbortController();
    const seen: number[][] = [];
    const done = (async () => {
      for await (const { faults } of entriesOf((wake) => hub.open({ branches }, wake), end.signal))
        seen.push(faults.map(({ branch }) => branch));
    })();
    const stop = () => {
      end.abort();
      return done;
    };
    return { seen, stop };
  };
  const fail = (branch: number) => {
    offline.push(branch);
    heard(String(branch));
  };
  return { read, fail, reads: () => reads };
}

describe('R260 the hub of the counters', () => {
  it('tells each reader of its branches alone, first what is now', async () => {
    const { read, fail } = counter();
    const [one, two, all] = [read([1]), read([2]), read(null)];
    await eventually(async () => expect([one.seen, two.seen, all.seen]).toEqual([[[]], [[]], [[]]]));
    fail(2);
    await eventually(async () =>
      expect([two.seen, all.seen]).toEqual([
        [[], [2]],
        [[], [2]],
      ]),
    );
    expect(one.seen).toEqual([[]]);
    await Promise.all([one, two, all].map(({ stop }) => stop()));
  });

  it('reads once for all its readers', async () => {
    const { read, fail, reads } = counter();
    const readers = Array.from({ length: 50 }, () => read([1]));
    await eventually(async () => expect(readers.every(({ seen }) => seen.length === 1)).toBe(true));
    const before = reads();
    fail(1);
    await eventually(async () => expect(readers.every(({ seen }) => seen.length === 2)).toBe(true));
    expect(reads()).toBe(before + 1);
    await Promise.all(readers.map(({ stop }) => stop()));
  });

  it('does not read for branches that nobody follows', async () => {
    const { read, fail, reads } = counter();
    const reader = read([1]);
    await eventually(async () => expect(reader.seen).toHaveLength(1));
    const before = reads();
    fail(2);
    await reader.stop();
    expect(reads()).toBe(before);
  });
});
