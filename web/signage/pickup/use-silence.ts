import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_SECONDS = 5;

/** Since when (in milliseconds, by this computer) a screen has heard nothing, once that is long; null while all is well. */
export function useSilence(heardAt: number | null): number | null {
  useServerNowEvery(LOOK_EVERY_SECONDS);
  return heardAt !== null && Date.now() - heardAt >= PATIENCE_MS ? heardAt : null;
}
