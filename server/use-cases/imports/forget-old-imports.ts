import { DAY } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';

/** As long as logs: after that nobody undoes an import. */
const KEEP_MS = 30 * DAY;

/** Deletes imports older than 30 days, with what undoing them would need. */
export async function forgetOldImports({ db, clock }: Deps): Promise<void> {
  await db.imports.forget(new Date(clock.now().getTime() - KEEP_MS));
}
