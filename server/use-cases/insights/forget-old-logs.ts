import type { Deps } from '#use-cases/ports.ts';

/** How long logs and device commands are kept. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

/** Deletes logs and device commands older than 30 days. */
export async function forgetOldLogs(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_MS);
  await deps.db.logs.forget(before);
  await deps.db.devices.forgetCommands(before);
}
