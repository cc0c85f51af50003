import { entity } from './entity.ts';
import { multiline, optionalDay, reference, references, required, text, toggle } from './fields.ts';
import * as texts from './texts.ts';

/** A piece of work with a start and an end, with tasks and hours. */
export const project = entity({
  name: 'project',
  path: '/projects',
  label: { one: texts.project, many: texts.projects, gender: 'neuter' },
  fields: {
    name: required(text(texts.name)),
    description: multiline(texts.description),
    branch: reference(texts.branch, 'branch'),
    // Employees see the projects that they are members of (R100).
    members: references(texts.members, 'user'),
    startsOn: optionalDay(texts.startsOn),
    endsOn: optionalDay(texts.endsOn),
    isCompleted: toggle(texts.completed),
  },
  list: {
    columns: ['name', 'branch', 'startsOn', 'endsOn', 'isCompleted'],
    search: ['name', 'description'],
    sort: ['id', 'name', 'startsOn', 'endsOn'],
    filters: ['branch', 'isCompleted', 'members'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ({ user, isManager, branches }) => {
    if (branches === 'all') return 'all';
    if (isManager) return [{ field: 'branch', in: branches }];
    return [{ field: 'members', hasSome: user === null ? [] : [user] }];
  },
  check: ({ startsOn, endsOn }) =>
    startsOn !== null && endsOn !== null && endsOn < startsOn
      ? [{ code: 'ends-before-start', field: 'endsOn' }]
      : [],
});
