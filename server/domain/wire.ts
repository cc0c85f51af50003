import { type Cents, fromDecimal, toDecimal } from './money.ts';

/**
 * Money is integer cents inside and a JSON number of currency units outside (R1). These are the only keys that
 * carry money; everything else passes unchanged. `Wire` refuses to compile for a Cents field under another name.
 */
const MONEY_KEYS = [
  'price',
  'value',
  'freeFromOrderValue',
  'minimumOrderValue',
  'unitPrice',
  'productUnitPrice',
  'gross',
  'deliveryGross',
  'totalNet',
  'totalGross',
  'net',
  'vat',
  'difference',
] as const;
type MoneyKey = (typeof MONEY_KEYS)[number];

/** Keys whose value is a map from any key to money. */
const MONEY_MAP_KEYS = ['taxes'] as const;
type MoneyMapKey = (typeof MONEY_MAP_KEYS)[number];

/** The JSON form of T: every Cents is a number of currency units. */
export type Wire<T> = T extends Cents
  ? number
  : T extends readonly (infer E)[]
    ? Wire<E>[]
    : T extends object
      ? { [K in keyof T]: WireField<K, T[K]> }
      : T;

type WireField<K, V> = K extends MoneyMapKey
  ? { [key in keyof V]: number }
  : [Extract<V, Cents>] extends [never]
    ? Wire<V>
    : K extends MoneyKey
      ? Wire<V>
      : never;

const moneyKeys: ReadonlySet<string> = new Set<MoneyKey>(MONEY_KEYS);
const moneyMapKeys: ReadonlySet<string> = new Set<MoneyMapKey>(MONEY_MAP_KEYS);

/** Cents -> JSON numbers, deeply; the input is not changed. */
export function toWire<T>(value: T): Wire<T> {
  return convert(value, (amount) => toDecimal(amount as Cents)) as Wire<T>;
}

/** JSON numbers -> cents, deeply; the input is not changed. For data that our own server sent. */
export function fromWire<T>(value: Wire<T>): T {
  return convert(value, fromDecimal) as T;
}

function convert(value: unknown, money: (amount: number) => number): unknown {
  if (Array.isArray(value)) return value.map((entry) => convert(entry, money));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (moneyKeys.has(key) && typeof entry === 'number') return [key, money(entry)];
      if (moneyMapKeys.has(key) && entry !== null && typeof entry === 'object') {
        return [key, Object.fromEntries(Object.entries(entry).map(([k, v]) => [k, money(v as number)]))];
      }
      return [key, convert(entry, money)];
    }),
  );
}
