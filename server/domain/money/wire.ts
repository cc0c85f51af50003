import { type Cents, type Decimal, fromDecimal, toDecimal } from './money.ts';

/** Declares that a field is money. */
export const MONEY = 'money';

/** Where a value carries money: it is money itself, every entry of a list or map does, or the fields that are named. */
export type MoneyPlan = typeof MONEY | readonly [MoneyPlan] | { readonly [field: string]: MoneyPlan };

type Plain = string | number | boolean | bigint | symbol | null | undefined;

/**
 * The plan of T, as its type demands it: a plan that misses one of T's Cents, or names a number that is none, does not compile.
 * `never` where T carries no money.
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

/** The plan of a list or map of what has this plan, and of fields that have them. */
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

/** The way of T to JSON and back. Neither changes what it is given. */
export interface WireForm<T> {
  /** For the plans of what T is a part of. */
  money: MoneyIn<T>;
  toWire: (value: T) => Wire<T>;
  /** For data that our own server sent. */
  fromWire: (wire: Wire<T>) => T;
}

export function wireForm<T>(money: MoneyIn<T>): WireForm<T>;
export function wireForm(money: MoneyPlan): unknown {
  const toWire = (value: unknown) => inDecimals(money, value);
  const fromWire = (wire: unknown) => inCents(money, wire);
  return { money, toWire, fromWire };
}

/** Cents -> JSON numbers where the plan says so, for values whose type only their declaration knows. */
export function inDecimals(plan: MoneyPlan, value: unknown): unknown {
  return convert(plan, value, (amount) => toDecimal(amount as Cents));
}

/** JSON numbers -> cents where the plan says so. */
export function inCents(plan: MoneyPlan, value: unknown): unknown {
  return convert(plan, value, fromDecimal);
}

/** What is missing or has another form stays as it is: an older or newer server may have sent it. */
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
