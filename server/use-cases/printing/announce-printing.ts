import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Records what a device can print, and for which stations (none = all): from then on such jobs wait for it, and others do not. */
export async function announcePrinting(
  deps: Deps,
  actor: Actor & { kind: 'device' },
  can: { layouts: readonly PrintLayout[]; stations: readonly number[] },
): Promise<void> {
  await deps.db.devices.announce(actor.id, can, deps.clock.now());
}
