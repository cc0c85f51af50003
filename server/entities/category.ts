import { entity, type Row, type SummaryRow } from './entity.ts';
import { hours, internal, optionalPercent, picture, required, text, toggle } from './fields.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

export const category = entity({
  name: 'category',
  path: '/categories',
  label: { one: texts.category, many: texts.categories, gender: 'feminine' },
  fields: translated({
    name: translatable(required(text(texts.name))),
    image: picture(texts.image),
    // What a new product of the category starts with (R190).
    tax: internal(optionalPercent(texts.categoryTax)),
    isEnabled: toggle(texts.enabled, true),
    isPublic: toggle(texts.isPublic, true),
    schedule: hours(texts.schedule),
    isVisibleWhenUnavailable: toggle(texts.visibleWhenUnavailable),
  }),
  list: {
    columns: ['name', 'isEnabled', 'isPublic'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['isEnabled', 'isPublic'],
    summary: ['name', 'isEnabled', 'isPublic'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type CategoryRow = Row<typeof category>;
export type CategorySummary = SummaryRow<typeof category>;
