import type { PricingMode } from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import type { Cents } from '#domain/money/money.ts';
import type { EntryKinds, Fields, Values } from '#domain/order/field.ts';
import type { Branch, DeliveryArea, Donatee } from '#domain/shop/branch.ts';
import type { OrderLine } from './line-fields.ts';

/** What a line follows from, beside what the customer chose for it. */
export interface LineFacts {
  /** null also for what is not delivered. */
  area: DeliveryArea | null;
  /** Of the items, and how final it is. */
  gross: Cents;
  pricing: PricingMode;
  /** Unset in a cart: what needs it, checkout asks for. */
  shop?: { config: { currency: string }; donatees: readonly Donatee[] };
  branch?: Pick<Branch, 'isQuotationRequired'>;
}

/** What customers choose for a line. */
export type Choices<F> = Values<F>;

/** One kind of line, in all its faces. `C` is what the customer chooses for it. */
export interface LineKind<C = unknown> {
  /** What orders and the API call it; stored, so it never changes. */
  kind: string;
  label: string;
  payer: OrderLine['payer'];
  /** What slips and the backend say before the detail, where the label is too short for a sentence. */
  lead?: string;
  /** The heading of its amounts in the export of orders. */
  column?: string;
  /** Paid by the customer and yet no money of the shop: statistics leave it out of the revenue. */
  isPassedOn?: true;
  /** The switch in the settings; a kind without one is always there. */
  plugin?: { name: string; label: string };
  /** What checkout asks for; null = nothing. */
  choice?: Fields<keyof EntryKinds>;
  /** Whether an order like this one may have it; unset = any. */
  fits?: (facts: LineFacts) => boolean;
  /** What is wrong with the choice. `isOffered`: switched on, and it fits. */
  faults?: (choice: C, facts: LineFacts, isOffered: boolean) => Fault[];
  /** What it comes to; null = this order has none. Not asked unless it is offered. */
  lineOf: (facts: LineFacts, choice: C) => (Pick<OrderLine, 'amount'> & Partial<OrderLine>) | null;
}

/** Those that are part of what the customer pays. An order that a page kept from before has no lines. */
export function chargedLines<L extends { payer: string }>(lines: readonly L[] = []): L[] {
  return lines.filter(({ payer }) => payer !== 'shop');
}

/** The lines of these kinds in an order like this one. */
export function linesOfKinds<C>(kinds: readonly LineKind<C>[], facts: LineFacts, choice: C): OrderLine[] {
  return kinds.flatMap(({ kind, label, payer, lineOf }) => {
    const line = lineOf(facts, choice);
    return line ? [{ kind, label, detail: null, taxRate: null, payer, ...line }] : [];
  });
}
