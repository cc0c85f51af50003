import type { WebContents } from 'electron';
import * as texts from '../texts.ts';
import { RecoveryRate } from './recovery-rate.ts';

/** A page may be busy for a while; after this long it hangs. */
const PATIENCE_MS = 15_000;

interface RecoveryDeps {
  /** Loads what belongs there, after a pause. */
  reopen: (delayMs: number) => void;
  log: (message: string) => void;
}

/** Brings back a page whose process crashed or hangs, at a bounded rate. */
export function recoverFromCrashes(page: WebContents, { reopen, log }: RecoveryDeps): void {
  const rate = new RecoveryRate();
  let hang: NodeJS.Timeout | null = null;
  const answers = (): void => {
    if (hang) clearTimeout(hang);
    hang = null;
  };
  page.on('responsive', answers);
  page.on('destroyed', answers);
  page.on('unresponsive', () => {
    hang ??= setTimeout(() => {
      hang = null;
      log(texts.pageHangs);
      // Its end is a crash like any other.
      page.forcefullyCrashRenderer();
    }, PATIENCE_MS);
  });
  page.on('render-process-gone', (_event, { reason, exitCode }) => {
    answers();
    if (reason === 'clean-exit') return;
    log(texts.pageCrashed({ reason, code: String(exitCode) }));
    reopen(rate.delayAfterCrash(performance.now()));
  });
}
