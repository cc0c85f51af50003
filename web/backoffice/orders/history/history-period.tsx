import * as texts from './texts.ts';

interface Period {
  /** YYYY-MM-DD, both included; '' for no limit. */
  from: string;
  to: string;
}

/** The days of the orders that are shown. */
export function HistoryPeriod({ days, onChange }: { days: Period; onChange: (days: Period) => void }) {
  return (['from', 'to'] as const).map((end) => (
    <label key={end} className="flex items-center gap-2 text-sm">
      {end === 'from' ? texts.from : texts.until}
      <input
        type="date"
        value={days[end]}
        {...(end === 'to' && days.from ? { min: days.from } : {})}
        {...(end === 'from' && days.to ? { max: days.to } : {})}
        onChange={(event) => onChange({ ...days, [end]: event.target.value })}
        className="min-h-12 rounded-theme border border-line-strong bg-card px-3 text-base"
      />
    </label>
  ));
}
