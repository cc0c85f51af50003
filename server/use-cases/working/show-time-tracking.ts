import { AppError } from '#domain/errors.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { daySpan, inHours, workedOn } from '#domain/working/working-time.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type TrackedActivity, trackedActivity } from './tracked-activity.ts';

export interface TimeTracking {
  user: { id: number; firstName: string; lastName: string };
  currentActivity: TrackedActivity | null;
  /** ISO 8601; a terminal keeps counting from here, whatever its own clock shows. */
  serverTime: string;
  /** Hours worked on the branch's calendar day, two decimals. */
  todayHours: number;
}

/** No day has more activities than this. */
const MOST_PER_DAY = 500;

/** Who is at the terminal, and what they are doing. */
export async function showTimeTracking(deps: Deps, actor: UserActor, branch: number): Promise<TimeTracking> {
  const now = deps.clock.now();
  const timeZone = await zoneOf(deps, branch);
  const today = localDayOf(now, timeZone);
  const { start, end } = daySpan(today, timeZone);
  const [person, current, activities] = await Promise.all([
    deps.db.workTime.person(actor.id),
    deps.db.workTime.openActivity(actor.id),
    deps.db.workTime.activitiesOf(actor.id, new Date(start), new Date(end), MOST_PER_DAY),
  ]);
  if (!person) throw new AppError('not-found');
  return {
    user: { id: person.id, firstName: person.firstName, lastName: person.lastName },
    currentActivity: current && trackedActivity(current, now),
    serverTime: now.toISOString(),
    todayHours: inHours(workedOn(today, activities, { timeZone, now })),
  };
}

async function zoneOf(deps: Deps, branch: number): Promise<Zone> {
  const { shop } = await deps.db.shop.snapshot();
  const found = shop.branches.find(({ id }) => id === branch);
  if (!found) throw new AppError('not-found');
  return found.timeZone;
}
