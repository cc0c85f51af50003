import type { KitchenChange, KitchenItem } from '#domain/devices/kitchen-content.ts';
import { ZERO } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatDate, formatTime } from '#text/calendar/calendar.ts';
import { quantityText } from '#text/contents-text.ts';
import * as texts from '#text/print-texts.ts';

/**
 * An order of which a whole kitchen ticket shows only what changed: agents from before change tickets draw it so, and the
 * cook does not take it for a new order.
 */
export function changedOrder(order: StaffOrder, change: KitchenChange, zone: Zone): StaffOrder {
  const items = change.items.map(({ before, ...item }) => shownItem(item, before));
  return { ...order, items, comment: [texts.changedOrder, ...news(change, zone)].join('\n') };
}

/** An order whose slips say first that they replace earlier ones. */
export function replacingOrder(order: StaffOrder): StaffOrder {
  return { ...order, comment: [texts.replacesSlip, order.comment].filter((line) => line !== '').join('\n') };
}

function news({ appointment, table, comment }: KitchenChange, zone: Zone): string[] {
  return [
    ...(appointment ? [timeText(appointment.now, zone)] : []),
    ...(table ? [texts.changedTable({ table: table.now ?? texts.noTable })] : []),
    ...(comment ? [commentText(comment.now)] : []),
  ];
}

function timeText(instant: string | null, zone: Zone): string {
  if (instant === null) return texts.changedToSoon;
  const at = new Date(instant);
  return texts.changedTime({ day: formatDate(at, zone), time: formatTime(at, zone) });
}

function commentText(comment: string): string {
  return comment === '' ? texts.noComment : texts.changedComment({ comment });
}

function shownItem(item: KitchenItem, before: number): OrderItem {
  const { product, allergens, unit, contents } = item;
  return {
    product,
    name: nameText(item, before),
    allergens,
    // What is no longer wanted is counted, too: a cook stops that many.
    amount: item.amount === 0 ? before : item.amount,
    unit,
    unitPrice: ZERO,
    gross: ZERO,
    taxRate: 0,
    pricing: 'fixed',
    isPriceHidden: true,
    ...(contents.length > 0 ? { contents } : {}),
    parts: item.parts.map(({ name, text, options }) => ({
      name,
      type: 'multiselect',
      text: text === '' ? null : text,
      options: options.map((option) => ({ name: option, modifier: 'add', value: ZERO })),
      uploads: [],
    })),
  };
}

function nameText(item: KitchenItem, before: number): string {
  const { name, amount, unit } = item;
  if (before === 0) return texts.addedItem({ name });
  if (amount === 0) return texts.removedItem({ name });
  return texts.changedAmount({ before: quantityText({ amount: before, unit }), name });
}
