import { entity, ofBranch } from './entity.ts';
import { choice, instant, optionalInstant, readOnly, reference, required, text, toggle } from './fields.ts';
import * as texts from './texts.ts';

/** A counter PC, terminal, kiosk or screen. Its key is shown once and stored only as a hash. */
export const device = entity({
  name: 'device',
  path: '/devices',
  label: { one: texts.device, many: texts.devices, gender: 'neuter' },
  fields: {
    name: required(text(texts.name)),
    branch: reference(texts.branch, 'branch'),
    type: choice(texts.type, {
      counter: texts.counter,
      kitchen: texts.kitchen,
      terminal: texts.terminal,
      kiosk: texts.kiosk,
    }),
    isEnabled: toggle(texts.enabled, true),
    lastSeenAt: readOnly(optionalInstant(texts.lastSeenAt)),
    appVersion: readOnly(text(texts.appVersion)),
    platform: readOnly(text(texts.platform)),
    keyChangedAt: readOnly(instant(texts.keyChangedAt)),
  },
  list: {
    columns: ['name', 'branch', 'isEnabled', 'lastSeenAt', 'appVersion'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['branch', 'isEnabled', 'type'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ofBranch(),
});
