import { entity, type Row } from './entity.ts';
import { choices, email, optionalInstant, references, text, toggle } from './fields.ts';

/** A person who can sign in. The password is never a field: it has calls of its own. */
export const user = entity({
  name: 'user',
  path: '/users',
  label: { one: 'Benutzer', many: 'Benutzer', gender: 'masculine' },
  fields: {
    email: email(),
    firstName: text('Vorname'),
    lastName: text('Nachname'),
    roles: choices('Rollen', {
      ROLE_EMPLOYEE: 'Mitarbeiter',
      ROLE_MANAGER: 'Filialleitung',
      ROLE_ADMIN: 'Administrator',
    }),
    branches: references('Filialen', 'branch'),
    isEnabled: toggle('Aktiv'),
    isLocked: toggle('Gesperrt'),
    expiresAt: optionalInstant('Gültig bis'),
  },
  list: {
    columns: ['lastName', 'firstName', 'email', 'roles'],
    search: ['email', 'firstName', 'lastName'],
    sort: ['id', 'email', 'lastName'],
    filters: ['isEnabled'],
  },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
});

export type UserRow = Row<typeof user>;
