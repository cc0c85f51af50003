import { entity, type Row } from './entity.ts';
import { multiline, optionalDay, optionalReference, reference, required, text, toggle } from './fields.ts';

/** A to-do for one person. */
export const task = entity({
  name: 'task',
  path: '/tasks',
  label: { one: 'Aufgabe', many: 'Aufgaben', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    description: multiline('Beschreibung'),
    branch: reference('Filiale', 'branch'),
    project: optionalReference('Projekt', 'project', 'refuse'),
    // Employees see their own tasks (R100).
    assignee: optionalReference('Zuständig', 'user'),
    dueOn: optionalDay('Fällig am'),
    isCompleted: toggle('Erledigt'),
  },
  list: {
    columns: ['name', 'branch', 'assignee', 'dueOn', 'isCompleted'],
    search: ['name', 'description'],
    sort: ['id', 'name', 'dueOn'],
    filters: ['branch', 'project', 'assignee', 'isCompleted'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ({ user, isManager, branches }) => {
    if (branches === 'all') return 'all';
    if (isManager) return [{ field: 'branch', in: branches }];
    return [{ field: 'assignee', in: user === null ? [] : [user] }];
  },
});

export type TaskRow = Row<typeof task>;
