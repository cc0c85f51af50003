import { entity, ofBranch } from './entity.ts';
import { multiline, reference, required, text } from './fields.ts';

/** A part of a branch with its own staff and work: kitchen, counter, delivery. */
export const department = entity({
  name: 'department',
  path: '/departments',
  label: { one: 'Abteilung', many: 'Abteilungen', gender: 'feminine' },
  fields: {
    name: required(text('Name')),
    description: multiline('Beschreibung'),
    branch: reference('Filiale', 'branch'),
  },
  list: {
    columns: ['name', 'branch'],
    search: ['name', 'description'],
    sort: ['id', 'name', 'branch'],
    filters: ['branch', 'name'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  unique: [['branch', 'name']],
  scope: ofBranch(),
});
