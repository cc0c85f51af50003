import { entity, ofBranch } from './entity.ts';
import { reference, required, text } from './fields.ts';
import * as texts from './texts.ts';

/** A table for guests in a branch. */
export const table = entity({
  name: 'table',
  path: '/tables',
  label: { one: texts.table, many: texts.tables, gender: 'masculine' },
  fields: {
    identifier: required(text(texts.tableIdentifier, 20)),
    branch: reference(texts.branch, 'branch'),
  },
  list: {
    columns: ['identifier', 'branch'],
    search: ['identifier'],
    sort: ['id', 'identifier', 'branch'],
    filters: ['branch', 'identifier'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
  unique: [['branch', 'identifier']],
  scope: ofBranch(),
});
