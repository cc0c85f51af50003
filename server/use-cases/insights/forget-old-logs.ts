import type { Deps } from '#use-cases/ports.ts';

/** How long logs are kept, and what devices were asked. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

/** Deletes logs and device commands of more than 30 days ago. */
export async function forgetOldLogs(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_MS);
  await deps.db.logs.forget(before);
  await deps.db.devices.forgetCommands(before);
}
