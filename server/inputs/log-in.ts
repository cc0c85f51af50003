import { z } from 'zod';
import { factorCode } from './factor.ts';
import { existingPassword } from './password.ts';

export const loginInput = z.strictObject({
  username: z.string().trim().min(1).max(255),
  password: existingPassword,
  /** Of the second factor, from the authenticator or one of the recovery codes. */
  code: factorCode.optional(),
});
export const loginLinkRequestInput = z.strictObject({ email: z.string().trim().min(1).max(255) });
export const loginLinkInput = z.strictObject({
  token: z.string().min(1).max(100),
  code: factorCode.optional(),
});

export type LoginInput = z.infer<typeof loginInput>;
