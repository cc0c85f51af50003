import { type Cents, type Decimal, fromDecimal, toDecimal } from './money.ts';

/** Declares that a field is money. */
export const MONEY = 'money';

/** Where a value holds money: it is money itself, or every entry of a list or map holds it, or the named fields do. */
export type MoneyPlan = typeof MONEY | readonly [MoneyPlan] | { readonly [field: string]: MoneyPlan };

type Plain = string | number | boolean | bigint | symbol | null | undefined;

/**
 * The plan that T requires: one that misses any of T's Cents, or names a plain number, does not compile. `never` if T holds
 * no money.
 */
export type MoneyIn<T> = unknown extends T
  ? never
  : T extends Cents
    ? typeof MONEY
    : T extends Plain
      ? never
      : T extends readonly (infer E)[]
        ? EachOf<MoneyIn<E>>
        : string extends keyof T
          ? EachOf<MoneyIn<T[keyof T]>>
          : FieldsOf<{ [K in keyof T as [MoneyIn<T[K]>] extends [never] ? never : K]-?: MoneyIn<T[K]> }>;

/** The plan of a list or map of entries with plan P, and of an object of fields with plans. */
export type EachOf<P> = [P] extends [never] ? never : readonly [P];
export type FieldsOf<P> = [keyof P] extends [never] ? never : Readonly<P>;

/** The JSON form of T (R1): every Cents is a Decimal, a number of currency units. */
export type Wire<T> = T extends Cents
  ? Decimal
  : T extends readonly (infer E)[]
    ? Wire<E>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

/** The inverse: every Decimal is Cents. */
export type Inner<T> = T extends number
  ? '__unit' extends keyof T
    ? Cents
    : T
  : T extends object
    ? { [K in keyof T]: Inner<T[K]> }
    : T;

/** Converts T to JSON and back. Neither mutates its argument. */
export interface WireForm<T> {
  /** For the plans of types that contain T. */
  money: MoneyIn<T>;
  toWire: (value: T) => Wire<T>;
  /** For data sent by our own server. */
  fromWire: (wire: Wire<T>) => T;
}

export function wireForm<T>(money: MoneyIn<T>): WireForm<T>;
export function wireForm(money: MoneyPlan): unknown {
  const toWire = (value: unknown) => inDecimals(money, value);
  const fromWire = (wire: unknown) => inCents(money, wire);
  return { money, toWire, fromWire };
}

/** Cents -> JSON numbers where the plan says so, for values typed only by their declaration. */
export function inDecimals(plan: MoneyPlan, value: unknown): unknown {
  return convert(plan, value, (amount) => toDecimal(amount as Cents));
}

/** JSON numbers -> cents where the plan says so. */
export function inCents(plan: MoneyPlan, value: unknown): unknown {
  return convert(plan, value, fromDecimal);
}

/** Missing or differently shaped values stay as they are: an older or newer server may have sent them. */
function convert(plan: MoneyPlan, value: unknown, money: (amount: number) => number): unknown {
  if (plan === MONEY) return typeof value === 'number' ? money(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (isEach(plan)) {
    const [each] = plan;
    if (Array.isArray(value)) return value.map((entry) => convert(each, entry, money));
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, convert(each, entry, money)]),
    );
  }
  const copy: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries(plan))
    if (Object.hasOwn(copy, name)) copy[name] = convert(field, copy[name], money);
  return copy;
}

function isEach(plan: Exclude<MoneyPlan, typeof MONEY>): plan is readonly [MoneyPlan] {
  return Array.isArray(plan);
}
