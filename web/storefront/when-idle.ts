/** Where the browser does not say when it is idle (Safari). */
const WITHOUT_IDLE_MS = 1_000;

/** Runs it once the browser has nothing else to do, so that it delays neither a tap nor what the tap shows. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, WITHOUT_IDLE_MS);
}
