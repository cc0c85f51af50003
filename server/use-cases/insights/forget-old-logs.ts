import { dueBefore } from '#domain/privacy/retention.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Deletes logs and device commands when the time that the shop has set for them is over (R346). */
export async function forgetOldLogs(deps: Deps): Promise<void> {
  const { periods } = await deps.db.guests.retention();
  const before = dueBefore(deps.clock.now(), periods.shop.logs);
  await deps.db.logs.forget(before);
  await deps.db.devices.forgetCommands(before);
}
