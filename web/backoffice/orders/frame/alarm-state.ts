import { MINUTE } from '#domain/time/zoned-time.ts';

/** Longest time for which the alarm can be silenced; then it sounds again. */
export const MUTE_MINUTES = 3;

/** A pause of the alarm: for those orders that were waiting when somebody asked for it, and not for long. */
export interface Mute {
  orders: readonly number[];
  until: number;
}

/** The pause that starts now; `now` in milliseconds since the epoch. */
export function muteFor(waiting: readonly number[], now: number): Mute {
  return { orders: waiting, until: now + MUTE_MINUTES * MINUTE };
}

/** Whether the alarm sounds: an order waits for a person, and it is not one that was silenced a moment ago. */
export function isRinging(waiting: readonly number[], mute: Mute | null, now: number): boolean {
  if (waiting.length === 0) return false;
  if (mute === null || now >= mute.until) return true;
  return waiting.some((order) => !mute.orders.includes(order));
}
