import { dueBefore, RETENTION_COUNTRIES, STAGES } from '#domain/privacy/retention.ts';
import type { Deps } from '#use-cases/ports.ts';

/**
 * What should have been forgotten before `since` and is still there: orders and contact forms, each counted up to `most`; and when the
 * first of it should have been.
 */
export async function countOverdue(
  { db }: Pick<Deps, 'db'>,
  since: Date,
  most: number,
): Promise<{ orders: number; forms: number; since: Date | null }> {
  const { periods, startsAt, changedAt } = await db.guests.retention();
  const notBefore = new Date(Math.max(startsAt.getTime(), changedAt.getTime()));
  const due =
    notBefore > since
      ? []
      : RETENTION_COUNTRIES.flatMap((country) =>
          STAGES.map((stage) => {
            const months = periods.countries[country][stage];
            return { country, stage, months, before: dueBefore(since, months) };
          }),
        );
  const orders = await db.guests.countOverdue({ due, notBefore, untouchedSince: since, most });
  const forms = await overdueForms(db, since, periods.shop.forms, changedAt);
  const [first = null] = [orders.since, forms.since]
    .filter((at) => at !== null)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { orders: orders.orders, forms: Math.min(forms.count, most), since: first };
}

async function overdueForms({ guests }: Deps['db'], since: Date, months: number, changedAt: Date) {
  if (changedAt > since) return { count: 0, since: null };
  const { count, oldest } = await guests.countForms(dueBefore(since, months));
  if (!oldest) return { count, since: null };
  const dueAt = dueBefore(oldest, -months).getTime();
  return { count, since: new Date(Math.max(dueAt, changedAt.getTime())) };
}
