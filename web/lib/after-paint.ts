/** Hidden tabs paint no frames. */
const LONGEST_WAIT_MS = 100;

/** Runs slow work after the next paint, so a press gets feedback at once. */
export function afterPaint(run: () => void): void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, LONGEST_WAIT_MS);
  // The callback runs before the paint, a task queued from it after.
  requestAnimationFrame(() => setTimeout(once));
}
