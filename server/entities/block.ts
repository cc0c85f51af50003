import { entity, type Row } from './entity.ts';
import { identifier } from './fields.ts';
import { pageContent } from './shapes/content.ts';
import { translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

/** Content shared by several pages. */
export const block = entity({
  name: 'block',
  path: '/blocks',
  label: { one: texts.block, many: texts.blocks, gender: 'masculine' },
  fields: translated({
    identifier: identifier(),
    content: pageContent(),
  }),
  list: {
    columns: ['identifier'],
    search: ['identifier'],
    sort: ['id', 'identifier'],
    filters: ['identifier'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
  unique: [['identifier']],
});

export type Block = Row<typeof block>;
