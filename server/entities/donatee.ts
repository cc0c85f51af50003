import { entity } from './entity.ts';
import { identifier, internal, multiline, required, text, toggle } from './fields.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

/** An organisation that guests may choose as the recipient of a donation paid by the shop. */
export const donatee = entity({
  name: 'donatee',
  path: '/donatees',
  label: { one: texts.donatee, many: texts.donatees, gender: 'masculine' },
  fields: translated({
    identifier: identifier(),
    name: required(text(texts.name)),
    description: translatable(multiline(texts.description)),
    // An organisation that is no longer offered stays on past orders that chose it.
    isEnabled: internal(toggle(texts.enabled, true)),
  }),
  list: {
    columns: ['name', 'identifier'],
    search: ['name', 'identifier', 'description'],
    sort: ['id', 'name', 'identifier'],
    filters: ['identifier', 'isEnabled'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
  unique: [['identifier']],
});
