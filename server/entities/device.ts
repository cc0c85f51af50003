import { entity, type Row } from './entity.ts';
import { optionalInstant, reference, text, toggle } from './fields.ts';

/** A counter PC, terminal, kiosk or screen. Its key is shown once and stored only as a hash. */
export const device = entity({
  name: 'device',
  path: '/devices',
  label: { one: 'Gerät', many: 'Geräte', gender: 'neuter' },
  fields: {
    name: text('Name'),
    branch: reference('Filiale', 'branch'),
    isEnabled: toggle('Aktiv'),
    lastSeenAt: optionalInstant('Zuletzt gesehen'),
  },
  list: {
    columns: ['name', 'branch', 'isEnabled', 'lastSeenAt'],
    search: ['name'],
    sort: ['id', 'name'],
    filters: ['branch', 'isEnabled'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
});

export type DeviceRow = Row<typeof device>;
