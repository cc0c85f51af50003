import type { PricingMode } from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import type { Cents } from '#domain/money/money.ts';
import type { EntryKinds, Fields, Values } from '#domain/order/field.ts';
import type { Branch, DeliveryArea, Donatee } from '#domain/shop/branch.ts';
import type { OrderLine } from './line-fields.ts';

/** What a line is derived from, besides the customer's choice. */
export interface LineFacts {
  /** null also if the order is not delivered. */
  area: DeliveryArea | null;
  /** The items' total, and how final it is. */
  gross: Cents;
  pricing: PricingMode;
  /** Unset in a cart: lines that need it appear at checkout. */
  shop?: { config: { currency: string }; donatees: readonly Donatee[] };
  branch?: Pick<Branch, 'isQuotationRequired'>;
}

/** What customers choose for a line. */
export type Choices<F> = Values<F>;

/** Everything about one kind of line. `C` is what the customer chooses for it. */
export interface LineKind<C = unknown> {
  /** Its name in orders and the API; stored, so it never changes. */
  kind: string;
  label: string;
  payer: OrderLine['payer'];
  /** What slips and the backend put before the detail, if the label is too short for a sentence. */
  lead?: string;
  /** The column of its amounts in the export of orders. */
  column?: string;
  /** Paid by the customer, but not the shop's money: statistics leave it out of the revenue. */
  isPassedOn?: true;
  /** The switch in the settings; a kind without one is always there. */
  plugin?: { name: string; label: string };
  /** What checkout asks for; null = nothing. */
  choice?: Fields<keyof EntryKinds>;
  /** Whether an order with these facts may have it; unset = always. */
  fits?: (facts: LineFacts) => boolean;
  /** The faults of the choice. `isOffered`: switched on, and it fits. */
  faults?: (choice: C, facts: LineFacts, isOffered: boolean) => Fault[];
  /** Its amount and details; null = this order has none. Called only if it is offered. */
  lineOf: (facts: LineFacts, choice: C) => (Pick<OrderLine, 'amount'> & Partial<OrderLine>) | null;
}

/** The lines that the customer pays. A stale order kept by a page may have no lines. */
export function chargedLines<L extends { payer: string }>(lines: readonly L[] = []): L[] {
  return lines.filter(({ payer }) => payer !== 'shop');
}

/** The lines of these kinds for an order with these facts. */
export function linesOfKinds<C>(kinds: readonly LineKind<C>[], facts: LineFacts, choice: C): OrderLine[] {
  return kinds.flatMap(({ kind, label, payer, lineOf }) => {
    const line = lineOf(facts, choice);
    return line ? [{ kind, label, detail: null, taxRate: null, payer, ...line }] : [];
  });
}
