import { entity, ofBranch } from './entity.ts';
import { choice, instant, optionalInstant, readOnly, reference, required, text, toggle } from './fields.ts';

/** A counter PC, terminal, kiosk or screen. Its key is shown once and stored only as a hash. */
export const device = entity({
  name: 'device',
  path: '/devices',
  label: { one: 'Gerät', many: 'Geräte', gender: 'neuter' },
  fields: {
    name: required(text('Name')),
    branch: reference('Filiale', 'branch'),
    type: choice('Art', {
      counter: 'Kassen-PC',
      kitchen: 'Küche',
      terminal: 'Terminal für Zeiterfassung',
      kiosk: 'Selbstbedienung',
    }),
    isEnabled: toggle('Aktiv', true),
    lastSeenAt: readOnly(optionalInstant('Zuletzt gesehen')),
    appVersion: readOnly(text('Version der App')),
    platform: readOnly(text('System')),
    keyChangedAt: readOnly(instant('Schlüssel vergeben am')),
  },
  list: {
    columns: ['name', 'branch', 'isEnabled', 'lastSeenAt'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['branch', 'isEnabled', 'type'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: ofBranch(),
});
