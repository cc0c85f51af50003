import { z } from 'zod';
import { existingPassword } from './password.ts';

/** With the gaps that people type. */
export const factorCode = z.string().trim().min(1).max(40);

export const confirmFactorInput = z.strictObject({ code: factorCode });
/** The password is not required in the first 30 minutes after signing in with a mailed link. */
export const ownFactorInput = z.strictObject({ currentPassword: existingPassword.nullish() });

/** What the browser's WebAuthn answers, as it is: verified by what is in it. */
const answer = z.looseObject({ id: z.string().min(1).max(1_400) });
export const addPasskeyInput = z.strictObject({ name: z.string().trim().min(1).max(60), answer });
export const removePasskeyInput = z.strictObject({
  id: z.string().min(1).max(1_400),
  currentPassword: existingPassword.nullish(),
});
export const passkeyLoginInput = z.strictObject({ answer });
