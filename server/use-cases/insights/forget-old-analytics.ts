import { keptSince, saltDay } from '#domain/insights/analytics-event.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Deletes events older than 25 months and the salts of past days. */
export async function forgetOldAnalytics(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.analytics.forget(keptSince(now), saltDay(now));
}
