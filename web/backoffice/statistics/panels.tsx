import { lazy, Suspense } from 'react';
import type { StatisticName } from '#domain/insights/statistics.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import { useSession } from '../session/session.tsx';
import { ChangeSign } from './change-sign.tsx';
import { HeatMap } from './heat-map.tsx';
import { Panel, type Table } from './panel.tsx';
import { Ranking } from './ranking.tsx';
import { SplitWords } from './split-words.tsx';
import { busiest, pointsOf } from './statistic-series.ts';
import { changeWords, valueText } from './statistic-words.ts';
import * as texts from './texts.ts';
import type { ShownStatistic } from './use-statistics.ts';

const DayPlot = lazy(() => import('./plots.tsx').then(({ DayPlot }) => ({ default: DayPlot })));

interface PanelOf {
  of: ShownStatistic;
  note?: string;
  /** For the file name: the days of the period. */
  days: string;
  isWide?: boolean;
}

/** Days as bars, compared with the previous period. */
export function DaysPanel({ of, note, days, isWide = false }: PanelOf) {
  const { currency } = useSession();
  const { name, current, before } = of;
  const format = (value: number) => valueText(name, value, currency);
  const points = current ? pointsOf(current.series, before?.series ?? null) : [];
  const isEmpty = current !== null && current.total === 0 && (before?.total ?? 0) === 0;
  const split = points.length === current?.series.length ? columnsOf(current) : [];
  const table: Table = {
    head: [texts.day, texts.SHORT_NAMES[name], texts.periodBefore, ...split.map(({ label }) => label)],
    rows: points.map(({ label, value, before }, index) => [
      label,
      value,
      before,
      ...split.map(({ series }) => series[index]?.value ?? 0),
    ]),
    shown: formatted(format),
  };
  return (
    <Panel
      {...frameOf(of, days)}
      note={note}
      isWide={isWide}
      empty={isEmpty ? texts.EMPTY_TEXTS[name] : null}
      table={table}
      head={current && <Total of={of} />}
    >
      {points.length > 1 ? (
        <Suspense fallback={<div className="skeleton h-60" />}>
          <DayPlot
            points={points}
            names={{ value: texts.SHORT_NAMES[name], before: texts.periodBefore }}
            format={format}
          />
        </Suspense>
      ) : (
        <p className="text-muted text-sm">{texts.singleDay}</p>
      )}
    </Panel>
  );
}

/** Further columns of a table: the parts, and what was sold inside bundles where anything was. */
function columnsOf({ split = [], bundled }: NonNullable<ShownStatistic['current']>) {
  return [...split, ...(bundled && bundled.total > 0 ? [bundled] : [])];
}

/** The week by hours. */
export function HoursPanel({ of, note, days }: PanelOf) {
  const { currency } = useSession();
  const { name, current } = of;
  const series = current?.series ?? [];
  const top = busiest(series, 3);
  const format = (value: number) => valueText(name, value, currency);
  return (
    <Panel
      {...frameOf(of, days)}
      note={note}
      isWide
      empty={current?.total === 0 ? texts.EMPTY_TEXTS[name] : null}
      table={{
        head: [texts.hour, texts.count],
        rows: series.map(({ label, value }) => [label, value]),
        shown: formatted(format),
      }}
      head={
        top.length > 0 && (
          <p className="text-muted text-sm">
            {texts.busiestHours({
              hours: top.map(({ label, value }) => `${label} (${format(value)})`).join(', '),
            })}
          </p>
        )
      }
    >
      <HeatMap title={texts.SHORT_NAMES[name]} series={series} />
    </Panel>
  );
}

/** The most frequent things. */
export function RankingPanel({ of, note, days, head }: PanelOf & { head: [string, string] }) {
  const { currency } = useSession();
  const { name, current } = of;
  const series = current?.series ?? [];
  const split = current ? columnsOf(current).filter(({ total }) => total > 0) : [];
  const format = (value: number) => valueText(name, value, currency);
  return (
    <Panel
      {...frameOf(of, days)}
      note={note}
      empty={current?.total === 0 ? texts.EMPTY_TEXTS[name] : null}
      table={{
        head: [...head, ...split.map(({ label }) => label)],
        rows: series.map(({ label, value }, index) => [
          label,
          value,
          ...split.map((part) => part.series[index]?.value ?? 0),
        ]),
        shown: formatted(format),
      }}
      head={current && <Total of={of} />}
    >
      <Ranking series={series.filter(({ value }) => value > 0)} format={format} />
    </Panel>
  );
}

/** Planned against worked hours. */
export function WorkPanel({
  planned,
  worked,
  days,
}: {
  planned: ShownStatistic;
  worked: ShownStatistic;
  days: string;
}) {
  const { currency } = useSession();
  const format = (value: number) => valueText('working-activities', value, currency);
  const points = worked.current ? pointsOf(worked.current.series, planned.current?.series ?? []) : [];
  const totals = { planned: planned.current?.total ?? 0, worked: worked.current?.total ?? 0 };
  const gap = Math.round((totals.worked - totals.planned) * 100) / 100;
  return (
    <Panel
      {...frameOf(worked, days)}
      title={texts.workTitle}
      file={texts.workFile({ days })}
      isLoading={!worked.current || !planned.current}
      isFailed={worked.isFailed || planned.isFailed}
      onRetry={() => {
        worked.retry();
        planned.retry();
      }}
      isWide
      empty={totals.planned === 0 && totals.worked === 0 ? texts.EMPTY_TEXTS['working-activities'] : null}
      table={{
        head: [texts.day, texts.planned, texts.worked, texts.difference],
        rows: points.map(({ label, value, before }) => [
          label,
          before ?? 0,
          value,
          Math.round((value - (before ?? 0)) * 100) / 100,
        ]),
        shown: formatted(format),
      }}
      head={
        <p className="text-muted text-sm">
          {texts.workTotals({
            worked: format(totals.worked),
            planned: format(totals.planned),
            difference: gap === 0 ? 'same' : gap > 0 ? 'more' : 'less',
            gap: format(Math.abs(gap)),
          })}
        </p>
      }
    >
      <Suspense fallback={<div className="skeleton h-60" />}>
        <DayPlot points={points} names={{ value: texts.worked, before: texts.planned }} format={format} />
      </Suspense>
    </Panel>
  );
}

export function Total({ of }: { of: ShownStatistic }) {
  const { currency } = useSession();
  const { name, current, before } = of;
  if (!current) return null;
  const format = (value: number) => valueText(name, value, currency);
  return (
    <>
      <p className="font-semibold text-2xl tabular-nums">{format(current.total)}</p>
      {before && (
        <ChangeSign
          change={changeWords(current.total, before.total, format(before.total))}
          isLessBetter={name === 'canceled-orders'}
        />
      )}
      <SplitWords of={of} />
    </>
  );
}

export function frameOf({ name, current, isFailed, retry }: ShownStatistic, days: string) {
  return {
    title: texts.SHORT_NAMES[name],
    isLoading: current === null,
    isFailed,
    onRetry: retry,
    file: `${name satisfies StatisticName}-${days}`,
  };
}

/** The first column is a name, the others are values of the statistic. */
function formatted(format: (value: number) => string) {
  return (cell: CsvCell, column: number): string =>
    column > 0 && typeof cell === 'number' ? format(cell) : String(cell ?? '–');
}
