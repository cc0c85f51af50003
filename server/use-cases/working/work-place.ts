import type { Fault } from '#domain/errors.ts';
import { readerOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';

/** Where someone works, and on what; ids. */
export interface WorkPlace {
  branch: number;
  department: number | null;
  project: number | null;
  task: number | null;
}

type PlaceStores = Pick<Stores, 'workTime'>;

/** Whether the person works in the branch; administrators work in all of them. */
export async function worksIn({ workTime }: PlaceStores, user: number, branch: number): Promise<boolean> {
  const person = await workTime.person(user);
  return person !== null && (person.roles.includes('ROLE_ADMIN') || person.branches.includes(branch));
}

/**
 * The parts of a person's work that do not belong to its branch: the department, the project, the task (which must also
 * belong to the project), and the person. References are known to exist.
 */
export async function workPlaceFaults(
  stores: PlaceStores,
  place: WorkPlace,
  user: number | null,
): Promise<Fault[]> {
  const { workTime } = stores;
  const { branch } = place;
  const department = place.department === null ? null : await workTime.departmentBranch(place.department);
  const project = place.project === null ? null : await workTime.project(place.project);
  const task = place.task === null ? null : await workTime.task(place.task);
  const strangers = [
    ['user', user !== null && !(await worksIn(stores, user, branch))],
    ['department', department !== null && department !== branch],
    ['project', project !== null && project.branch !== branch],
    ['task', task !== null && task.branch !== branch],
  ] as const;
  const faults = strangers.flatMap(([field, isStranger]): Fault[] =>
    isStranger ? [{ code: 'not-of-branch', field }] : [],
  );
  const isOfOther = task !== null && place.project !== null && task.project !== place.project;
  return faults.length === 0 && isOfOther ? [{ code: 'task-of-other-project', field: 'task' }] : faults;
}

/**
 * The same for someone at a terminal, who sees only what is theirs: projects they are a member of and tasks assigned to them
 * (R110), or all of them for those who lead the branch; and nothing that is completed.
 */
export async function ownPlaceFaults(
  stores: PlaceStores,
  place: WorkPlace,
  actor: UserActor,
): Promise<Fault[]> {
  const { workTime } = stores;
  const { isManager: isLead } = readerOf(actor);
  const faults: Fault[] = [];
  const judge = (field: string, isKnown: boolean, isCompleted = false) => {
    if (!isKnown) faults.push({ code: 'reference-unknown', field });
    else if (isCompleted) faults.push({ code: 'already-completed', field });
  };
  if (place.department !== null) {
    judge('department', (await workTime.departmentBranch(place.department)) === place.branch);
  }
  const task = place.task === null ? null : await workTime.task(place.task);
  if (place.task !== null) {
    const isOwn = isLead || task?.assignee === actor.id;
    judge('task', task?.branch === place.branch && isOwn, task?.isCompleted);
  }
  if (place.project !== null) {
    const project = await workTime.project(place.project);
    const isOwn = isLead || project?.members.includes(actor.id) || task?.project === place.project;
    judge('project', project?.branch === place.branch && isOwn, project?.isCompleted);
  }
  return faults.length > 0 ? faults : workPlaceFaults(stores, place, null);
}
