/** How long a deletion can be undone, in milliseconds (R160). */
export const UNDO_MS = 30_000;

/** A click in the last moment still has to reach the server. */
const ON_THE_WAY_MS = 5_000;

/** The earliest deletion that can still be undone at `now`. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS - ON_THE_WAY_MS);
}
