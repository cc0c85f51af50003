import type { UnitId } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isVoidState } from './print-job.ts';

/** An item as the kitchen reads it. */
export interface KitchenItem {
  product: number;
  name: string;
  allergens: string;
  amount: number;
  unit: UnitId;
  contents: { name: string; amount: number; unit: UnitId }[];
  /** `files`: how many the guest attached. */
  parts: { name: string; text: string; options: string[]; files: number }[];
}

/** What a kitchen ticket tells: whatever is not in here (phone, prices, weights) changes nothing for a cook. */
export interface KitchenContent {
  isVoid: boolean;
  /** The agreed time, else the requested one; null = as soon as possible. */
  appointment: string | null;
  table: string | null;
  comment: string;
  items: KitchenItem[];
}

type Told = Pick<
  StaffOrder,
  | 'state'
  | 'appointment'
  | 'appointmentDate'
  | 'tableIdentifier'
  | 'comment'
  | 'items'
  | 'revisions'
  | 'history'
>;

/** `isOn` leaves out what stands on another station's slip. */
export function kitchenContent(
  order: Told,
  isOn: (item: { product: number }) => boolean = () => true,
): KitchenContent {
  return {
    isVoid: isVoidState(order.state),
    appointment: order.appointment ?? order.appointmentDate,
    table: order.tableIdentifier,
    comment: order.comment.trim(),
    items: orderedItems(order).filter(isOn).map(kitchenItem),
  };
}

/** The event of entering what the scale says. */
const WEIGHED = 'weighed';

/** The items with the amounts that were ordered: the cook has put them on the scale, and needs no news of it. */
function orderedItems({ items, revisions, history }: Pick<Told, 'items' | 'revisions' | 'history'>) {
  const weighings = new Set(history.filter(({ event }) => event === WEIGHED).map(({ at }) => at));
  const known = items.map((item) => ({ item, isCorrected: false, isRemoved: false }));
  for (const { at, position, before, after } of [...revisions].reverse()) {
    const entry = known[position];
    if (after === null) known.splice(position, 0, { item: before, isCorrected: true, isRemoved: true });
    else if (entry && !weighings.has(at)) entry.isCorrected = true;
    else if (entry && !entry.isCorrected) entry.item = { ...entry.item, amount: before.amount };
  }
  return known.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
}

function kitchenItem({
  product,
  name,
  allergens,
  amount,
  unit,
  contents = [],
  parts,
}: OrderItem): KitchenItem {
  return {
    product,
    name,
    allergens,
    amount,
    unit,
    contents: contents.map((content) => ({ name: content.name, amount: content.amount, unit: content.unit })),
    parts: parts.map((part) => ({
      name: part.name,
      text: part.text?.trim() ?? '',
      options: part.options.map((option) => option.name),
      files: part.uploads.length,
    })),
  };
}

/** An item whose amount differs: 0 before = new, 0 now = no longer wanted. */
export interface ItemChange extends KitchenItem {
  before: number;
}

interface Replaced<T> {
  before: T;
  now: T;
}

/** What a cook has to know who has read the one and needs the other; null = the same as before. */
export interface KitchenChange {
  items: ItemChange[];
  appointment: Replaced<string | null> | null;
  table: Replaced<string | null> | null;
  comment: Replaced<string> | null;
}

/**
 * Equal items count together, wherever they stand. One with another choice is another item: the former is no longer wanted,
 * the new one is. First the items of before in their order, then new ones.
 */
export function kitchenChange(before: KitchenContent, now: KitchenContent): KitchenChange {
  const [had, wants] = [summed(before.items), summed(now.items)];
  const items = [...new Set([...had.keys(), ...wants.keys()])].flatMap((key): ItemChange[] => {
    const [from, to] = [had.get(key), wants.get(key)];
    const item = to ?? from;
    const amounts = { before: from?.amount ?? 0, amount: to?.amount ?? 0 };
    return item && amounts.before !== amounts.amount ? [{ ...item, ...amounts }] : [];
  });
  return {
    items,
    appointment: replaced(before.appointment, now.appointment),
    table: replaced(before.table, now.table),
    comment: replaced(before.comment, now.comment),
  };
}

export function isEmptyChange({ items, appointment, table, comment }: KitchenChange): boolean {
  return items.length === 0 && !appointment && !table && !comment;
}

function replaced<T>(before: T, now: T): Replaced<T> | null {
  return before === now ? null : { before, now };
}

/** By everything but the amount. */
function summed(items: readonly KitchenItem[]): Map<string, KitchenItem> {
  const sums = new Map<string, KitchenItem>();
  for (const item of items) {
    const key = identity(item);
    const amount = (sums.get(key)?.amount ?? 0) + item.amount;
    // Amounts have at most four decimals; a sum of them must not have more.
    sums.set(key, { ...item, amount: Math.round(amount * 10_000) / 10_000 });
  }
  return sums;
}

/** Independent of the order of keys, which storage does not keep. */
function identity({ product, name, allergens, unit, contents, parts }: KitchenItem): string {
  return JSON.stringify([
    [product, name, allergens, unit],
    contents.map((content) => [content.name, content.amount, content.unit]),
    parts.map((part) => [part.name, part.text, part.options, part.files]),
  ]);
}
