import type { OrderEvent, OrderState } from './order-state.ts';
import { isAboutMessage } from './undelivered.ts';

/** The event of an undone step. */
export const TAKEN_BACK = 'taken-back';

/** How long staff are offered the undo, in seconds. */
export const UNDO_SECONDS = 10;
/** How long the server accepts it: longer, to allow for latency. */
export const UNDO_ACCEPTED_MS = 2 * UNDO_SECONDS * 1_000;

/** An event of an order's history, oldest first; `at` is ISO 8601. */
interface Happened {
  event: string;
  at: string;
}

/** Steps that nobody outside has been told about: their mails wait (R282). Not a confirmation: its mail and slips are out. */
const STEPS: Readonly<Record<string, OrderState>> = {
  confirmed: 'confirmed',
  'counter-appointment-accepted': 'confirmed',
  'in-delivery': 'inDelivery',
  completed: 'completed',
} satisfies Partial<Record<OrderEvent, OrderState>>;

/** The history without undone steps and their undo events. */
export function standing<E extends Pick<Happened, 'event'>>(history: readonly E[]): E[] {
  const left: E[] = [];
  for (const entry of history) {
    if (entry.event !== TAKEN_BACK) left.push(entry);
    else
      left.splice(
        left.findLastIndex(({ event }) => event in STEPS),
        1,
      );
  }
  return left;
}

/**
 * The state that an order returns to when its last step is undone; null if it cannot be undone: it was neither handing over
 * nor completing, something happened since, or it is too long ago (R173).
 */
export function stateBefore(state: OrderState, happened: readonly Happened[], now: Date): OrderState | null {
  // That a mail came back is nothing that happened to the order.
  const history = happened.filter(({ event }) => !isAboutMessage(event));
  if (state !== 'inDelivery' && state !== 'completed') return null;
  const last = history.at(-1);
  if (!last || STEPS[last.event] !== state) return null;
  if (now.getTime() - Date.parse(last.at) > UNDO_ACCEPTED_MS) return null;
  const before = standing(history)
    .slice(0, -1)
    .findLast(({ event }) => event in STEPS);
  return before ? (STEPS[before.event] ?? null) : null;
}
