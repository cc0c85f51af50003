import { pausedUntil } from '#domain/shop/service.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { DEFAULT_ZONE, type Zone, zoneName } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, isTimeZone, localDayOf, MINUTE } from '#domain/time/zoned-time.ts';
import { formatMoment, formatShortMoment } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';

/** What decides whether guests can order at a branch; form values fit as well as a record. */
export interface BranchTimes {
  isEnabled: boolean;
  isPublic: boolean;
  openingHours: readonly OpeningHour[];
  orderableFrom: string | null;
  timeZone: Zone;
}

export type BranchTone = 'open' | 'paused' | 'closed' | 'off';

/** The state of a branch in one sentence: 'Geöffnet bis 18:00 Uhr'. */
export function branchSentence(branch: BranchTimes, now: Date): { tone: BranchTone; text: string } {
  if (!branch.isEnabled) return { tone: 'off', text: texts.disabledState };
  if (!branch.isPublic) return { tone: 'off', text: texts.privateState };
  const name = zoneName(branch.timeZone);
  const zone = isTimeZone(name) ? name : DEFAULT_ZONE;
  const from = pausedUntil(branch, null, now);
  if (from) return { tone: 'paused', text: texts.pausedState({ moment: formatMoment(from, now, zone) }) };
  const { isOpen, until, nextOpening } = openState(branch.openingHours, now, zone);
  if (isOpen)
    return {
      tone: 'open',
      text: until ? texts.openUntil({ time: formatShortMoment(until, now, zone) }) : texts.alwaysOpen,
    };
  return {
    tone: 'closed',
    text: nextOpening ? texts.closedUntil({ moment: formatMoment(nextOpening, now, zone) }) : texts.closedNow,
  };
}

export interface PauseChoice {
  label: string;
  until(now: Date, timeZone: Zone): Date;
}

export const PAUSES: readonly PauseChoice[] = [
  ...([30, 60, 120] as const).map((minutes) => ({
    label: minutes < 60 ? texts.minutes({ minutes }) : texts.hours({ hours: minutes / 60 }),
    until: (now: Date) => new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE + minutes * MINUTE),
  })),
  {
    label: texts.untilTomorrow,
    until: (now, zone) => new Date(instantOf(addDays(localDayOf(now, zone), 1), 0, zone, 'first')),
  },
];
