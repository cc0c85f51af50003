import { z } from 'zod';
import { TERMINAL_PIN } from '#domain/access/password.ts';
import { user } from '#entities/user.ts';
import { existingPassword, newPassword } from './password.ts';

const id = z.int().min(1).max(2_147_483_647);
const { firstName, lastName, phone } = user.fields;

export const userId = z.strictObject({ id });

/** What users may change about themselves; roles, branches and states are for administrators (R103, A25). */
export const ownProfileInput = z.strictObject({
  firstName: firstName.schema.optional(),
  lastName: lastName.schema.optional(),
  phone: phone.schema.optional(),
});

export const ownPasswordInput = z.strictObject({
  /** Not required in the first 30 minutes after signing in with a mailed link. */
  currentPassword: existingPassword.nullish(),
  newPassword,
});

export const userPasswordInput = z.strictObject({ id, newPassword });

export const ownSessionInput = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/) });

/** 4 to 8 digits; null removes the PIN. */
const pin = z.string().max(8).regex(TERMINAL_PIN).nullable();

export const ownTerminalPinInput = z.strictObject({ pin });
export const userTerminalPinInput = z.strictObject({ id, pin });
