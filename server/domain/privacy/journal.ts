import type { Fields, Personal } from '#domain/order/field.ts';
import { ITEM_FIELDS, type OrderItem } from '#domain/order/item.ts';
import { PROGRESS_FIELDS, WRITTEN_FIELDS } from '#domain/order/order.ts';
import { personalNames, withoutGuest } from './forgetting.ts';
import { STAGES } from './retention.ts';

type Named = Readonly<Record<string, unknown>>;

/** What was before and after something that somebody did, as far as the journal keeps it; null = nothing was. */
export interface JournalChange {
  before: Named | null;
  after: Named | null;
}

/** In place of a value that the journal does not keep (R353): that it changed is known, what it was is not. */
export const UNSAID = { unsaid: true } as const;

export function isUnsaid(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'unsaid' in value;
}

/** Longer values are only said to have changed: a catalogue of ten thousand products, a page of formatted text. */
const LONGEST = 8_000;

/**
 * The values that differ, by name; values that `isHidden` names are UNSAID on both sides. Null = nothing differs. Of what is new or
 * gone all values are kept.
 */
export function changeOf(
  before: object | null,
  after: object | null,
  isHidden: (name: string) => boolean = () => false,
): JournalChange | null {
  const [former, present] = [valuesOf(before), valuesOf(after)];
  const names = new Set([...former.keys(), ...present.keys()]);
  const differing = [...names].filter((name) => json(former.get(name)) !== json(present.get(name)));
  if (differing.length === 0) return null;
  const kept = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(differing.map((name) => [name, keptValue(values.get(name), isHidden(name))]));
  return { before: before && kept(former), after: after && kept(present) };
}

function valuesOf(values: object | null): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(values ?? {}));
}

function keptValue(value: unknown, isHidden: boolean): unknown {
  if (isHidden || json(value).length > LONGEST) return UNSAID;
  return value ?? null;
}

const json = (value: unknown): string => JSON.stringify(value ?? null);

const ALL: ReadonlySet<Personal> = new Set(STAGES);
const ORDER_FIELDS: Fields = { ...WRITTEN_FIELDS, ...PROGRESS_FIELDS };
const OF_GUESTS = new Set(personalNames(ORDER_FIELDS, ALL));

export interface OrderStep {
  progress: Named;
  correction?: Named | undefined;
  /** Items that were changed, by their place. */
  items?: readonly { position: number; before: OrderItem; after: OrderItem | null }[] | undefined;
  money?: MoneyStep | undefined;
}

/** Money that was taken or goes back, in cents. */
interface MoneyStep {
  taken?: readonly { method: string; amount: number }[];
  refunds?: readonly { method?: string; amount: number; state: string }[];
}

/** What somebody did to an order: its guest is not named, only that something of theirs was changed (R353). */
export function orderChangeOf(order: object, step: OrderStep): JournalChange | null {
  // A step may bring the whole order: its history and items are no values of it.
  const written = Object.fromEntries(
    Object.entries({ ...step.progress, ...step.correction }).filter(([name]) => name in ORDER_FIELDS),
  );
  const former = Object.fromEntries(Object.entries(order).filter(([name]) => name in written));
  const found = changeOf(former, { ...former, ...written }, (name) => OF_GUESTS.has(name));
  const items = step.items?.length
    ? {
        before: { items: step.items.map(({ position, before }) => ({ position, ...itemFacts(before) })) },
        after: {
          items: step.items.map(({ position, after }) => after && { position, ...itemFacts(after) }),
        },
      }
    : { before: {}, after: {} };
  const money = moneyFacts(step.money ?? {});
  const before = { ...found?.before, ...items.before };
  const after = { ...found?.after, ...items.after, ...money };
  return Object.keys(after).length === 0 ? null : { before, after };
}

/** Neither codes of vouchers nor reasons, which may name somebody. */
function moneyFacts({ taken = [], refunds = [] }: MoneyStep): Named {
  return {
    ...(taken.length > 0 ? { taken: taken.map(({ method, amount }) => ({ method, amount })) } : {}),
    ...(refunds.length > 0
      ? { refunds: refunds.map(({ method = null, amount, state }) => ({ method, amount, state })) }
      : {}),
  };
}

function itemFacts(item: OrderItem): Named {
  const { name, amount, unit, gross, parts } = withoutGuest(ITEM_FIELDS, item, ALL);
  return { name, amount, unit, gross, parts: parts.flatMap(({ options }) => options.map((one) => one.name)) };
}
