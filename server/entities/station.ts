import { entity, ofBranch } from './entity.ts';
import {
  choice,
  integer,
  optionalReference,
  reference,
  references,
  required,
  text,
  toggle,
  withDefault,
} from './fields.ts';
import * as stationTexts from './station-texts.ts';
import * as texts from './texts.ts';

const copies = (label: string) => withDefault(integer(label, { maximum: 5 }), 1);

/** A place in a branch that makes a part of its orders and has slips of its own: kitchen, bar, ice cream. */
export const station = entity({
  name: 'station',
  path: '/stations',
  label: { one: stationTexts.station, many: stationTexts.stations, gender: 'feminine' },
  fields: {
    name: required(text(texts.name, 40)),
    branch: reference(texts.branch, 'branch'),
    isEnabled: toggle(texts.enabled, true),
    categories: references(texts.categories, 'category'),
    takesRest: toggle(stationTexts.takesRest),
    layout: choice(stationTexts.stationLayout, {
      kitchen: stationTexts.kitchenTicket,
      label: stationTexts.labelPerItem,
    }),
    takeawayCopies: copies(stationTexts.takeawayCopies),
    deliveryCopies: copies(stationTexts.deliveryCopies),
    dineInCopies: copies(stationTexts.dineInCopies),
    devices: references(stationTexts.stationDevices, 'device'),
    fallback: optionalReference(stationTexts.fallbackStation, 'station'),
  },
  list: {
    columns: ['name', 'branch', 'isEnabled', 'layout'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['branch', 'isEnabled'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  unique: [['branch', 'name']],
  scope: ofBranch(),
  check: ({ categories, takesRest }) =>
    categories.length === 0 && !takesRest ? [{ code: 'required', field: 'categories' }] : [],
});
