import { validationError } from '#domain/errors.ts';
import { changeOf } from '#domain/privacy/journal.ts';
import {
  dueBefore,
  periodFaults,
  RETENTION_COUNTRIES,
  type RetentionPeriods,
  STAGES,
} from '#domain/privacy/retention.ts';
import { retentionMessage } from '#text/privacy/journal-texts.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { dueOrders } from './forget-guests.ts';
import type { DueCount, DueOrder, DueOrders } from './guest-store.ts';

/** Orders that a preview shows. */
const SAMPLE = 20;

export interface RetentionPreview {
  /** What would go now, by country and stage, where there is anything. */
  orders: (Omit<DueOrders, 'before'> & DueCount & { before: Date })[];
  /** The oldest of those whose guests would go. */
  sample: DueOrder[];
  forms: number;
  formsBefore: Date;
}

/** What would be forgotten with these periods if it were done now (R346). */
export async function previewRetention(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  periods: RetentionPeriods,
): Promise<RetentionPreview> {
  const now = clock.now();
  const orders: RetentionPreview['orders'] = [];
  const sample: DueOrder[] = [];
  for (const wanted of dueOrders(periods, now)) {
    const count = await db.guests.countDue(wanted);
    if (count.due + count.waiting > 0) orders.push({ ...wanted, ...count });
    if (count.due > 0 && sample.length < SAMPLE)
      sample.push(...(await db.guests.listDue(wanted, SAMPLE - sample.length)));
  }
  const formsBefore = dueBefore(now, periods.shop.forms);
  const known = new Map(sample.map((order) => [order.id, order]));
  return {
    orders: orders.toSorted((one, other) => placeOf(one) - placeOf(other)),
    sample: [...known.values()],
    forms: (await db.guests.countForms(formsBefore)).count,
    formsBefore,
  };
}

/** In the order of the screen: by country, then words, place, person. */
function placeOf({ country, stage }: Pick<DueOrders, 'country' | 'stage'>): number {
  return RETENTION_COUNTRIES.indexOf(country) * STAGES.length + STAGES.indexOf(stage);
}

/** The periods of the shop, and what goes next. */
export async function showRetention(deps: Deps) {
  const { periods, startsAt } = await deps.db.guests.retention();
  const isStarted = startsAt <= deps.clock.now();
  return { periods, startsAt, isStarted, preview: await previewRetention(deps, periods) };
}

/**
 * Sets the periods; what they make due goes with the next run. `startsNow`: without waiting for the day that was announced. Throws
 * 'validation-failed' (422).
 */
export async function saveRetention(
  deps: Deps,
  actor: UserActor,
  { periods, startsNow }: { periods: RetentionPeriods; startsNow: boolean },
): Promise<void> {
  const faults = periodFaults(periods).map((fault) => ({ ...fault, field: `periods.${fault.field}` }));
  if (faults.length > 0) throw validationError(faults);
  await deps.db.transaction(async ({ guests, logs }) => {
    const former = await guests.retention();
    const now = deps.clock.now();
    const startsAt = startsNow && former.startsAt > now ? now : former.startsAt;
    await guests.saveRetention({ periods, startsAt });
    await logs.add({
      level: 'info',
      source: 'staff',
      message: retentionMessage,
      ...authorOf(actor),
      subject: 'retention',
      subjectId: 1,
      journal: {
        action: 'retention-changed',
        change: changeOf(
          { ...former.periods.countries, ...former.periods.shop, startsAt: former.startsAt.toISOString() },
          { ...periods.countries, ...periods.shop, startsAt: startsAt.toISOString() },
        ),
      },
    });
  });
}
