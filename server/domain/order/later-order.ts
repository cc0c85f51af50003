import type { OrderState } from './order-state.ts';

/** What decides when an order needs its staff. Instants are ISO 8601. */
export interface CallingOrder {
  createdAt: string;
  /** When its preparation is due (R142); null = at once. Answers of older servers lack it. */
  preparationDue?: string | null;
  isQuotation: boolean;
  /** Kept orders of older pages lack it. */
  history?: readonly { event: string; at: string }[];
}

/** What lets the shop know of an order that waited for its online payment: the money, or that it will be paid at the counter. */
const RELEASES: readonly string[] = ['paid', 'payment-method-changed'];

/**
 * When an order starts ringing for an answer: on arrival, or when its preparation is due, if that is later (R174). One that
 * waited for its online payment arrives with that (R302). A request for a quotation is answered, not prepared: it rings at once.
 */
export function callsAt({ createdAt, preparationDue = null, isQuotation, history = [] }: CallingOrder): Date {
  const released = history.findLast(({ event }) => RELEASES.includes(event));
  const arrival = new Date(released?.at ?? createdAt);
  if (preparationDue === null || isQuotation) return arrival;
  return new Date(Math.max(arrival.getTime(), Date.parse(preparationDue)));
}

/** Whether nobody needs to do anything about an open order yet: it stands among the later ones, and is silent (R174). */
export function isForLater(order: CallingOrder & { state: OrderState }, now: Date): boolean {
  const { state, preparationDue = null, isQuotation } = order;
  const canWait = state === 'confirmed' || (state === 'awaiting' && !isQuotation);
  return canWait && preparationDue !== null && now.getTime() < Date.parse(preparationDue);
}
