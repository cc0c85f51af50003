import { entity } from './entity.ts';
import { multiline, optionalDay, reference, references, required, text, toggle } from './fields.ts';

/** A piece of work with a start and an end, with tasks and hours. */
export const project = entity({
  name: 'project',
  path: '/projects',
  label: { one: 'Projekt', many: 'Projekte', gender: 'neuter' },
  fields: {
    name: required(text('Name')),
    description: multiline('Beschreibung'),
    branch: reference('Filiale', 'branch'),
    // Employees see the projects that they are members of (R100).
    members: references('Mitglieder', 'user'),
    startsOn: optionalDay('Beginn'),
    endsOn: optionalDay('Ende'),
    isCompleted: toggle('Abgeschlossen'),
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
