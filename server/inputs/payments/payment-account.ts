import { z } from 'zod';
import { ACCOUNT_FIELDS, ACCOUNT_METHODS } from '#domain/payment/account-fields.ts';
import { WRITTEN_MEANS } from '#domain/payment/payment-means.ts';

const branch = z.int().min(1).max(2_147_483_647).nullish();

/** What any provider may want to know; the domain says which of them a provider needs, and what they look like. */
const values = Object.fromEntries(
  Object.values(ACCOUNT_FIELDS).flatMap((fields) =>
    fields.map(({ name }) => [name, z.string().max(1_000).nullish()]),
  ),
) as Record<
  (typeof ACCOUNT_FIELDS)[keyof typeof ACCOUNT_FIELDS][number]['name'],
  z.ZodOptional<z.ZodNullable<z.ZodString>>
>;

export const paymentAccountKeyInput = z.strictObject({ method: z.enum(ACCOUNT_METHODS), branch });
export const paymentAccountInput = z.strictObject({ ...paymentAccountKeyInput.shape, ...values });

export const paymentMeansInput = z.strictObject({
  ...paymentAccountKeyInput.shape,
  method: z.enum(WRITTEN_MEANS),
  names: z.array(z.string().trim().min(1).max(1_000)).max(200),
});
