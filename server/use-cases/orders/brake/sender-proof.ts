/**
 * What a slowed sender has to do before an order is taken, where the shop wants that: something that costs a person little and a
 * flood much. Ours is computing (adapters/puzzle.ts); a code sent to the phone would be another implementation.
 */
export interface SenderProof {
  /** A task for this order only; `subject` identifies what was ordered. */
  task(subject: string, now: Date): string;
  /** What identifies the task that was done, so that it counts once; null: not done, of another order, or too late. */
  done(answer: string, subject: string, now: Date): string | null;
}
