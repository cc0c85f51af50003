import { type LimiterOptions, type RateLimiter, rateLimiter } from '#api/http/rate-limits.ts';
import type { LimitStore } from '#use-cases/access/limit-store.ts';

/** What two servers share, without a database. */
export function sharedCounters(): LimitStore {
  const used = new Map<string, number>();
  return {
    count: async (key, seconds) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { used: used.get(key) ?? 0, secondsLeft: seconds };
    },
    forget: async () => used.clear(),
  };
}

export function limiter(options: Partial<LimiterOptions> = {}): RateLimiter {
  return rateLimiter({ isOn: true, shared: sharedCounters(), log: { warn: () => {} }, ...options });
}
