import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSightings, type ShownOrder } from '#web/backoffice/orders/sightings.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that takes what it is told, or is down. */
function desk() {
  const state = { isUp: true, told: [] as ShownOrder[][] };
  const sightings = createSightings(
    async (orders) => {
      if (!state.isUp) throw new Error('down');
      state.told.push(orders);
    },
    { random: () => 0.5 },
  );
  return { state, sightings };
}

describe('R270 what a screen shows', () => {
  it('is told once, together with what appears at the same time', async () => {
    const { state, sightings } = desk();
    sightings.show([1]);
    await vi.advanceTimersByTimeAsync(500);
    sightings.show([1, 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.told).toEqual([
      [
        { id: 1, agoMs: 2_500 },
        { id: 2, agoMs: 2_000 },
      ],
    ]);
    sightings.show([1, 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.told).toHaveLength(1);
  });

  it('is told in one call for all orders of a quarter of a minute, as long as orders keep coming', async () => {
    const { state, sightings } = desk();
    for (let second = 0; second < 60; second += 1) {
      sightings.show([second]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(state.told.length).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state.told.flat().map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, second) => second));
    expect(state.told.at(-1)?.at(-1)?.agoMs).toBeGreaterThan(1_000);
  });

  it('is told later when the server was away, with the time when it was shown', async () => {
    const { state, sightings } = desk();
    state.isUp = false;
    sightings.show([1]);
    await vi.advanceTimersByTimeAsync(20_000);
    state.isUp = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.told).toEqual([[{ id: 1, agoMs: 32_500 }]]);
  });

  it('is told in portions that one call takes', async () => {
    const { state, sightings } = desk();
    sightings.show(Array.from({ length: 501 }, (_, index) => index + 1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.told.map(({ length }) => length)).toEqual([500, 1]);
  });

  it('is not told by a screen that is gone', async () => {
    const { state, sightings } = desk();
    sightings.show([1]);
    sightings.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.told).toEqual([]);
  });
});
