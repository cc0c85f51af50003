import { addCents, type Cents, formatMoney } from '#domain/money/money.ts';
import {
  itemLeft,
  type RefundFacts,
  type RefundRequest,
  refundFaults,
  refundParts,
} from '#domain/order/payments/refund-request.ts';
import { errorText } from '#text/errors/error-text.ts';
import { readAmount, typedAmount } from './amount-entry.ts';
import * as texts from './refund-texts.ts';

export type RefundKind = 'all' | 'items' | 'amount';

/** A refund as it is typed. */
export interface RefundDraft {
  kind: RefundKind;
  amount: string;
  /** Of each chosen item, by its position. */
  items: Readonly<Record<number, string>>;
  reason: string;
}

export const EMPTY_REFUND: RefundDraft = { kind: 'all', amount: '', items: {}, reason: '' };

/** What is wrong with a draft; items by their position. */
export interface RefundFaults {
  amount?: string;
  /** About the items as a whole. */
  items?: string;
  item: Readonly<Record<number, string>>;
  reason?: string;
  /** About nothing in the form. */
  other?: string;
}

export const NO_FAULTS: RefundFaults = { item: {} };

/** The draft with an item chosen, with all that is left of it, or no longer chosen. */
export function withItem(draft: RefundDraft, facts: RefundFacts, position: number): RefundDraft {
  const { [position]: chosen, ...others } = draft.items;
  const items =
    chosen === undefined ? { ...others, [position]: typedAmount(itemLeft(facts, position)) } : others;
  return { ...draft, items };
}

/** What the draft asks for; null while an amount in it is no amount. */
export function requestOf({ kind, amount, items }: RefundDraft): RefundRequest | null {
  if (kind === 'all') return { amount: null, items: null };
  if (kind === 'amount') {
    const read = readAmount(amount);
    return read === null ? null : { amount: read, items: null };
  }
  const chosen = positionsOf({ items }).map((position) => ({
    position,
    amount: readAmount(items[position] ?? ''),
  }));
  return chosen.some((item) => item.amount === null) ? null : { amount: null, items: chosen };
}

/** What would be paid back; null while something is wrong with it. */
export function sumOf(draft: RefundDraft, facts: RefundFacts): Cents | null {
  const request = requestOf(draft);
  if (!request || refundFaults(facts, request).length > 0) return null;
  const sum = addCents(...refundParts(facts, request).map(({ amount }) => amount));
  return sum > 0 ? sum : null;
}

/** What is wrong with the draft, before the server is asked. */
export function faultsOfDraft(draft: RefundDraft, facts: RefundFacts): RefundFaults {
  const request = requestOf(draft);
  const faults = request
    ? refundFaults(facts, request).map((fault) => ({ field: fault.field, message: errorText(fault) }))
    : unread(draft);
  const empty =
    draft.kind === 'items' && positionsOf(draft).length === 0
      ? [{ field: 'items', message: texts.chooseItems }]
      : [];
  const reason = draft.reason.trim() === '' ? [{ field: 'reason', message: texts.reasonMissing }] : [];
  return placed(draft, [...empty, ...faults, ...reason]);
}

/** Sentences, the server's or our own, at what they are about. */
export function placed(
  draft: RefundDraft,
  faults: readonly { field?: string | undefined; message: string }[],
): RefundFaults {
  const positions = positionsOf(draft);
  const item: Record<number, string> = {};
  const rest: Omit<RefundFaults, 'item'> = {};
  for (const { field = '', message } of faults) {
    const [name, index] = field.split('.');
    const position = name === 'items' && index !== undefined ? positions[Number(index)] : undefined;
    if (position !== undefined) item[position] ??= message;
    else if (name === 'amount' || name === 'items' || name === 'reason') rest[name] ??= message;
    else rest.other ??= message;
  }
  return { ...rest, item };
}

export function hasFaults({ item, ...rest }: RefundFaults): boolean {
  return Object.keys(item).length + Object.keys(rest).length > 0;
}

/** '12,50 €'. */
export function moneyOf({ currency }: Pick<RefundFacts, 'currency'>, amount: Cents): string {
  return formatMoney(amount, currency);
}

function unread({ kind, items }: RefundDraft): { field: string; message: string }[] {
  if (kind === 'amount') return [{ field: 'amount', message: texts.notANumber }];
  return positionsOf({ items }).flatMap((position, index) =>
    readAmount(items[position] ?? '') === null
      ? [{ field: `items.${index}.amount`, message: texts.notANumber }]
      : [],
  );
}

function positionsOf({ items }: Pick<RefundDraft, 'items'>): number[] {
  return Object.keys(items)
    .map(Number)
    .sort((one, other) => one - other);
}
