import { keptSince, saltDay } from '#domain/insights/analytics-event.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Deletes events older than 25 months, what was counted of them (R372), and the salts of past days. */
export async function forgetOldAnalytics(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = keptSince(now);
  await deps.db.analytics.forget(since, saltDay(now));
  await deps.db.transaction(({ rollUps }) => rollUps.forgetVisits(since.toISOString().slice(0, 10)));
}
