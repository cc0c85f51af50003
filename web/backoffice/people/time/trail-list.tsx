import { formatDay } from '#text/calendar/calendar.ts';
import type { TrailEntry } from './sheet-trail.ts';
import * as texts from './texts.ts';

/** What was corrected or deleted of somebody's hours, by whom, when and why; also in print. */
export function TrailList({ trail }: { trail: readonly TrailEntry[] }) {
  if (trail.length === 0) return null;
  return (
    <section
      aria-label={texts.trail}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6 print:border-0 print:p-0 print:text-xs"
    >
      <h2 className="font-display text-xl print:text-base">{texts.trail}</h2>
      <ol className="flex flex-col gap-3">
        {trail.map(({ key, day, who, what, why }) => (
          <li key={key} className="border-line border-l-4 pl-4">
            <p className="font-semibold tabular-nums">{texts.trailLine({ day: formatDay(day), what })}</p>
            <p>{why}</p>
            <p className="text-muted text-sm">{who}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
