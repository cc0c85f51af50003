/** A terminal that nobody touches for so long goes to sleep. */
const SLEEP_SECONDS = 60;
/** So long before, a guest who has something to lose is asked. */
const WARNING_SECONDS = 15;
/** So long the number of an order stays on the screen. */
export const TICKET_SECONDS = 20;

export type IdleStage = { kind: 'awake' } | { kind: 'warning'; secondsLeft: number } | { kind: 'asleep' };

export const AWAKE: IdleStage = { kind: 'awake' };
export const ASLEEP: IdleStage = { kind: 'asleep' };

/**
 * What a terminal shows that was last touched so many milliseconds ago: nothing, the question whether somebody is there
 * (only to a guest with something to lose), or the screensaver.
 */
export function idleStage(idleMs: number, hasSomethingToLose: boolean): IdleStage {
  const secondsLeft = secondsUntil(SLEEP_SECONDS * 1_000, idleMs);
  if (secondsLeft <= 0) return ASLEEP;
  return hasSomethingToLose && secondsLeft <= WARNING_SECONDS ? { kind: 'warning', secondsLeft } : AWAKE;
}

/** Whole seconds from `now` to `end`, both in milliseconds; the last second counts until it is over. */
export function secondsUntil(end: number, now: number): number {
  return Math.ceil((end - now) / 1_000);
}

/** Keeps the object while it says the same, so that nothing is drawn anew. */
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
