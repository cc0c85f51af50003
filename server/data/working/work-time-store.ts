import type { Client } from '#data/client.ts';
import type { ScheduleType } from '#domain/working/working-schedule.ts';
import type { Pause } from '#domain/working/working-time.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StoredActivity, StoredSchedule, WorkTimeStore } from '#use-cases/working/work-time-store.ts';
import { type LeavePart, leaveStore } from './leave-store.ts';
import { type RemovedPart, removedActivityStore } from './removed-activity-store.ts';

/** Working activities, schedules and contracts, over a client or the client of a transaction. */
export function workTimeStore(client: Client): WorkTimeStore {
  return {
    ...activities(client),
    ...schedules(client),
    ...references(client),
    ...leaveStore(client),
    ...removedActivityStore(client),
  };
}

type ActivityPart = Pick<
  WorkTimeStore,
  | 'lockUser'
  | 'startActivity'
  | 'pauseActivity'
  | 'resumeActivity'
  | 'endActivity'
  | 'openActivity'
  | 'activitiesOf'
  | 'hasActivityIn'
>;

type ActivityRow = Prisma.WorkingActivityGetPayload<object>;

/** An activity with more breaks than this is not a working day. */
const MAXIMUM_PAUSES = 200;

/** The finished pauses plus the open one, ending at `at`; one without length is left out. */
function pausesUntil(at: string) {
  return Prisma.sql`CASE WHEN "pausedAt" < ${at}::timestamptz
    THEN "pauses" || jsonb_build_array(jsonb_build_object(
      'from', to_char("pausedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'to', ${at}::text))
    ELSE "pauses" END`;
}

