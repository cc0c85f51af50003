import { create } from 'zustand';
import { notify } from '#web/lib/notices.ts';
import { type BatchCall, type BatchState, runBatch, WAITING } from '../use-batch.ts';
import type { ImportPlan } from './plan.ts';
import * as texts from './texts.ts';

interface ImportRun {
  file: string | null;
  plan: ImportPlan | null;
  batch: BatchState;
  /** What takes back what was written, the latest first. */
  undo: readonly BatchCall[];
  isUndone: boolean;
}

/** A write of an import; it returns the call that takes it back. */
interface ImportCall {
  name: string;
  run: () => Promise<BatchCall['run']>;
}

const NONE: ImportRun = { file: null, plan: null, batch: WAITING, undo: [], isUndone: false };

/** The import of this window: it goes on while other screens are open. */
export const useImportRun = create<ImportRun>(() => NONE);

let isStopped = false;
let isWatched = false;

/** While its screen is open, it shows the end itself. What has ended is forgotten when the screen is left. */
export function watchImport(): () => void {
  isWatched = true;
  return () => {
    isWatched = false;
    if (useImportRun.getState().batch.phase === 'done') startOver();
  };
}

export function startOver(): void {
  useImportRun.setState(NONE);
}

/** Stops after the write in progress. */
export function stopImport(): void {
  isStopped = true;
}

export async function runImport(calls: readonly ImportCall[]): Promise<void> {
  await run(
    calls.map(({ name, run }) => ({
      name,
      run: async () => {
        const back = await run();
        useImportRun.setState(({ undo }) => ({ undo: [{ name, run: back }, ...undo] }));
      },
    })),
  );
}

/** Takes back what the import has written; what somebody has changed since then stays, and is listed. */
export async function undoImport(): Promise<void> {
  const { undo } = useImportRun.getState();
  useImportRun.setState({ undo: [], isUndone: true });
  await run(undo);
}

async function run(calls: readonly BatchCall[]): Promise<void> {
  isStopped = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const { tried, failures } = await runBatch(
    calls,
    (batch) => useImportRun.setState({ batch }),
    () => isStopped,
  );
  window.removeEventListener('beforeunload', ask);
  if (isWatched) return;
  const isWhole = failures.length === 0;
  notify({
    text: texts.importEnded({ count: tried - failures.length, failed: failures.length }),
    tone: isWhole ? 'success' : 'error',
  });
}
