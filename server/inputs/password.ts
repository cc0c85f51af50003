import { z } from 'zod';
import { MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD, utf8Length } from '#domain/access/password.ts';

/** 256 bytes are enough for any passphrase; more would only keep the hash busy (A36). */
const limited = z
  .string()
  .max(MAXIMUM_PASSWORD_BYTES, { abort: true })
  .refine((value) => utf8Length(value) <= MAXIMUM_PASSWORD_BYTES, { params: { code: 'too-long' } });

/** An existing password to check, however weak. */
export const existingPassword = limited.min(1);
/** A new password; the domain has the other rules. */
export const newPassword = limited.min(MINIMUM_PASSWORD);
