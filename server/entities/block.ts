import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import { identifier, shaped } from './fields.ts';

/** A content that several pages share. */
export const block = entity({
  name: 'block',
  path: '/blocks',
  label: { one: 'Inhalt', many: 'Inhalte', gender: 'masculine' },
  fields: {
    identifier: identifier(),
    content: shaped('Inhalt', 'content', z.looseObject({ body: z.array(z.unknown()) })),
  },
  list: {
    columns: ['identifier'],
    search: ['identifier'],
    sort: ['id', 'identifier'],
    filters: ['identifier'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type Block = Row<typeof block>;
