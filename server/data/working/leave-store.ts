import type { Client } from '#data/client.ts';
import type { Country } from '#domain/contact/country.ts';
import { localDayOf, type Weekday } from '#domain/time/zoned-time.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { StaffFilter, WorkTimeStore } from '#use-cases/working/work-time-store.ts';

export type LeavePart = Pick<WorkTimeStore, 'holidaysOf' | 'shiftDaysOf' | 'contracts' | 'holidayPlace'>;

/** The data that days of leave are counted from. */
export function leaveStore(client: Client): LeavePart {
  return {
    holidaysOf: async (users, from, to) => {
      const rows = await client.workingSchedule.findMany({
        where: { type: 'holiday', userId: { in: [...users] }, from: { lt: to }, to: { gt: from } },
        select: { userId: true, branchId: true, from: true, to: true },
      });
      const branches = await client.branch.findMany({
        select: { id: true, timeZone: true, country: true, holidayRegion: true },
      });
      const places = new Map(branches.map(({ id, ...place }) => [id, place]));
      return rows.flatMap((row) => {
        const place = places.get(row.branchId);
        if (!place) return [];
        return [
          {
            user: row.userId,
            from: row.from.toISOString(),
            to: row.to.toISOString(),
            timeZone: place.timeZone,
            // The entity's schema allows no other values.
            country: place.country as Country,
            holidayRegion: place.holidayRegion,
          },
        ];
      });
    },
    shiftDaysOf: async (users, from, to) => {
      if (users.length === 0) return [];
      const rows = await client.workingSchedule.findMany({
        where: { type: 'work', userId: { in: [...users] }, from: { gte: from, lt: to } },
        select: { userId: true, branchId: true, from: true },
      });
      const branches = await client.branch.findMany({ select: { id: true, timeZone: true } });
      const zones = new Map(branches.map(({ id, timeZone }) => [id, timeZone]));
      return rows.map((row) => ({
        user: row.userId,
        day: localDayOf(row.from, zones.get(row.branchId) ?? 'UTC'),
      }));
    },
    contracts: async (filter) => {
      const rows = await client.user.findMany({
        where: peopleOf(filter),
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          firstName: true,
          lastName: true,
          branches: true,
          createdAt: true,
          workingDays: true,
          holidayEntitlement: true,
          holidayCarriedOver: true,
          holidayCarriedOverYear: true,
          employedFrom: true,
          employedUntil: true,
        },
      });
      // The entity's schema allows no other weekdays.
      return rows.map((row) => ({ ...row, workingDays: row.workingDays as Weekday[] }));
    },
    holidayPlace: async (id) => {
      const row = await client.branch.findUnique({
        where: { id },
        select: { country: true, holidayRegion: true },
      });
      return row && { country: row.country as Country, holidayRegion: row.holidayRegion };
    },
  };
}

function peopleOf({ user, branches }: StaffFilter): Prisma.UserWhereInput {
  const places = branches && (user === null ? { branches: { hasSome: [...branches] } } : null);
  return {
    roles: { isEmpty: false },
    ...(user !== null && { id: user }),
    ...places,
  };
}
