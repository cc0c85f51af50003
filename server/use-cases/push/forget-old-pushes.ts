import { DAY } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Removes the browsers that followed orders which ended more than a day ago (R291). */
export function forgetOldPushes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return db.pushes.forget(new Date(clock.now().getTime() - DAY));
}
