import { entity, ofBranch } from './entity.ts';
import { optionalInstant, optionalReference, readOnly, reference, required, text, toggle } from './fields.ts';
import * as texts from './texts.ts';

/** A screen on a wall; its key is shown once and opens /signage/{key}. */
export const digitalSignageDevice = entity({
  name: 'digital-signage-device',
  path: '/digital-signage-devices',
  label: { one: texts.digitalSignageDevice, many: texts.digitalSignageDevices, gender: 'masculine' },
  fields: {
    name: required(text(texts.name)),
    branch: reference(texts.branch, 'branch'),
    stream: optionalReference(texts.stream, 'digital-signage-stream', 'refuse'),
    isEnabled: toggle(texts.enabled, true),
    lastSeenAt: readOnly(optionalInstant(texts.lastSeenAt)),
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
