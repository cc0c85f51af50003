import type { OrderState } from './order-state.ts';
import { releasedAt } from './payments/settlement.ts';

/** What decides when an order needs its staff. Instants are ISO 8601. */
export interface CallingOrder {
  createdAt: string;
  /** What happened to it; one that waited for its online payment arrived when it was paid (R302). */
  history?: readonly { event: string; at: string; note?: string | null }[];
  /** When its preparation is due (R142); null = at once. Answers of older servers lack it. */
  preparationDue?: string | null;
  isQuotation: boolean;
}

/**
 * When an order starts ringing for an answer: on arrival, or when its preparation is due, if that is later (R174). A request for a quotation is answered, not prepared: it rings at once.
 */
export function callsAt({ preparationDue = null, isQuotation, ...order }: CallingOrder): Date {
  const arrival = new Date(releasedAt(order));
  if (preparationDue === null || isQuotation) return arrival;
  return new Date(Math.max(arrival.getTime(), Date.parse(preparationDue)));
}

/** Whether nobody needs to do anything about an open order yet: it stands among the later ones, and is silent (R174). */
export function isForLater(order: CallingOrder & { state: OrderState }, now: Date): boolean {
  const { state, preparationDue = null, isQuotation } = order;
  const canWait = state === 'confirmed' || (state === 'awaiting' && !isQuotation);
  return canWait && preparationDue !== null && now.getTime() < Date.parse(preparationDue);
}
