import { z } from 'zod';
import { entity, type Row } from './entity.ts';
import { choice, multiline, shaped, text, toggle } from './fields.ts';

/** A page of the shop with a content of its own. */
export const site = entity({
  name: 'site',
  path: '/sites',
  label: { one: 'Seite', many: 'Seiten', gender: 'feminine' },
  fields: {
    path: text('Pfad'),
    name: text('Name'),
    title: text('Titel'),
    description: multiline('Beschreibung'),
    type: choice('Art', { custom_site: 'Eigene Seite' }),
    isPublic: toggle('Öffentlich'),
    content: shaped('Inhalt', 'content', z.looseObject({ body: z.array(z.unknown()) })),
  },
  list: {
    columns: ['name', 'path', 'isPublic'],
    search: ['name', 'path', 'title'],
    sort: ['id', 'name', 'path'],
    filters: ['isPublic', 'type'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type Site = Row<typeof site>;
