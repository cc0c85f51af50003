import { entity, type Row } from './entity.ts';
import { identifier, reference } from './fields.ts';

/** A table of a branch where guests sit. */
export const table = entity({
  name: 'table',
  path: '/tables',
  label: { one: 'Tisch', many: 'Tische', gender: 'masculine' },
  fields: {
    identifier: identifier('Tischnummer'),
    branch: reference('Filiale', 'branch'),
  },
  list: {
    columns: ['identifier', 'branch'],
    search: ['identifier'],
    sort: ['id', 'identifier', 'branch'],
    filters: ['branch', 'identifier'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type TableRow = Row<typeof table>;
