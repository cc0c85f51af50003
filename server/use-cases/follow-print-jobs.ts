import { AppError } from '#domain/errors.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './ports.ts';
import { wakeUps } from './wake-ups.ts';

const POLL_MS = 10_000;

/** The number of waiting print jobs of the device's branch, now and whenever there are some. Ends with the signal. */
export async function* followPrintJobs(
  deps: Deps,
  actor: Actor,
  signal: AbortSignal,
): AsyncGenerator<number> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const { branch } = actor;
  const isMine = (payload: string) => payload === '' || payload === String(branch);
  const wake = wakeUps(deps.events, 'print-jobs', POLL_MS, signal, isMine);
  try {
    while (!signal.aborted) {
      const waiting = await deps.db.work.countWaiting(branch);
      if (waiting > 0) yield waiting;
      await wake.next();
    }
  } finally {
    wake.stop();
  }
}
