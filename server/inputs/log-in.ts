import { z } from 'zod';
import { existingPassword } from './password.ts';

export const loginInput = z.strictObject({
  username: z.string().trim().min(1).max(255),
  password: existingPassword,
});
export const loginLinkRequestInput = z.strictObject({ email: z.string().trim().min(1).max(255) });
export const loginLinkInput = z.strictObject({ token: z.string().min(1).max(100) });

export type LoginInput = z.infer<typeof loginInput>;
