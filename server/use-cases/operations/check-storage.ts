import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { judgeStorage } from '#domain/operations/storage.ts';
import type { Storage } from '#use-cases/ports.ts';
import type { Check } from './check.ts';

/** Shorter than the patience of the page: a storage that does not answer is a fault, not something unknown. */
const PATIENCE_MS = 2_500;

/** Whether the storage of pictures and uploads keeps what it is given. */
export const checkStorage: Check<'storage'> = async ({ storage }) => {
  const late = sleep(PATIENCE_MS, 'failed' as const, { ref: false });
  return judgeStorage(await Promise.race([probe(storage).catch(() => 'failed' as const), late]));
};

async function probe(storage: Storage): Promise<'kept' | 'changed'> {
  const name = `probes/${randomUUID()}.txt`;
  const bytes = new TextEncoder().encode(name);
  await storage.write(name, bytes);
  try {
    const kept = await storage.read(name);
    const isSame = kept?.length === bytes.length && kept.every((byte, index) => byte === bytes[index]);
    return isSame ? 'kept' : 'changed';
  } finally {
    await storage.remove(name);
  }
}
