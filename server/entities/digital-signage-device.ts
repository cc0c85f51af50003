import { entity, ofBranch } from './entity.ts';
import { optionalInstant, optionalReference, readOnly, reference, required, text, toggle } from './fields.ts';

/** A screen on a wall; its key is shown once and opens /signage/{key}. */
export const digitalSignageDevice = entity({
  name: 'digital-signage-device',
  path: '/digital-signage-devices',
  label: { one: 'TV', many: 'TVs', gender: 'masculine' },
  fields: {
    name: required(text('Name')),
    branch: reference('Filiale', 'branch'),
    stream: optionalReference('Stream', 'digital-signage-stream', 'refuse'),
    isEnabled: toggle('Aktiv', true),
    lastSeenAt: readOnly(optionalInstant('Zuletzt gesehen')),
  },
  list: {
    columns: ['name', 'branch', 'stream', 'isEnabled', 'lastSeenAt'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['branch', 'stream', 'isEnabled'],
  },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
  scope: ofBranch(),
});
