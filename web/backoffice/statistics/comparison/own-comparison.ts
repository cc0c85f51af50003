import type { Comparison } from '#domain/insights/comparison.ts';
import { type ComparedPeriod, LONGEST_DAYS, type Period } from '#domain/insights/statistics-period.ts';
import { daysBetween, isLocalDay } from '#domain/time/zoned-time.ts';

/** The compared period of one's own in the address; null = none, or an impossible one. */
export function ownComparison(from: string, to: string): ComparedPeriod | null {
  const isGood = isLocalDay(from) && isLocalDay(to) && from <= to && daysBetween(from, to) <= LONGEST_DAYS;
  return isGood ? { from, to, until: null } : null;
}

/** What the address of the statistics says for a kept comparison. */
export function addressOf({
  from,
  to,
  comparedFrom,
  comparedTo,
  branch,
}: Comparison): Record<string, string> {
  return {
    period: 'own',
    from,
    to,
    vsFrom: comparedFrom,
    vsTo: comparedTo,
    branch: branch ? String(branch) : '',
  };
}

interface Shown {
  period: Period;
  compared: ComparedPeriod;
  branch: number | null;
}

/** What is compared now, under a name. */
export function keptAs(name: string, { period, compared, branch }: Shown): Comparison {
  return { name, ...period, comparedFrom: compared.from, comparedTo: compared.to, branch };
}