function activities(client: Client): ActivityPart {
  // The expected state is in WHERE: of two simultaneous commands one finds no row (A69).
  const changed = async (change: Prisma.Sql) => {
    const rows = await client.$queryRaw<ActivityRow[]>(change);
    return rows.map(toActivity)[0] ?? null;
  };
  return {
    lockUser: async (user) => {
      await client.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${user}::int FOR NO KEY UPDATE`;
    },
    startActivity: ({ user, branch, department, project, task, note }, at) =>
      changed(Prisma.sql`
        INSERT INTO "WorkingActivity" ("userId", "branchId", "departmentId", "projectId", "taskId", "note", "startedAt")
        VALUES (${user}::int, ${branch}::int, ${department}::int, ${project}::int, ${task}::int, ${note},
          ${at.toISOString()}::timestamptz)
        ON CONFLICT ("userId") WHERE "endedAt" IS NULL DO NOTHING
        RETURNING *`),
    pauseActivity: (user, at) =>
      changed(Prisma.sql`
        UPDATE "WorkingActivity" SET "pausedAt" = GREATEST("startedAt", ${at.toISOString()}::timestamptz), "updatedAt" = now()
        WHERE "userId" = ${user}::int AND "endedAt" IS NULL AND "pausedAt" IS NULL
          AND jsonb_array_length("pauses") < ${MAXIMUM_PAUSES}::int
        RETURNING *`),
    resumeActivity: (user, at) =>
      changed(Prisma.sql`
        UPDATE "WorkingActivity" SET "pauses" = ${pausesUntil(at.toISOString())}, "pausedAt" = NULL, "updatedAt" = now()
        WHERE "userId" = ${user}::int AND "endedAt" IS NULL AND "pausedAt" IS NOT NULL
        RETURNING *`),
    endActivity: (user, at) =>
      changed(Prisma.sql`
        UPDATE "WorkingActivity" SET "pauses" = ${pausesUntil(at.toISOString())}, "pausedAt" = NULL, "updatedAt" = now(),
          "endedAt" = GREATEST("startedAt", "pausedAt", ${at.toISOString()}::timestamptz)
        WHERE "userId" = ${user}::int AND "endedAt" IS NULL
        RETURNING *`),
    openActivity: async (user) => {
      const row = await client.workingActivity.findFirst({ where: { userId: user, endedAt: null } });
      return row && toActivity(row);
    },
    activitiesOf: async (user, from, to, limit) => {
      const rows = await client.workingActivity.findMany({
        where: { userId: user, startedAt: { lt: to }, OR: [{ endedAt: null }, { endedAt: { gt: from } }] },
        orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
        take: limit,
      });
      return rows.map(toActivity);
    },
    hasActivityIn: async ({ user, from, to, except }) => {
      const row = await client.workingActivity.findFirst({
        where: {
          userId: user,
          ...(to && { startedAt: { lt: to } }),
          OR: [{ endedAt: null }, { endedAt: { gt: from } }],
          ...(except !== null && { id: { not: except } }),
        },
        select: { id: true },
      });
      return row !== null;
    },
  };
}

type SchedulePart = Pick<WorkTimeStore, 'schedulesOf' | 'hasScheduleIn'>;

function schedules(client: Client): SchedulePart {
  return {
    schedulesOf: async (user, from, to, limit) => {
      const rows = await client.workingSchedule.findMany({
        where: { userId: user, from: { lt: to }, to: { gt: from } },
        orderBy: [{ from: 'asc' }, { id: 'asc' }],
        take: limit,
      });
      return rows.map(toSchedule);
    },
    hasScheduleIn: async ({ user, from, to, except }) => {
      const row = await client.workingSchedule.findFirst({
        where: {
          userId: user,
          ...(to && { from: { lt: to } }),
          to: { gt: from },
          ...(except !== null && { id: { not: except } }),
        },
        select: { id: true },
      });
      return row !== null;
    },
  };
}

function references(
  client: Client,
): Omit<WorkTimeStore, keyof ActivityPart | keyof SchedulePart | keyof LeavePart | keyof RemovedPart> {
  return {
    project: async (id) => {
      const row = await client.project.findUnique({ where: { id } });
      return row && { branch: row.branchId, members: row.members, isCompleted: row.isCompleted };
    },
    task: async (id) => {
      const row = await client.task.findUnique({ where: { id } });
      return (
        row && {
          branch: row.branchId,
          project: row.projectId,
          assignee: row.assigneeId,
          isCompleted: row.isCompleted,
        }
      );
    },
    departmentBranch: async (id) => {
      const row = await client.department.findUnique({ where: { id }, select: { branchId: true } });
      return row?.branchId ?? null;
    },
    terminalPeople: (branch, now) =>
      client.user.findMany({
        where: {
          terminalPinHash: { not: null },
          isEnabled: true,
          isLocked: false,
          AND: [
            { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
            // Administrators work everywhere.
            { OR: [{ branches: { has: branch } }, { roles: { has: 'ROLE_ADMIN' } }] },
          ],
          roles: { isEmpty: false },
        },
        orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
        select: { id: true, firstName: true, lastName: true },
      }),
    openWork: async (branch, user) => {
      const [projects, tasks] = await Promise.all([
        client.project.findMany({
          where: { branchId: branch, isCompleted: false, ...(user !== null && { members: { has: user } }) },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          select: { id: true, name: true },
        }),
        client.task.findMany({
          where: { branchId: branch, isCompleted: false, ...(user !== null && { assigneeId: user }) },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          select: { id: true, name: true, projectId: true },
        }),
      ]);
      return {
        projects,
        tasks: tasks.map(({ id, name, projectId }) => ({ id, name, project: projectId })),
      };
    },
    person: (id) =>
      client.user.findUnique({
        where: { id },
        select: { id: true, firstName: true, lastName: true, roles: true, branches: true },
      }),
  };
}

function toActivity(row: ActivityRow): StoredActivity {
  return {
    id: row.id,
    user: row.userId,
    branch: row.branchId,
    department: row.departmentId,
    project: row.projectId,
    task: row.taskId,
    startedAt: new Date(row.startedAt).toISOString(),
    endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
    pausedAt: row.pausedAt && new Date(row.pausedAt).toISOString(),
    pauses: toPauses(row.pauses),
    note: row.note,
  };
}

/** jsonb reorders keys. */
function toPauses(pauses: Prisma.JsonValue): Pause[] {
  // A CHECK of the database allows only lists, and only this store and the entity's schema write them.
  return (pauses as unknown[] as Pause[]).map(({ from, to }) => ({ from, to }));
}

function toSchedule(row: Prisma.WorkingScheduleGetPayload<object>): StoredSchedule {
  return {
    id: row.id,
    user: row.userId,
    branch: row.branchId,
    department: row.departmentId,
    // A CHECK of the database allows no other values.
    type: row.type as ScheduleType,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    breakMinutes: row.breakMinutes,
    note: row.note,
  };
}
