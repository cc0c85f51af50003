import { z } from 'zod';

/** 256 bytes are enough for every passphrase; more would only keep the hash busy (attacks A36). */
const password = z
  .string()
  .min(1)
  .max(256)
  .refine((value) => new TextEncoder().encode(value).length <= 256, { params: { code: 'too-long' } });

export const loginInput = z.strictObject({ username: z.string().trim().min(1).max(255), password });
export const loginLinkRequestInput = z.strictObject({ email: z.string().trim().min(1).max(255) });
export const loginLinkInput = z.strictObject({ token: z.string().min(1).max(100) });

export type LoginInput = z.infer<typeof loginInput>;
