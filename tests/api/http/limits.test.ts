import { afterEach, describe, expect, it, vi } from 'vitest';
import { RATE_LIMITS } from '#api/http/rate-limits.ts';
import { AppError } from '#domain/errors.ts';
import { limiter, sharedCounters } from '../support/limiters.ts';

const wait = (left: number) => expect.objectContaining({ code: 'rate-limited', params: { seconds: left } });

describe('limits', () => {
  it('count per subject and start over after their window', () => {
    let now = 0;
    const limits = limiter({ now: () => now });
    const { max, seconds } = RATE_LIMITS.orders;
    for (let n = 0; n < max; n += 1) limits.take('orders', 'a');
    expect(() => limits.take('orders', 'a')).toThrow(wait(seconds));
    expect(() => limits.require('orders', 'a')).toThrow(wait(seconds));
    limits.take('orders', 'b');
    now += seconds * 1_000 - 1;
    expect(() => limits.take('orders', 'a')).toThrow(wait(1));
    now += 1;
    limits.take('orders', 'a');
    const off = limiter({ isOn: false });
    for (let n = 0; n <= max; n += 1) off.take('orders', 'a');
  });

  it('R336 count an IPv6 network as one, however it is written, and IPv4 in IPv6 as IPv4', () => {
    const limits = limiter();
    const { max } = RATE_LIMITS.orders;
    for (let n = 0; n < max; n += 1) limits.take('orders', `2001:db8:7:8::${n.toString(16)}`);
    expect(() => limits.take('orders', '2001:0DB8:7:8:ffff::1')).toThrow(wait(60));
    limits.take('orders', '2001:db8:7:9::1');
    for (let n = 0; n < max; n += 1) limits.take('orders', n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1');
    expect(() => limits.take('orders', '192.0.2.1')).toThrow(wait(60));
  });

  it('cost no more when they come from very many addresses', () => {
    const limits = limiter();
    const start = performance.now();
    for (let n = 0; n < 130_000; n += 1)
      limits.take('requests', `2001:db8:${n.toString(16).slice(0, 4)}:${n & 15}::1`);
    // Sweeping all addresses at every use took some ten seconds.
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  describe('while the clock on the wall jumps', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([-86_400_000, 86_400_000])('by %i ms, no window opens and none stays shut', (jump) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      const limits = limiter();
      const { max, seconds } = RATE_LIMITS.orders;
      for (let n = 0; n < max; n += 1) limits.take('orders', 'a');
      vi.setSystemTime(Date.now() + jump);
      expect(() => limits.take('orders', 'a')).toThrow(wait(seconds));
      vi.advanceTimersByTime(seconds * 1_000);
      limits.take('orders', 'a');
    });
  });
});

describe('limits that servers share', () => {
  const { max, seconds } = RATE_LIMITS.forms;

  it('hold for all of them together', async () => {
    const shared = sharedCounters();
    const [one, other] = [limiter({ shared }), limiter({ shared })];
    for (let n = 0; n < max; n += 1) await (n % 2 ? one : other).count('forms', 'a');
    await expect(one.count('forms', 'a')).rejects.toThrow(wait(seconds));
    await expect(other.count('forms', 'a')).rejects.toThrow(wait(seconds));
    await other.count('forms', 'b');
  });

  it('say whole seconds, whatever the fractions of the clock', async () => {
    const waits = new Set<unknown>();
    for (let at = 0.37; at < 800_000; at += 7_919.37) {
      const limits = limiter({ shared: sharedCounters(), now: () => at });
      for (let n = 0; n < max; n += 1) await limits.count('forms', 'a');
      const refusal = await limits.count('forms', 'a').catch((error: unknown) => error);
      waits.add(refusal instanceof AppError ? refusal.params.seconds : refusal);
    }
    expect([...waits]).toEqual([seconds]);
  });

  it('that are used up cost the database nothing more', async () => {
    const shared = sharedCounters();
    const count = vi.spyOn(shared, 'count');
    const limits = limiter({ shared });
    for (let n = 0; n < max; n += 1) await limits.count('forms', 'a');
    for (let n = 0; n < 100; n += 1) await expect(limits.count('forms', 'a')).rejects.toThrow();
    expect(() => limits.require('forms', 'a')).toThrow(wait(seconds));
    expect(count).toHaveBeenCalledTimes(max);
  });

  it('hold per server while the database does not answer, and refuse nobody for it', async () => {
    const warn = vi.fn();
    const shared = { ...sharedCounters(), count: () => Promise.reject(new Error('no database')) };
    const limits = limiter({ shared, log: { warn } });
    for (let n = 0; n < max; n += 1) await limits.count('forms', 'a');
    await expect(limits.count('forms', 'a')).rejects.toThrow(wait(seconds));
    expect(warn).toHaveBeenCalled();
  });

  it('are of a process alone where nothing says otherwise', async () => {
    const shared = sharedCounters();
    const count = vi.spyOn(shared, 'count');
    await limiter({ shared }).count('uploads', 'a');
    expect(count).not.toHaveBeenCalled();
  });

  it('learn from the database what others used, even after it was set back', async () => {
    const shared = sharedCounters();
    const limits = limiter({ shared });
    for (let n = 0; n < max; n += 1) await limits.count('forms', 'a');
    await shared.forget();
    await expect(limits.count('forms', 'a')).rejects.toThrow(wait(seconds));
  });
});
