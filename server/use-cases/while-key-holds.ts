import type { Actor } from './actor.ts';
import type { DeviceAccess } from './device-store.ts';
import type { Deps } from './ports.ts';

/**
 * What a live stream tells, as long as the device behind it keeps its key: nothing more is handed out once the key was
 * renewed, or the device was switched off, moved or removed (attacks A23). People's streams pass unchanged.
 */
export async function* whileKeyHolds<T>(deps: Deps, actor: Actor, news: AsyncIterable<T>): AsyncGenerator<T> {
  if (actor.kind !== 'device') {
    yield* news;
    return;
  }
  const first = await deps.db.devices.access(actor.id);
  for await (const entry of news) {
    if (!isKeyGood(await deps.db.devices.access(actor.id), first, actor.branch)) return;
    yield entry;
  }
}

/** Whether a device's access is what it was when its stream began. */
export function isKeyGood(now: DeviceAccess | null, first: DeviceAccess | null, branch: number): boolean {
  return now?.isEnabled === true && now.branch === branch && now.keyChangedAt === first?.keyChangedAt;
}
