import type { Entry } from './statistic-series.ts';

const SHOWN = 10;

/** The ten most frequent things as bars; the rest is in the table and the CSV. */
export function Ranking({ series, format }: { series: readonly Entry[]; format: (value: number) => string }) {
  const highest = Math.max(...series.map(({ value }) => value), 0) || 1;
  return (
    <ol className="flex flex-col gap-2.5">
      {series.slice(0, SHOWN).map(({ key, label, value }) => (
        <li key={key} className="text-sm">
          <div className="flex justify-between gap-4">
            <span className="min-w-0 truncate" title={label}>
              {label}
            </span>
            <span className="font-semibold tabular-nums">{format(value)}</span>
          </div>
          <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sand">
            <div
              className="h-full rounded-full bg-[var(--primary-ink)]"
              style={{ width: `${Math.max(2, (value / highest) * 100)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
