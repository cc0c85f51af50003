import { type WorkingActivityRow, workingActivity } from '#entities/working-activity.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { useRecordZone } from '#web/backoffice/crud/inputs/time-inputs.tsx';
import type { ExtrasProps } from '#web/backoffice/crud/screen.ts';
import { joinWords } from '#web/lib/format.ts';
import * as texts from './texts.ts';

type Correction = WorkingActivityRow['corrections'][number];
type State = Correction['before'];

/** The audit trail of an activity: who changed its times, or whose they are, when, why, from what to what. */
export function Corrections({ record }: ExtrasProps) {
  const timeZone = useRecordZone(record);
  const corrections = (Array.isArray(record.corrections) ? record.corrections : []) as Correction[];
  const moment = (iso: string) => formatDateTime(new Date(iso), timeZone);
  return (
    <section
      aria-label={texts.corrections}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 className="font-display text-xl">{texts.corrections}</h2>
      {corrections.length === 0 && <p className="text-muted">{texts.noCorrections}</p>}
      <ol className="flex flex-col gap-4 empty:hidden">
        {corrections.toReversed().map((correction) => (
          <li key={correction.at} className="border-line border-l-4 pl-4">
            <p>
              <span className="font-semibold">{correction.actor}</span>{' '}
              <time dateTime={correction.at} className="text-muted text-sm">
                {texts.correctedAt({ moment: moment(correction.at) })}
              </time>
            </p>
            <p className={correction.reason ? '' : 'text-muted'}>
              {correction.reason ? texts.quotedReason({ reason: correction.reason }) : texts.noReason}
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
  const end = ({ endedAt }: State) => (endedAt === null ? texts.running : moment(endedAt));
  const pauses = (times: State) =>
    joinWords(times.pauses.map(({ from, to }) => texts.span({ from: moment(from), to: moment(to) }))) ||
    texts.none;
  const places = (['user', 'branch', 'department'] as const).map((place) => ({
    name: workingActivity.fields[place].label,
    before: before[place]?.name ?? texts.nowhere,
    after: after[place]?.name ?? texts.nowhere,
  }));
  return [
    ...places,
    { name: texts.start, before: moment(before.startedAt), after: moment(after.startedAt) },
    { name: texts.end, before: end(before), after: end(after) },
    { name: texts.pauses, before: pauses(before), after: pauses(after) },
  ].filter((change) => change.before !== change.after);
}
