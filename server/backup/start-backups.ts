import type { Settings } from '#adapters/settings.ts';
import type { EmbeddedDatabase } from '#data/embedded-database.ts';
import { openLocalDoor } from './local-door.ts';

/** What a running server does for its backups; returns what ends it. */
export async function startBackups(
  embedded: EmbeddedDatabase | null,
  { dataDir }: Settings,
): Promise<() => Promise<void>> {
  if (!embedded) return async () => {};
  const door = await openLocalDoor(dataDir, embedded);
  return () => door.close();
}
