import { entity, ofBranch } from './entity.ts';
import { reference, required, text } from './fields.ts';

/** A table for guests in a branch. */
export const table = entity({
  name: 'table',
  path: '/tables',
  label: { one: 'Tisch', many: 'Tische', gender: 'masculine' },
  fields: {
    identifier: required(text('Tischnummer', 20)),
    branch: reference('Filiale', 'branch'),
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
