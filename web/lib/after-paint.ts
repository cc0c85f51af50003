/** In a tab that is not shown there are no pictures to wait for. */
const LONGEST_WAIT_MS = 100;

/**
 * Runs work that takes a phone long, once the browser has shown that it was asked for: a press must be seen at once, also
 * where what it opens is not there yet.
 */
export function afterPaint(run: () => void): void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, LONGEST_WAIT_MS);
  // The callback comes before the picture, a task from it after.
  requestAnimationFrame(() => setTimeout(once));
}
