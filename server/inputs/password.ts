import { z } from 'zod';
import { MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD, utf8Length } from '#domain/access/password.ts';

/** 256 bytes are enough for every passphrase; more would only keep the hash busy (A36). */
const limited = z
  .string()
  .max(MAXIMUM_PASSWORD_BYTES, { abort: true })
  .refine((value) => utf8Length(value) <= MAXIMUM_PASSWORD_BYTES, { params: { code: 'too-long' } });

/** A password that is proved, whatever it is worth. */
export const presentPassword = limited.min(1);
/** A password that is chosen; the other rules are the domain's. */
export const newPassword = limited.min(MINIMUM_PASSWORD);
