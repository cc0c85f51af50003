import { entity, type Row } from './entity.ts';
import { identifier, multiline, text } from './fields.ts';

/** An organisation that guests may choose to receive a donation paid by the shop. */
export const donatee = entity({
  name: 'donatee',
  path: '/donatees',
  label: { one: 'Spendenempfänger', many: 'Spendenempfänger', gender: 'masculine' },
  fields: {
    identifier: identifier(),
    name: text('Name'),
    description: multiline('Beschreibung'),
  },
  list: {
    columns: ['name', 'identifier'],
    search: ['name', 'identifier', 'description'],
    sort: ['id', 'name', 'identifier'],
    filters: ['identifier'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type DonateeRow = Row<typeof donatee>;
