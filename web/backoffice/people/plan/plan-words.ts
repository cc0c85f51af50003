import type { Zone } from '#domain/time/zone-offsets.ts';
import { daysBetween, type LocalDay } from '#domain/time/zoned-time.ts';
import type { ScheduleType } from '#domain/working/working-schedule.ts';
import { inHours } from '#domain/working/working-time.ts';
import { workingSchedule } from '#entities/working-schedule.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

export const TYPE_NAMES = workingSchedule.fields.type.choices ?? {};

/** The look of an entry; icon and word say the same, and in print the border. */
export const TYPE_LOOKS: Readonly<Record<ScheduleType, { box: string; icon: StaffIconName }>> = {
  work: { box: 'border-secondary border-l-4 bg-secondary-soft', icon: 'time' },
  holiday: { box: 'border-warning border-l-4 border-dashed bg-warning-soft', icon: 'holiday' },
  sick: { box: 'border-primary-edge border-l-4 border-dotted bg-primary-soft', icon: 'warning' },
  training: { box: 'border-ink border-l-4 border-double bg-sand', icon: 'catalog' },
  other: { box: 'border-line-strong border-l-4 border-dashed bg-paper', icon: 'close' },
};

/** '38,5': hours with at most two decimals. */
export function hoursText(milliseconds: number): string {
  return decimalText(inHours(milliseconds));
}

/** '09:00–17:00' in local time of the zone. */
export function spanText({ from, to }: { from: string; to: string }, timeZone: Zone): string {
  return `${formatTime(new Date(from), timeZone)}–${formatTime(new Date(to), timeZone)}`;
}

/** 'diese Woche', 'nächste Woche', or empty for weeks further away. */
export function weekWord(monday: LocalDay, thisMonday: LocalDay): string | null {
  const weeks = daysBetween(thisMonday, monday) / 7;
  return (
    new Map([
      [-1, texts.relativeLastWeek],
      [0, texts.relativeThisWeek],
      [1, texts.relativeNextWeek],
    ]).get(weeks) ?? null
  );
}
