import { PERIODS, type Period, type PeriodName } from '#domain/insights/statistics-period.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { RecordOptions } from '../crud/inputs/select-options.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

interface PeriodBarProps {
  name: PeriodName;
  period: Period;
  branch: number | null;
  today: LocalDay;
  /** The error of a custom period. */
  problem: string | null;
  onBranch: (branch: number | null) => void;
  onChange: (values: Readonly<Record<string, string>>) => void;
}

const CONTROL = 'min-h-11 rounded-theme border border-line-strong bg-card px-3';

/** The period and branch of the numbers. */
export function PeriodBar({ name, period, branch, today, problem, onBranch, onChange }: PeriodBarProps) {
  const { branches } = useSession();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">{texts.period}</legend>
          {PERIODS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === name}
              onClick={() =>
                onChange({ period: one, ...(one === 'own' ? { ...period } : { from: '', to: '' }) })
              }
              className="min-h-11 rounded-full border border-line-strong bg-card px-4 font-medium text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
            >
              {texts.PERIOD_NAMES[one]}
            </button>
          ))}
        </fieldset>
        {branches.length > 1 && (
          <select
            aria-label={texts.branch}
            value={branch ?? ''}
            onChange={(event) => onBranch(Number(event.target.value) || null)}
            className={`${CONTROL} max-w-full`}
          >
            <option value="">{texts.allBranches}</option>
            <RecordOptions records={branches} />
          </select>
        )}
      </div>
      {name === 'own' && (
        <div className="flex flex-wrap items-center gap-3">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="flex items-center gap-2 text-sm">
              {end === 'from' ? texts.from : texts.until}
              <input
                type="date"
                value={period[end]}
                max={end === 'from' ? period.to : `${Number(today.slice(0, 4)) + 1}-12-31`}
                aria-invalid={problem !== null}
                aria-describedby={problem ? 'period-problem' : undefined}
                onChange={(event) => onChange({ [end]: event.target.value })}
                className={`${CONTROL} text-base`}
              />
            </label>
          ))}
          {problem && (
            <p id="period-problem" role="alert" className="font-medium text-error text-sm">
              {problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
