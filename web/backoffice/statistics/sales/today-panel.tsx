import { lazy, Suspense } from 'react';
import { addDecimals } from '#domain/money/money.ts';
import { weekdayOf } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ChangeSign } from '../change-sign.tsx';
import { Panel } from '../panel.tsx';
import { changeWords } from '../statistic-words.ts';
import * as texts from './texts.ts';
import { useMoney } from './use-money.ts';

const DayPlot = lazy(() => import('../plots.tsx').then(({ DayPlot }) => ({ default: DayPlot })));

/** Today by hour, beside what is usual on the same weekday. */
export function TodayPanel({ branch }: { branch: number | null }) {
  const money = useMoney();
  const query = trpc.statistics.today.useQuery(branch === null ? {} : { branch }, {
    staleTime: 60_000,
    refetchInterval: 60_000,
    meta: {
      isPolled: true,
      failure: { id: 'statistics.today', text: CALL_FAILURES.statistics, subject: texts.todayTitle },
    },
  });
  const { data } = query;
  const usual = data ? texts.usual({ weekday: WEEKDAY_NAMES[weekdayOf(data.day)] }) : '';
  const points = (data?.today ?? []).map(({ hour, amount }) => ({
    short: String(hour),
    label: texts.hours({ from: hour, to: hour + 1 }),
    value: amount,
    before: data?.usual[hour]?.amount ?? null,
  }));
  const until = data?.hour ?? 0;
  const sum = (side: 'today' | 'usual') =>
    addDecimals(...(data?.[side] ?? []).filter(({ hour }) => hour < until).map(({ amount }) => amount));
  const [now, before] = [sum('today'), sum('usual')];
  const isEmpty = points.every(({ value, before: then }) => value === 0 && !then);
  return (
    <Panel
      title={texts.todayTitle}
      isWide
      isLoading={!data}
      isFailed={query.isError && !data}
      onRetry={() => void query.refetch()}
      note={data && texts.usualNote({ count: data.days })}
      empty={isEmpty ? texts.nothingToday : null}
      file={`today-${data?.day ?? ''}`}
      table={{
        head: [texts.hour, texts.orders, texts.today, usual],
        rows: points.map(({ label, value, before: then }, hour) => [
          label,
          data?.today[hour]?.orders ?? 0,
          value,
          then,
        ]),
        shown: (cell, column) => (typeof cell === 'number' && column > 1 ? money(cell) : String(cell ?? '')),
      }}
      head={
        data &&
        !isEmpty && (
          <>
            <p className="font-semibold text-2xl tabular-nums">
              {texts.soFar({ hour: until, amount: money(now) })}
            </p>
            <ChangeSign change={changeWords(now, before, money(before))} />
          </>
        )
      }
    >
      <Suspense fallback={<div className="skeleton h-60" />}>
        <DayPlot points={points} names={{ value: texts.today, before: usual }} format={money} />
      </Suspense>
    </Panel>
  );
}
