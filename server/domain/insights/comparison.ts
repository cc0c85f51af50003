import type { Fault } from '#domain/errors.ts';
import { readRange } from './statistics-range.ts';

/** As many as one person can tell apart. */
export const MOST_COMPARISONS = 20;

/** Two periods that a person compares again and again. Calendar days, both inclusive. */
export interface Comparison {
  name: string;
  from: string;
  to: string;
  comparedFrom: string;
  comparedTo: string;
  /** null = all branches. */
  branch: number | null;
}

/** What is wrong with the periods of a comparison: those of any statistic (R130), under the names of its fields. */
export function comparisonFaults(comparison: Comparison, at: { now: Date; timeZone: string }): Fault[] {
  const { from, to, comparedFrom, comparedTo } = comparison;
  const own = readRange(from, to, at);
  const compared = readRange(comparedFrom, comparedTo, at);
  return [
    ...('faults' in own ? own.faults : []),
    ...('faults' in compared
      ? compared.faults.map((fault) => ({
          ...fault,
          field: fault.field === 'from' ? 'comparedFrom' : 'comparedTo',
        }))
      : []),
  ];
}
