import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ComparedPeriod,
  LONGEST_DAYS,
  PERIODS,
  type Period,
  type PeriodName,
  periodOf,
  previousPeriod,
} from '#domain/insights/statistics-period.ts';
import { daysBetween, isLocalDay, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { useShownBranch } from '../session/chosen-branch.tsx';
import { useSession } from '../session/session.tsx';
import { ownComparison } from './comparison/own-comparison.ts';
import * as texts from './texts.ts';

export interface ChosenPeriod {
  name: PeriodName;
  /** What the controls show. */
  typed: Period;
  /** What the numbers cover: the last valid period. */
  period: Period;
  compared: ComparedPeriod;
  /** What is compared instead of the period before, as typed; null = nothing. */
  own: (Period & { isValid: boolean }) | null;
  branch: number | null;
  chooseBranch: (branch: number | null) => void;
  today: LocalDay;
  /** '14:30' in the zone of the numbers. */
  time: string;
  problem: string | null;
  change: (values: Readonly<Record<string, string>>) => void;
}

/** Period and branch are kept in the URL, so that it can be bookmarked. */
export function usePeriod(): ChosenPeriod {
  const { branches, zoneOf } = useSession();
  const [params, setParams] = useSearchParams();
  const now = useServerNowEvery(60);
  const { branch, choose } = useShownBranch();
  const timeZone = zoneOf(branch ?? branches[0]?.id ?? 0);
  const today = localDayOf(now, timeZone);
  const name = PERIODS.find((known) => known === params.get('period')) ?? 'thirty';
  const typed = periodOf(name, today, { from: params.get('from') ?? '', to: params.get('to') ?? '' });
  const problem = problemOf(typed);
  const [good, setGood] = useState<Period>(() => periodOf('thirty', today, typed));
  const isNew = problem === null && (good.from !== typed.from || good.to !== typed.to);
  if (isNew) setGood(typed);
  const period = isNew ? typed : good;
  const own = { from: params.get('vsFrom') ?? '', to: params.get('vsTo') ?? '' };
  const chosen = ownComparison(own.from, own.to);
  return {
    name,
    typed,
    period,
    compared: chosen ?? previousPeriod(name, period, { now, timeZone }),
    own: params.has('vsFrom') || params.has('vsTo') ? { ...own, isValid: chosen !== null } : null,
    branch,
    chooseBranch: choose,
    today,
    time: formatTime(now, timeZone),
    problem,
    change: (values) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(values))
            if (value === '') after.delete(key);
            else after.set(key, value);
          return after;
        },
        { replace: true },
      ),
  };
}

function problemOf({ from, to }: Period): string | null {
  if (!isLocalDay(from) || !isLocalDay(to)) return texts.bothDays;
  if (to < from) return texts.endBeforeStart;
  return daysBetween(from, to) > LONGEST_DAYS ? texts.tooLong : null;
}
