import { createSchema, updateSchema } from '#entities/entity.ts';
import type { Field } from '#entities/field.ts';
import { user } from '#entities/user.ts';
import { newPassword } from './password.ts';
import * as texts from './texts.ts';

/** null: none chosen yet. */
const password: Field<string | null> = {
  schema: newPassword.nullable(),
  label: texts.userLabelNote,
  widget: 'password',
  column: 'plain',
  default: null,
};

/** A new user as sent: the fields, and a write-only password. */
export const withPassword = { ...user, fields: { ...user.fields, password } };

/** POST /api/users: the fields of a user, and a password; without one an invitation is mailed. */
export const createUserInput = createSchema(withPassword);
/** PUT /api/users/{id}: omitted fields stay as they are, including the password. */
export const updateUserInput = updateSchema(withPassword);
