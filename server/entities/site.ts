import { entity, type Row } from './entity.ts';
import { choice, multiline, required, text, toggle } from './fields.ts';
import { pageContent, sitePath } from './shapes/content.ts';

/** A page of the shop with its own content. */
export const site = entity({
  name: 'site',
  path: '/sites',
  label: { one: 'Seite', many: 'Seiten', gender: 'feminine' },
  fields: {
    path: sitePath(),
    name: required(text('Name')),
    title: text('Titel'),
    description: multiline('Beschreibung'),
    type: choice('Art', {
      custom_site: 'Seite',
      custom_vacancy: 'Stelle',
      custom_configurator: 'Konfigurator',
      custom_party_service: 'Partyservice',
      simple: 'Einfache Seite',
    }),
    isPublic: toggle('Veröffentlicht'),
    content: pageContent(),
  },
  list: {
    columns: ['name', 'path', 'isPublic'],
    search: ['name', 'path', 'title'],
    sort: ['id', 'name', 'path'],
    filters: ['isPublic', 'type'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
  unique: [['path']],
});

export type Site = Row<typeof site>;
