/** A terminal goes to sleep after this long without a touch. */
const SLEEP_SECONDS = 60;
/** A guest with something to lose is asked this long before. */
const WARNING_SECONDS = 15;
/** How long an order's number stays on the screen. */
export const TICKET_SECONDS = 20;
/** How long a guest who has paid waits there for the provider's word. */
export const PAYING_SECONDS = 60;

export type IdleStage = { kind: 'awake' } | { kind: 'warning'; secondsLeft: number } | { kind: 'asleep' };

export const AWAKE: IdleStage = { kind: 'awake' };
export const ASLEEP: IdleStage = { kind: 'asleep' };

/**
 * What a terminal shows after this many milliseconds without a touch: nothing, the question whether anybody is there
 * (only to a guest with something to lose), or the screensaver.
 */
export function idleStage(idleMs: number, hasSomethingToLose: boolean): IdleStage {
  const secondsLeft = secondsUntil(SLEEP_SECONDS * 1_000, idleMs);
  if (secondsLeft <= 0) return ASLEEP;
  return hasSomethingToLose && secondsLeft <= WARNING_SECONDS ? { kind: 'warning', secondsLeft } : AWAKE;
}

/** Whole seconds from `now` to `end`, both in milliseconds; a started second counts. */
export function secondsUntil(end: number, now: number): number {
  return Math.ceil((end - now) / 1_000);
}

/** Returns the same object while nothing changed, to avoid re-rendering. */
export function sameStage(before: IdleStage, after: IdleStage): IdleStage {
  const seconds = (stage: IdleStage) => (stage.kind === 'warning' ? stage.secondsLeft : 0);
  return before.kind === after.kind && seconds(before) === seconds(after) ? before : after;
}

/** Whether a link would take a guest away from ordering: other sites, telephone, mail, new windows, the staff's app. */
export function leavesTerminal(link: { href: string; target: string }, origin: string): boolean {
  if (link.target === '_blank') return true;
  try {
    const url = new URL(link.href, origin);
    return url.origin !== origin || /^\/backend(\/|$)/.test(url.pathname);
  } catch {
    return true;
  }
}
