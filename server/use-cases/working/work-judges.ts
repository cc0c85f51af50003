import type { Fault } from '#domain/errors.ts';
import { department } from '#entities/department.ts';
import { project } from '#entities/project.ts';
import { task } from '#entities/task.ts';
import type { workingActivity } from '#entities/working-activity.ts';
import type { workingSchedule } from '#entities/working-schedule.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { Judge } from '#use-cases/records/check-record.ts';
import { workPlaceFaults, worksIn } from './work-place.ts';

type WorkStores = Pick<Stores, 'workTime' | 'records'>;
type Former<V> = ({ id: number } & V) | null;

/*
 * Validation of work and schedules that depends on other records, beyond references and uniqueness: people, projects and
 * departments of other branches, overlapping hours and entries. A record may keep what it had before.
 */

export const judgeActivity: Judge<typeof workingActivity.fields> = async ({ workTime }, record, former) => {
  await workTime.lockUser(record.user);
  if (isChanged(record, former, ['user', 'branch', 'department', 'project', 'task'])) {
    const faults = await workPlaceFaults({ workTime }, record, record.user);
    if (faults.length > 0) return faults;
  }
  if (!isChanged(record, former, ['user', 'startedAt', 'endedAt'])) return [];
  const isTaken = await workTime.hasActivityIn({
    user: record.user,
    from: new Date(record.startedAt),
    to: record.endedAt === null ? null : new Date(record.endedAt),
    except: former?.id ?? null,
  });
  return isTaken ? [{ code: 'time-overlap', field: 'startedAt' }] : [];
};

/** Nobody is in two places, and someone absent does not work: any two entries of a person exclude each other. */
export const judgeSchedule: Judge<typeof workingSchedule.fields> = async ({ workTime }, record, former) => {
  await workTime.lockUser(record.user);
  if (isChanged(record, former, ['user', 'branch', 'department'])) {
    const place = { branch: record.branch, department: record.department, project: null, task: null };
    const faults = await workPlaceFaults({ workTime }, place, record.user);
    if (faults.length > 0) return faults;
  }
  if (!isChanged(record, former, ['user', 'from', 'to'])) return [];
  const isTaken = await workTime.hasScheduleIn({
    user: record.user,
    from: new Date(record.from),
    to: new Date(record.to),
    except: former?.id ?? null,
  });
  return isTaken ? [{ code: 'time-overlap', field: 'from' }] : [];
};

export const judgeTask: Judge<typeof task.fields> = async (stores, record, former) => {
  if (!isChanged(record, former, ['branch', 'project', 'assignee'])) return [];
  const { branch, assignee } = record;
  const place = { branch, department: null, project: record.project, task: null };
  const faults = await workPlaceFaults(stores, place, null);
  if (assignee !== null && !(await worksIn(stores, assignee, branch))) {
    faults.push({ code: 'not-of-branch', field: 'assignee' });
  }
  return [...faults, ...(await movedFaults(stores, task.name, record, former))];
};

export const judgeProject: Judge<typeof project.fields> = async (stores, record, former) => {
  const isMoved = isChanged(record, former, ['branch']);
  const known = isMoved ? [] : (former?.members ?? []).map(({ id }) => id);
  const faults: Fault[] = [];
  for (const [index, { id }] of record.members.entries()) {
    if (known.includes(id) || (await worksIn(stores, id, record.branch))) continue;
    faults.push({ code: 'not-of-branch', field: `members.${index}` });
  }
  return [...faults, ...(await movedFaults(stores, project.name, record, former))];
};

export const judgeDepartment: Judge<typeof department.fields> = (stores, record, former) =>
  movedFaults(stores, department.name, record, former);

/** Something that hours, tasks or people refer to stays in its branch: they would be left behind in the old one. */
async function movedFaults<V extends { branch: number }>(
  { records }: WorkStores,
  name: string,
  record: V,
  former: Former<V>,
): Promise<Fault[]> {
  if (!former || former.branch === record.branch) return [];
  const isUsed = (await records.referrers(name, [former.id])).length > 0;
  return isUsed ? [{ code: 'branch-fixed', field: 'branch' }] : [];
}

function isChanged<V extends object>(record: V, former: V | null, names: readonly (keyof V)[]): boolean {
  return former === null || names.some((name) => record[name] !== former[name]);
}
