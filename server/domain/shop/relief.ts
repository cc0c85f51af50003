import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, localDayOf, MINUTE } from '#domain/time/zoned-time.ts';

/** A `Service` of branch.ts, which itself has a relief. */
type Service = 'takeaway' | 'delivery' | 'dineIn';

/**
 * How a branch relieves its kitchen for a while. Instants are ISO 8601 and end by themselves; null = not at all. A pause
 * takes no orders for now; while it is busy, every promised time lies `busyMinutes` later (R170, R171).
 */
export interface Relief {
  takeawayPausedUntil: string | null;
  deliveryPausedUntil: string | null;
  dineInPausedUntil: string | null;
  busyMinutes: number;
  busyUntil: string | null;
}

export const NO_RELIEF: Relief = {
  takeawayPausedUntil: null,
  deliveryPausedUntil: null,
  dineInPausedUntil: null,
  busyMinutes: 0,
  busyUntil: null,
};

/** Minutes, or the end of the calendar day of the branch. */
export const PAUSE_LENGTHS = ['15', '30', '60', 'tomorrow'] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** Minutes by which all promises can be postponed. */
export const BUSY_STEPS = [10, 15, 30] as const;
export type BusyMinutes = (typeof BUSY_STEPS)[number];

/** A rush ends after this time, so that a forgotten button does not delay the whole evening. */
const BUSY_FOR = 60 * MINUTE;

/** pause: no orders for now; resume: takes them again; busy: postpones promises, 0 ends that. */
export type ReliefCommand =
  | { type: 'pause'; services: readonly Service[]; length: PauseLength }
  | { type: 'resume'; services: readonly Service[] }
  | { type: 'busy'; minutes: BusyMinutes | 0 };

const FIELDS = {
  takeaway: 'takeawayPausedUntil',
  delivery: 'deliveryPausedUntil',
  dineIn: 'dineInPausedUntil',
} as const satisfies Record<Service, keyof Relief>;

/** When the pause of a service ends; null if it has none at `now`. */
export function servicePause(relief: Relief | undefined, service: Service, now: Date): Date | null {
  return ahead(relief?.[FIELDS[service]] ?? null, now);
}

/** Until when, and by how many minutes, the promises of a branch are put off; null = they are not. */
export function busyState(relief: Relief | undefined, now: Date): { minutes: number; until: Date } | null {
  const until = ahead(relief?.busyUntil ?? null, now);
  return relief && until && relief.busyMinutes > 0 ? { minutes: relief.busyMinutes, until } : null;
}

/** Applies a staff command and clears what has expired. */
export function relieved(relief: Relief, command: ReliefCommand, now: Date, timeZone: Zone): Relief {
  const current = stillAhead(relief, now);
  switch (command.type) {
    case 'pause': {
      const until = pauseEndOf(command.length, now, timeZone).toISOString();
      return { ...current, ...Object.fromEntries(command.services.map((one) => [FIELDS[one], until])) };
    }
    case 'resume':
      return { ...current, ...Object.fromEntries(command.services.map((one) => [FIELDS[one], null])) };
    case 'busy': {
      const isBusy = command.minutes > 0;
      const busyUntil = isBusy ? wholeMinute(now.getTime() + BUSY_FOR).toISOString() : null;
      return { ...current, busyMinutes: command.minutes, busyUntil };
    }
  }
}

/** Minutes are counted from the next whole one, so that a countdown begins with them in full. */
function pauseEndOf(length: PauseLength, now: Date, timeZone: Zone): Date {
  if (length === 'tomorrow')
    return new Date(instantOf(addDays(localDayOf(now, timeZone), 1), 0, timeZone, 'first'));
  return wholeMinute(now.getTime() + Number(length) * MINUTE);
}

function wholeMinute(time: number): Date {
  return new Date(Math.ceil(time / MINUTE) * MINUTE);
}

function stillAhead(relief: Relief, now: Date): Relief {
  const busy = busyState(relief, now);
  const until = (service: Service) => servicePause(relief, service, now)?.toISOString() ?? null;
  return {
    takeawayPausedUntil: until('takeaway'),
    deliveryPausedUntil: until('delivery'),
    dineInPausedUntil: until('dineIn'),
    busyMinutes: busy?.minutes ?? 0,
    busyUntil: busy?.until.toISOString() ?? null,
  };
}

function ahead(instant: string | null, now: Date): Date | null {
  const at = instant === null ? null : new Date(instant);
  return at && at > now ? at : null;
}
