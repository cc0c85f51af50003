import { answerTime } from '#domain/insights/answer-time.ts';
import type { SalesCell, SalesSection } from '#domain/insights/sales-cells.ts';
import { SALES_PARTS } from '#domain/insights/sales-part.ts';
import { type HourSales, wholeDay } from '#domain/insights/usual-hours.ts';
import { addCents, cents, toDecimal, ZERO } from '#domain/money/money.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import { SERVICES } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { SalesReport } from '#inputs/sales-report.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import * as texts from '#text/sales-texts.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { SALES_PART_NAMES } from '#text/statistics-texts.ts';
import { type CountedSales, lateEntries } from './count-sales.ts';

interface Facts {
  shop: Pick<Shop, 'menus' | 'categories'>;
  branches: readonly Branch[];
  now: Date;
}

type Entry = SalesReport['payments'][number];
type Goods = SalesReport['products'][number];

/** The counted figures as a report: amounts in currency units, everything with its name, the largest first. */
export function salesReport(counted: CountedSales, facts: Facts): Omit<SalesReport, 'from' | 'to'> {
  const of = (section: SalesSection) => counted.cells.filter((cell) => cell.section === section);
  const sold = of('part').find(({ key }) => key === 'confirmed');
  const [revenue, passedOn] = [sold?.amount ?? ZERO, sold?.more ?? ZERO];
  const total = addCents(revenue, passedOn);
  const taxes = of('tax');
  const taxed = addCents(...taxes.map(({ amount }) => amount));
  const names =
    <K extends string>(known: Readonly<Record<K, string>>) =>
    (key: string) =>
      Object.entries<string>(known).find(([name]) => name === key)?.[1] ?? key;
  return {
    revenue: toDecimal(revenue),
    passedOn: toDecimal(passedOn),
    total: toDecimal(total),
    orders: sold?.orders ?? 0,
    parts: inOrder(entries(of('part'), names(SALES_PART_NAMES)), SALES_PARTS),
    branches: entries(of('branch'), branchName(facts.branches)),
    services: inOrder(entries(of('service'), names(SERVICE_NAMES)), SERVICES),
    payments: inOrder(
      entries(of('payment'), names(PAYMENT_METHOD_NAMES)),
      METHODS.map(({ code }) => code),
    ),
    hours: wholeDay(hourSales(counted.cells)).map((hour) => ({ ...hour, amount: toDecimal(hour.amount) })),
    taxes: taxes
      .map(({ key, amount, more }) => ({
        rate: Number(key),
        net: toDecimal(cents(amount - more)),
        tax: toDecimal(more),
        gross: toDecimal(amount),
      }))
      .toSorted((a, b) => a.rate - b.rate),
    untaxed: toDecimal(cents(total - taxed)),
    lines: entries(of('line')),
    donations: entries(of('donation')),
    products: goods(of('product')),
    categories: goods(byCategory(of('product'), facts)),
    rejected: entries(of('rejected'), (key) => key || texts.withoutReason),
    canceled: entries(of('canceled'), cancelReason),
    missed: lateEntries(counted).map((entry) => ({ ...entry, label: texts.LATE_ANSWER_NAMES[entry.key] })),
    answer: answerTime(of('answer').map(({ key, orders }) => ({ seconds: Number(key), orders }))),
    ratings: ratings(of('rating')),
  };
}

/** The hours among the cells; some may be missing. */
export function hourSales(cells: readonly SalesCell[]): HourSales[] {
  return cells
    .filter(({ section }) => section === 'hour')
    .map(({ key, orders, amount }) => ({ hour: Number(key), orders, amount }));
}

function entries(cells: readonly SalesCell[], nameOf?: (key: string) => string): Entry[] {
  return cells
    .map(({ key, label, orders, amount, more }) => ({
      key,
      label: nameOf?.(key) ?? label,
      orders,
      amount: toDecimal(amount),
      passedOn: toDecimal(more),
    }))
    .toSorted((a, b) => b.amount - a.amount || b.orders - a.orders || a.label.localeCompare(b.label, 'de'));
}

/** In the usual order of their keys; unknown ones last. */
function inOrder(list: readonly Entry[], keys: readonly string[]): Entry[] {
  const place = ({ key }: Entry) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return list.toSorted((a, b) => place(a) - place(b));
}

type Counted = Pick<SalesCell, 'key' | 'label' | 'pieces' | 'amount' | 'bundled'>;

function goods(cells: readonly Counted[]): Goods[] {
  return cells
    .map(({ key, label, pieces, amount, bundled }) => ({
      key,
      label,
      pieces: Math.round(pieces * 100) / 100,
      bundled: Math.round(bundled * 100) / 100,
      amount: toDecimal(amount),
    }))
    .toSorted((a, b) => b.amount - a.amount || b.pieces - a.pieces || a.label.localeCompare(b.label, 'de'));
}

/** Orders store no category: a product counts in the first one that lists it in the branches' current catalogues. */
function byCategory(products: readonly SalesCell[], { shop, branches, now }: Facts) {
  const categoryOf = new Map<string, string>();
  for (const { id } of branches)
    for (const { id: category, products: listed } of activeMenu(shop.menus, id, now)?.catalog ?? [])
      for (const product of listed)
        if (!categoryOf.has(String(product.id))) categoryOf.set(String(product.id), String(category));
  const sums = new Map<string, Counted>();
  for (const { key: product, pieces, amount, bundled } of products) {
    const key = categoryOf.get(product) ?? '';
    const name = shop.categories.find(({ id }) => String(id) === key)?.name ?? texts.withoutCategory;
    const sum = sums.get(key) ?? { key, label: name, pieces: 0, amount: ZERO, bundled: 0 };
    sums.set(key, {
      ...sum,
      pieces: sum.pieces + pieces,
      amount: addCents(sum.amount, amount),
      bundled: sum.bundled + bundled,
    });
  }
  return [...sums.values()];
}

function branchName(branches: readonly Branch[]) {
  return (key: string) => branches.find(({ id }) => String(id) === key)?.name ?? key;
}

/** The key is who canceled, and the reason: 'canceled-by-guest ', 'canceled Ausverkauft'. */
function cancelReason(key: string): string {
  const end = key.indexOf(' ');
  const [event, reason] = [key.slice(0, end), key.slice(end + 1)];
  if (event === 'canceled-by-guest') return texts.canceledByGuest;
  if (event === 'counter-appointment-declined') return texts.proposalDeclined;
  return reason || texts.withoutReason;
}

function ratings(cells: readonly SalesCell[]): SalesReport['ratings'] {
  const stars = [1, 2, 3, 4, 5].map((star) => cells.find(({ key }) => key === String(star))?.orders ?? 0);
  const orders = stars.reduce((sum, count) => sum + count, 0);
  const sum = stars.reduce((before, count, index) => before + count * (index + 1), 0);
  return { orders, average: orders === 0 ? null : Math.round((sum * 100) / orders) / 100, stars };
}
