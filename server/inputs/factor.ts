import { z } from 'zod';
import { existingPassword } from './password.ts';

/** With the gaps that people type. */
export const factorCode = z.string().trim().min(1).max(40);

export const confirmFactorInput = z.strictObject({ code: factorCode });
/** The password is not required in the first 30 minutes after signing in with a mailed link. */
export const ownFactorInput = z.strictObject({ currentPassword: existingPassword.nullish() });
