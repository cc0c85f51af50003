import { createSchema, updateSchema } from '#entities/entity.ts';
import type { Field } from '#entities/field.ts';
import { user } from '#entities/user.ts';
import { newPassword } from './password.ts';

/** null: nobody has chosen one yet. */
const password: Field<string | null> = {
  schema: newPassword.nullable(),
  label: 'Passwort',
  widget: 'password',
  column: 'plain',
  default: null,
};

/** A new user as it is sent: the fields, and a password that goes in and never comes out. */
export const withPassword = { ...user, fields: { ...user.fields, password } };

/** POST /api/users: the fields of a user, and a password; without one an invitation is mailed. */
export const createUserInput = createSchema(withPassword);
/** PUT /api/users/{id}: what is missing stays, the password too. */
export const updateUserInput = updateSchema(withPassword);
