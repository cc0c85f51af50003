import type { WorkingActivityRow } from '#entities/working-activity.ts';
import { formatDateTime } from '#text/calendar-texts.ts';
import { useRecordZone } from '#web/backoffice/crud/inputs/time-inputs.tsx';
import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { joinWords } from '#web/lib/format.ts';

type Correction = WorkingActivityRow['corrections'][number];
type Times = Correction['before'];

/** The trail of an activity: who changed its times, when, why, from what to what. */
export function Corrections({ record }: ExtrasProps) {
  const timeZone = useRecordZone(record);
  const corrections = (Array.isArray(record.corrections) ? record.corrections : []) as Correction[];
  const moment = (iso: string) => formatDateTime(new Date(iso), timeZone);
  return (
    <section
      aria-label="Korrekturen"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 className="font-display text-xl">Korrekturen</h2>
      {corrections.length === 0 && <p className="text-muted">Die Zeiten sind so, wie sie erfasst wurden.</p>}
      <ol className="flex flex-col gap-4 empty:hidden">
        {corrections.toReversed().map((correction) => (
          <li key={correction.at} className="border-line border-l-4 pl-4">
            <p>
              <span className="font-semibold">{correction.actor}</span>{' '}
              <time dateTime={correction.at} className="text-muted text-sm">
                am {moment(correction.at)} Uhr
              </time>
            </p>
            <p className={correction.reason ? '' : 'text-muted'}>
              {correction.reason ? `„${correction.reason}“` : 'Ohne Angabe eines Grundes'}
            </p>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
              {changesOf(correction, moment).map(({ name, before, after }) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd>
                    <del className="text-muted">{before}</del> → <ins className="no-underline">{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function changesOf({ before, after }: Correction, moment: (iso: string) => string) {
  const end = ({ endedAt }: Times) => (endedAt === null ? 'läuft noch' : moment(endedAt));
  const pauses = (times: Times) =>
    joinWords(times.pauses.map(({ from, to }) => `${moment(from)} bis ${moment(to)}`)) || 'keine';
  return [
    { name: 'Beginn', before: moment(before.startedAt), after: moment(after.startedAt) },
    { name: 'Ende', before: end(before), after: end(after) },
    { name: 'Pausen', before: pauses(before), after: pauses(after) },
  ].filter((change) => change.before !== change.after);
}
