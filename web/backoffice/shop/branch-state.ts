import type { OpeningHour } from '#domain/opening-hours.ts';
import { openState } from '#domain/opening-hours.ts';
import { type Zone, zoneName } from '#domain/zone-offsets.ts';
import { addDays, instantOf, isTimeZone, localDayOf, MINUTE } from '#domain/zoned-time.ts';
import { formatMoment, formatTime } from '#text/calendar-texts.ts';

/** What of a branch says whether guests can order; a form's values fit as well as a record. */
export interface BranchTimes {
  isEnabled: boolean;
  isPublic: boolean;
  openingHours: readonly OpeningHour[];
  orderableFrom: string | null;
  timeZone: Zone;
}

export type BranchTone = 'open' | 'paused' | 'closed' | 'off';

/** The state of a branch in a sentence: 'Geöffnet bis 18:00 Uhr'. */
export function branchSentence(branch: BranchTimes, now: Date): { tone: BranchTone; text: string } {
  if (!branch.isEnabled) return { tone: 'off', text: 'Nicht aktiv: Gäste sehen die Filiale nicht.' };
  if (!branch.isPublic) return { tone: 'off', text: 'Nicht öffentlich: Gäste sehen nur, dass es sie gibt.' };
  const name = zoneName(branch.timeZone);
  const zone = isTimeZone(name) ? name : 'Europe/Vienna';
  const from = pausedUntil(branch, now);
  if (from) return { tone: 'paused', text: `Keine Bestellungen: wieder ${formatMoment(from, now, zone)}.` };
  const { isOpen, until, nextOpening } = openState(branch.openingHours, now, zone);
  if (isOpen)
    return { tone: 'open', text: until ? `Geöffnet bis ${formatTime(until, zone)} Uhr.` : 'Immer geöffnet.' };
  return {
    tone: 'closed',
    text: nextOpening ? `Geschlossen: öffnet ${formatMoment(nextOpening, now, zone)}.` : 'Geschlossen.',
  };
}

/** Until when no orders are taken; null where they are. */
export function pausedUntil({ orderableFrom }: Pick<BranchTimes, 'orderableFrom'>, now: Date): Date | null {
  const from = orderableFrom === null ? null : new Date(orderableFrom);
  return from && from > now ? from : null;
}

export interface PauseChoice {
  label: string;
  until(now: Date, timeZone: Zone): Date;
}

export const PAUSES: readonly PauseChoice[] = [
  ...([30, 60, 120] as const).map((minutes) => ({
    label: minutes < 60 ? `${minutes} Minuten` : `${minutes / 60} ${minutes === 60 ? 'Stunde' : 'Stunden'}`,
    until: (now: Date) => new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE + minutes * MINUTE),
  })),
  {
    label: 'Bis morgen',
    until: (now, zone) => new Date(instantOf(addDays(localDayOf(now, zone), 1), 0, zone, 'first')),
  },
];
