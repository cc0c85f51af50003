import { addDecimals } from '#domain/money/money.ts';
import { LINE_KINDS } from '#domain/order/lines/index.ts';
import type { SalesReport } from '#inputs/sales-report.ts';
import * as texts from './texts.ts';

/** What a column shows; all but orders are currency units. */
export const FIGURE_COLUMNS = ['orders', 'net', 'tax', 'amount', 'passedOn', 'total'] as const;
export type FigureColumn = (typeof FIGURE_COLUMNS)[number];

export type FigureRow = { label: string } & Partial<Record<FigureColumn, number>>;

export interface FigureTable {
  title: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** Its last row; null = a sum would say nothing. */
  sum: FigureRow | null;
}

/** Kinds of lines that the shop pays: not part of what was sold. */
const GIVEN = new Set(LINE_KINDS.filter(({ payer }) => payer === 'shop').map(({ kind }) => kind));

type Entry = SalesReport['payments'][number];

/** The tables of a day's end, without those that have nothing to tell; of branches only if there are several. */
export function figureTables(report: SalesReport): FigureTable[] {
  const { revenue, passedOn, total, orders } = report;
  const sum = { label: texts.sum, orders, amount: revenue, passedOn, total };
  const sold =
    passedOn === 0 ? (['orders', 'amount'] as const) : (['orders', 'amount', 'passedOn', 'total'] as const);
  const tables: FigureTable[] = [
    { title: texts.byTax, columns: ['net', 'tax', 'amount'], rows: taxRows(report), sum: taxSum(report) },
    { title: texts.byPayment, columns: sold, rows: report.payments.map(soldRow), sum },
    { title: texts.byService, columns: sold, rows: report.services.map(soldRow), sum },
    {
      title: texts.byBranch,
      columns: sold,
      rows: report.branches.length > 1 ? report.branches.map(soldRow) : [],
      sum,
    },
    {
      title: texts.besideItems,
      columns: ['orders', 'amount'],
      rows: report.lines.filter(({ key }) => !GIVEN.has(key)).map(plainRow),
      sum: null,
    },
    {
      title: texts.donations,
      columns: ['orders', 'amount'],
      rows: report.donations.map(plainRow),
      sum: plainSum(report.donations),
    },
    {
      title: texts.notInRevenue,
      columns: ['orders', 'amount'],
      rows: report.parts.filter(({ key }) => key !== 'confirmed').map(plainRow),
      sum: null,
    },
    {
      title: texts.canceledAndRejected,
      columns: ['orders', 'amount'],
      rows: [...report.rejected, ...report.canceled].map(plainRow),
      sum: null,
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The same as the rows of one CSV: table, entry, and every column. */
export function figureCells(tables: readonly FigureTable[]): (string | number | null)[][] {
  return tables.flatMap(({ title, rows, sum }) =>
    [...rows, ...(sum ? [sum] : [])].map((row) => [
      title,
      row.label,
      ...FIGURE_COLUMNS.map((column) => row[column] ?? null),
    ]),
  );
}

function soldRow({ label, orders, amount, passedOn }: Entry): FigureRow {
  return { label, orders, amount, passedOn, total: addDecimals(amount, passedOn) };
}

function plainRow({ label, orders, amount }: Entry): FigureRow {
  return { label, orders, amount };
}

function plainSum(entries: readonly Entry[]): FigureRow | null {
  if (entries.length < 2) return null;
  return {
    label: texts.sum,
    orders: entries.reduce((sum, { orders }) => sum + orders, 0),
    amount: addDecimals(...entries.map(({ amount }) => amount)),
  };
}

function taxRows({ taxes, untaxed }: SalesReport): FigureRow[] {
  const rows = taxes.map(({ rate, net, tax, gross }) => ({
    label: texts.rate({ rate: String(rate).replace('.', ',') }),
    ...{ net, tax, amount: gross },
  }));
  return untaxed === 0 ? rows : [...rows, { label: texts.untaxed, amount: untaxed }];
}

function taxSum({ taxes, total }: SalesReport): FigureRow {
  return {
    label: texts.sum,
    net: addDecimals(...taxes.map(({ net }) => net)),
    tax: addDecimals(...taxes.map(({ tax }) => tax)),
    amount: total,
  };
}
