import { lazy, Suspense } from 'react';
import type { CsvCell } from '#domain/csv.ts';
import type { StatisticName } from '#domain/statistics.ts';
import { useSession } from '../session/session.tsx';
import { ChangeSign } from './change-sign.tsx';
import { HeatMap } from './heat-map.tsx';
import { Panel, type Table } from './panel.tsx';
import { Ranking } from './ranking.tsx';
import { busiest, pointsOf } from './statistic-series.ts';
import { changeWords, EMPTY_TEXTS, SHORT_NAMES, valueText } from './statistic-words.ts';
import type { ShownStatistic } from './use-statistics.ts';

const DayPlot = lazy(() => import('./plots.tsx').then(({ DayPlot }) => ({ default: DayPlot })));

interface PanelOf {
  of: ShownStatistic;
  note?: string;
  /** Of the file that is saved: the days of the period. */
  days: string;
  isWide?: boolean;
}

/** Days as bars, against the period before. */
export function DaysPanel({ of, note, days, isWide = false }: PanelOf) {
  const { currency } = useSession();
  const { name, current, before } = of;
  const format = (value: number) => valueText(name, value, currency);
  const points = current ? pointsOf(current.series, before?.series ?? null) : [];
  const isEmpty = current !== null && current.total === 0 && (before?.total ?? 0) === 0;
  const table: Table = {
    head: ['Tag', SHORT_NAMES[name], 'Zeitraum davor'],
    rows: points.map(({ label, value, before }) => [label, value, before]),
    shown: formatted(format),
  };
  return (
    <Panel
      {...frameOf(of, days)}
      note={note}
      isWide={isWide}
      empty={isEmpty ? EMPTY_TEXTS[name] : null}
      table={table}
      head={current && <Total of={of} />}
    >
      {points.length > 1 ? (
        <Suspense fallback={<div className="skeleton h-60" />}>
          <DayPlot
            points={points}
            names={{ value: SHORT_NAMES[name], before: 'Zeitraum davor' }}
            format={format}
          />
        </Suspense>
      ) : (
        <p className="text-muted text-sm">Ein einzelner Tag hat keinen Verlauf.</p>
      )}
    </Panel>
  );
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
      empty={current?.total === 0 ? EMPTY_TEXTS[name] : null}
      table={{
        head: ['Stunde', 'Anzahl'],
        rows: series.map(({ label, value }) => [label, value]),
        shown: formatted(format),
      }}
      head={
        top.length > 0 && (
          <p className="text-muted text-sm">
            Am meisten: {top.map(({ label, value }) => `${label} (${format(value)})`).join(', ')}
          </p>
        )
      }
    >
      <HeatMap title={SHORT_NAMES[name]} series={series} />
    </Panel>
  );
}

/** What occurs most. */
export function RankingPanel({ of, note, days, head }: PanelOf & { head: [string, string] }) {
  const { currency } = useSession();
  const { name, current } = of;
  const series = current?.series ?? [];
  const format = (value: number) => valueText(name, value, currency);
  return (
    <Panel
      {...frameOf(of, days)}
      note={note}
      empty={current?.total === 0 ? EMPTY_TEXTS[name] : null}
      table={{
        head,
        rows: series.map(({ label, value }) => [label, value]),
        shown: formatted(format),
      }}
      head={current && <Total of={of} />}
    >
      <Ranking series={series} format={format} />
    </Panel>
  );
}

/** Hours planned against hours worked. */
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
      title="Arbeitszeit: geplant und gearbeitet"
      file={`arbeitszeit-${days}`}
      isLoading={!worked.current || !planned.current}
      isFailed={worked.isFailed || planned.isFailed}
      onRetry={() => {
        worked.retry();
        planned.retry();
      }}
      isWide
      empty={totals.planned === 0 && totals.worked === 0 ? EMPTY_TEXTS['working-activities'] : null}
      table={{
        head: ['Tag', 'Geplant', 'Gearbeitet', 'Unterschied'],
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
          {format(totals.worked)} gearbeitet, {format(totals.planned)} geplant:{' '}
          {gap === 0
            ? 'genau wie geplant'
            : `${format(Math.abs(gap))} ${gap > 0 ? 'mehr' : 'weniger'} als geplant`}
        </p>
      }
    >
      <Suspense fallback={<div className="skeleton h-60" />}>
        <DayPlot points={points} names={{ value: 'Gearbeitet', before: 'Geplant' }} format={format} />
      </Suspense>
    </Panel>
  );
}

function Total({ of: { name, current, before } }: { of: ShownStatistic }) {
  const { currency } = useSession();
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
    </>
  );
}

function frameOf({ name, current, isFailed, retry }: ShownStatistic, days: string) {
  return {
    title: SHORT_NAMES[name],
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
