import { lazy, Suspense } from 'react';
import type { SalesReport } from '#inputs/sales-report.ts';
import { inBundles } from '#text/statistics-texts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Panel } from '../panel.tsx';
import { Ranking } from '../ranking.tsx';
import { comparedEntries, RANKED_LISTS, type RankedList } from './sales-entries.ts';
import { type SalesPanelProps, salesFrame } from './sales-frame.ts';
import { AnswerPanel, LostPanel, RatingsPanel } from './service-panels.tsx';
import * as texts from './texts.ts';
import { useMoney } from './use-money.ts';

const DayPlot = lazy(() => import('../plots.tsx').then(({ DayPlot }) => ({ default: DayPlot })));

/** Where the revenue of a period comes from, and how well its orders were answered. */
export function SalesPanels({ sales, days }: SalesPanelProps) {
  const { branches } = useSession();
  const lists = RANKED_LISTS.filter((list) => list !== 'branches' || branches.length > 1);
  return (
    <>
      <HoursOfSales sales={sales} days={days} />
      {lists.map((list) => (
        <ListPanel key={list} list={list} sales={sales} days={days} />
      ))}
      <TaxPanel sales={sales} days={days} />
      <LostPanel sales={sales} days={days} />
      <AnswerPanel sales={sales} days={days} />
      <RatingsPanel sales={sales} days={days} />
    </>
  );
}

function ListPanel({ list, sales, days }: SalesPanelProps & { list: RankedList }) {
  const money = useMoney();
  const entries = sales.current ? comparedEntries(list, sales.current, sales.before) : [];
  const counted = list === 'categories' || list === 'products' ? texts.pieces : texts.orders;
  const isBundled = entries.some(({ bundled }) => bundled > 0);
  const columns = [counted, ...(isBundled ? [inBundles] : [])];
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.TITLES[list]}
      note={texts.NOTES[list]}
      empty={entries.every(({ amount }) => amount === 0) ? texts.nothing : null}
      file={`${list}-${days}`}
      table={{
        head: [texts.HEADS[list], ...columns, texts.amount, texts.before],
        rows: entries.map(({ label, count, bundled, amount, before }) => [
          label,
          count,
          ...(isBundled ? [bundled] : []),
          amount,
          before,
        ]),
        shown: (cell, column) =>
          typeof cell === 'number' && column > columns.length ? money(cell) : numberText(cell),
      }}
    >
      <Ranking
        series={entries
          .filter(({ amount }) => amount > 0)
          .map((entry) => ({ ...entry, value: entry.amount }))}
        format={money}
      />
    </Panel>
  );
}

function HoursOfSales({ sales, days }: SalesPanelProps) {
  const money = useMoney();
  const { current, before } = sales;
  const points = (current?.hours ?? []).map(({ hour, amount }) => ({
    short: String(hour),
    label: texts.hours({ from: hour, to: hour + 1 }),
    value: amount,
    before: before?.hours[hour]?.amount ?? null,
  }));
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.byHour}
      isWide
      note={texts.confirmedOnly}
      empty={current?.orders === 0 ? texts.nothing : null}
      file={`hours-${days}`}
      table={{
        head: [texts.hour, texts.orders, texts.amount, texts.before],
        rows: points.map(({ label, value, before: then }, hour) => [
          label,
          current?.hours[hour]?.orders ?? 0,
          value,
          then,
        ]),
        shown: (cell, column) => (typeof cell === 'number' && column > 1 ? money(cell) : numberText(cell)),
      }}
    >
      <Suspense fallback={<div className="skeleton h-60" />}>
        <DayPlot points={points} names={{ value: texts.amount, before: texts.before }} format={money} />
      </Suspense>
    </Panel>
  );
}

function TaxPanel({ sales, days }: SalesPanelProps) {
  const money = useMoney();
  const rows = sales.current ? taxRows(sales.current) : [];
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.taxes}
      empty={sales.current?.orders === 0 ? texts.nothing : null}
      file={`taxes-${days}`}
      table={{
        head: [texts.rate, texts.net, texts.tax, texts.gross],
        rows,
        shown: (cell) => (typeof cell === 'number' ? money(cell) : String(cell ?? '')),
      }}
    >
      <dl className="flex flex-col gap-2.5 text-sm">
        {rows.map(([label, net, tax, gross]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2">
            <dt className="font-medium">{label}</dt>
            <dd className="flex flex-wrap justify-end gap-x-4 tabular-nums">
              {net !== null && (
                <span className="text-muted">
                  {texts.net} {money(net)}
                </span>
              )}
              {tax !== null && (
                <span className="text-muted">
                  {texts.tax} {money(tax)}
                </span>
              )}
              <span className="font-semibold">{money(gross)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type TaxRow = [label: string, net: number | null, tax: number | null, gross: number];

function taxRows({ taxes, untaxed }: SalesReport): TaxRow[] {
  const rows = taxes.map(
    ({ rate, net, tax, gross }): TaxRow => [
      texts.percent({ rate: String(rate).replace('.', ',') }),
      net,
      tax,
      gross,
    ],
  );
  return untaxed === 0 ? rows : [...rows, [texts.untaxed, null, null, untaxed]];
}

function numberText(cell: unknown): string {
  return typeof cell === 'number' ? cell.toLocaleString('de-DE') : String(cell ?? '');
}
