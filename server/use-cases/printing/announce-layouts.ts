import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Records what a device can print: from then on jobs of these layouts wait for it, and other jobs do not. */
export async function announceLayouts(
  deps: Deps,
  actor: Actor & { kind: 'device' },
  layouts: readonly PrintLayout[],
): Promise<void> {
  await deps.db.devices.announce(actor.id, layouts, deps.clock.now());
}
