import type { Zone } from '#domain/time/zone-offsets.ts';
import { type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import type { WorkingActivityRow } from '#entities/working-activity.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { joinWords } from '#web/lib/format.ts';
import * as texts from './texts.ts';

type State = WorkingActivityRow['corrections'][number]['before'];

/** A deleted activity, as the server tells it. */
export interface Removed {
  activity: number;
  startedAt: string;
  record: Pick<WorkingActivityRow, 'endedAt' | 'pauses' | 'corrections'>;
  removedAt: string;
  actor: string;
  reason: string | null;
}

/** A correction or deletion of hours of a day. */
export interface TrailEntry {
  key: string;
  day: LocalDay;
  /** ISO 8601 */
  at: string;
  /** 'Lena Leitung am 01.06.2026, 20:00 Uhr' */
  who: string;
  /** '08:00–16:00 → 07:30–16:00' */
  what: string;
  why: string;
}

/** The corrections and deletions of hours, by the day on which the work began, in order. */
export function trailOf(
  { activities, removed }: { activities: readonly WorkingActivityRow[]; removed: readonly Removed[] },
  timeZone: Zone,
): TrailEntry[] {
  const entry = (
    work: { key: string; startedAt: string },
    change: { at: string; actor: string; reason: string | null },
    what: string,
  ): TrailEntry => ({
    key: `${work.key} ${change.at}`,
    day: localDayOf(new Date(work.startedAt), timeZone),
    at: change.at,
    who: texts.trailWho({ actor: change.actor, moment: formatDateTime(new Date(change.at), timeZone) }),
    what,
    why: change.reason ? texts.trailReason({ reason: change.reason }) : texts.trailNoReason,
  });
  const corrected = (key: string, startedAt: string, corrections: WorkingActivityRow['corrections']) =>
    corrections.map((one) =>
      entry(
        { key, startedAt },
        one,
        texts.trailCorrected({
          before: stateText(one.before, timeZone),
          after: stateText(one.after, timeZone),
        }),
      ),
    );
  return [
    ...activities.flatMap(({ id, startedAt, corrections }) => corrected(String(id), startedAt, corrections)),
    ...removed.flatMap(({ activity, startedAt, record, removedAt, actor, reason }) => [
      ...corrected(String(activity), startedAt, record.corrections),
      entry(
        { key: String(activity), startedAt },
        { at: removedAt, actor, reason },
        texts.trailRemoved({ times: stateText({ startedAt, ...record }, timeZone) }),
      ),
    ]),
  ].toSorted((a, b) => a.day.localeCompare(b.day) || a.at.localeCompare(b.at));
}

function stateText({ startedAt, endedAt, pauses, ...places }: State, timeZone: Zone): string {
  const clock = (iso: string) => formatTime(new Date(iso), timeZone);
  const span =
    endedAt === null ? texts.since({ time: clock(startedAt) }) : `${clock(startedAt)}–${clock(endedAt)}`;
  const breaks = joinWords(pauses.map(({ from, to }) => `${clock(from)}–${clock(to)}`));
  const times = breaks ? texts.withPauses({ span, pauses: breaks }) : span;
  const { user, branch, department } = places;
  const names = [user, branch, department].map((place) => place?.name);
  return [times, ...names].filter(Boolean).join(', ');
}
