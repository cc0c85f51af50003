/** ok: nothing to do. notice: it can wait until somebody has time. fault: somebody has to act now. */
export const LEVELS = ['ok', 'notice', 'fault'] as const;
export type Level = (typeof LEVELS)[number];

/** A quantity that people read in the unit which suits its size. */
export type Fact = string | number | { bytes: number } | { seconds: number };

/**
 * What a check found: one of the states of its subject, with the numbers and names that its sentence needs.
 *
 * @typeParam States the facts of each state
 */
export type Judgement<States> = {
  [State in keyof States & string]: {
    state: State;
    level: Level;
    /** Since when, where the check knows; otherwise the server remembers when it first saw it. */
    since: Date | null;
    facts: States[State];
  };
}[keyof States & string];

/** The findings that need somebody first; those of one level in the order given. */
export function worstFirst<T extends { level: Level }>(findings: readonly T[]): T[] {
  return [...findings].sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}
