import { entity, type Row } from './entity.ts';
import { multiline, optionalDay, optionalReference, reference, required, text, toggle } from './fields.ts';
import * as texts from './texts.ts';

/** A to-do for one person. */
export const task = entity({
  name: 'task',
  path: '/tasks',
  label: { one: texts.task, many: texts.tasks, gender: 'feminine' },
  fields: {
    name: required(text(texts.name)),
    description: multiline(texts.description),
    branch: reference(texts.branch, 'branch'),
    project: optionalReference(texts.project, 'project', 'refuse'),
    // Employees see their own tasks (R100).
    assignee: optionalReference(texts.assignee, 'user'),
    dueOn: optionalDay(texts.dueOn),
    isCompleted: toggle(texts.taskCompleted),
  },
  list: {
    columns: ['name', 'branch', 'assignee', 'dueOn', 'isCompleted'],
    search: ['name', 'description'],
    sort: ['id', 'name', 'dueOn'],
    filters: ['branch', 'project', 'assignee', 'isCompleted'],
    summary: ['name'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ({ user, isManager, branches }) => {
    if (branches === 'all') return 'all';
    if (isManager) return [{ field: 'branch', in: branches }];
    return [{ field: 'assignee', in: user === null ? [] : [user] }];
  },
});

export type TaskRow = Row<typeof task>;
