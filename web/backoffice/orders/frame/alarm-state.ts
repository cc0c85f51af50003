import { MINUTE } from '#domain/time/zoned-time.ts';

/** Maximum time for which the alarm can be paused; then it sounds again. */
export const MUTE_MINUTES = 3;

/** A pause of the alarm: only for the orders that were waiting when it was requested, and for a short time. */
export interface Mute {
  orders: readonly number[];
  until: number;
}

/** A pause that starts now; `now` in milliseconds since the epoch. */
export function muteFor(waiting: readonly number[], now: number): Mute {
  return { orders: waiting, until: now + MUTE_MINUTES * MINUTE };
}

/** Whether the alarm sounds: an order needs a person, and it is not one that has just been silenced. */
export function isRinging(waiting: readonly number[], mute: Mute | null, now: number): boolean {
  if (waiting.length === 0) return false;
  if (mute === null || now >= mute.until) return true;
  return waiting.some((order) => !mute.orders.includes(order));
}
