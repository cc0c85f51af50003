import { entity, ofBranch } from './entity.ts';
import { multiline, reference, required, text } from './fields.ts';
import * as texts from './texts.ts';

/** A part of a branch with its own staff and work: kitchen, counter, delivery. */
export const department = entity({
  name: 'department',
  path: '/departments',
  label: { one: texts.department, many: texts.departments, gender: 'feminine' },
  fields: {
    name: required(text(texts.name)),
    description: multiline(texts.description),
    branch: reference(texts.branch, 'branch'),
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
