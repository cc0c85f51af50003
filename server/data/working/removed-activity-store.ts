import type { Client } from '#data/client.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { RemovedActivity, WorkTimeStore } from '#use-cases/working/work-time-store.ts';

export type RemovedPart = Pick<WorkTimeStore, 'keepRemoved' | 'removedActivities'>;

/** Deleted working activities, which are kept. */
export function removedActivityStore(client: Client): RemovedPart {
  return {
    keepRemoved: async (removed) => {
      await client.removedActivity.createMany({
        data: removed.map(({ activity, user, branch, startedAt, removedAt, record, ...trail }) => ({
          ...trail,
          activityId: activity,
          userId: user,
          branchId: branch,
          startedAt: new Date(startedAt),
          removedAt: new Date(removedAt),
          record: { ...record },
        })),
      });
    },
    removedActivities: async ({ user, branches, from, to, skip, take }) => {
      const where: Prisma.RemovedActivityWhereInput = {
        ...(user !== null && { userId: user }),
        ...(branches && { branchId: { in: [...branches] } }),
        startedAt: { ...(from && { gte: from }), ...(to && { lt: to }) },
      };
      const total = await client.removedActivity.count({ where });
      const rows = await client.removedActivity.findMany({
        where,
        orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
        skip,
        ...(take !== null && { take }),
      });
      return { rows: rows.map(toRemoved), total };
    },
  };
}

function toRemoved(row: Prisma.RemovedActivityGetPayload<object>): RemovedActivity {
  return {
    activity: row.activityId,
    user: row.userId,
    userName: row.userName,
    branch: row.branchId,
    startedAt: row.startedAt.toISOString(),
    removedAt: row.removedAt.toISOString(),
    actor: row.actor,
    actorId: row.actorId,
    reason: row.reason,
    // Only keepRemoved writes it.
    record: row.record as object as RemovedActivity['record'],
  };
}
