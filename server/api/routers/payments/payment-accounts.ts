import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import {
  paymentAccountInput,
  paymentAccountKeyInput,
  paymentMeansInput,
} from '#inputs/payments/payment-account.ts';
import { listPaymentAccounts } from '#use-cases/payments/accounts/list-payment-accounts.ts';
import { listPaymentGaps } from '#use-cases/payments/accounts/list-payment-gaps.ts';
import {
  type AccountDraft,
  removePaymentAccount,
  savePaymentAccount,
} from '#use-cases/payments/accounts/save-payment-account.ts';
import { testPaymentAccount } from '#use-cases/payments/accounts/test-payment-account.ts';
import { writeMeans } from '#use-cases/payments/accounts/write-means.ts';
import * as texts from './texts.ts';

const ADMINISTRATORS: Access = ['ROLE_ADMIN'];
const MANAGERS: Access = ['ROLE_MANAGER'];

const FAULTS = ['unauthorized', 'refused', 'unknown-payment', 'busy', 'unreachable', 'bad-answer'] as const;

const accountSchema = z.strictObject({
  method: z.enum(METHODS.map(({ code }) => code)),
  branch: z.int().nullable().describe(texts.branchNote),
  hint: z.string().meta({ examples: ['live_…8K2p'] }),
  isTest: z.boolean(),
  fault: z.string().nullable().describe(texts.faultNote),
  testedAt: z.string().nullable(),
  means: z
    .array(z.strictObject({ name: z.string().meta({ examples: ['TWINT'] }), image: z.string().nullable() }))
    .describe(texts.meansNote),
});
const testSchema = z.strictObject({
  isWorking: z.boolean(),
  fault: z.enum([...FAULTS, 'unreadable']).nullable(),
  isTest: z.boolean(),
  message: z.string(),
});
const gapSchema = z.strictObject({
  method: accountSchema.shape.method,
  branch: z.int(),
  isRefused: z.boolean(),
  message: z.string(),
});

const tag = texts.tag;
const FAILURES = ['required', 'payment-account-value-invalid', 'unknown-field', 'reference-unknown'] as const;
const MEANS_FAILURES = ['means-name-too-long', 'means-too-many', 'not-found'] as const;

/** The accounts of the shop and its branches at payment providers. What is secret goes in and never comes out. */
export const paymentAccountsRouter = router({
  list: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        ...{ method: 'GET', path: '/payment-accounts', tag, summary: texts.list, isList: true },
        output: accountSchema,
      },
    })
    .query(async ({ ctx }) => {
      const data = await listPaymentAccounts(ctx.deps);
      return { data, total: data.length };
    }),

  gaps: procedure
    .meta({
      access: MANAGERS,
      rest: {
        ...{ method: 'GET', path: '/payment-accounts/gaps', tag, summary: texts.gaps, isList: true },
        ...{ description: texts.gapsNote, output: gapSchema },
      },
    })
    .query(async ({ ctx }) => {
      const data = await listPaymentGaps(ctx.deps, ctx.actor);
      return { data, total: data.length };
    }),

  save: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        ...{ method: 'PUT', path: '/payment-accounts/{method}', tag, summary: texts.save },
        ...{ description: texts.saveNote, output: accountSchema, failures: FAILURES },
      },
    })
    .input(paymentAccountInput)
    .mutation(({ ctx, input }) => savePaymentAccount(ctx.deps, ctx.actor, draftOf(input))),

  means: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        ...{ method: 'PUT', path: '/payment-accounts/{method}/means', tag, summary: texts.means },
        ...{ description: texts.writtenMeansNote, output: accountSchema, failures: MEANS_FAILURES },
      },
    })
    .input(paymentMeansInput)
    .mutation(({ ctx, input: { method, branch = null, names } }) =>
      writeMeans(ctx.deps, ctx.actor, { method, branch }, names),
    ),

  remove: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        ...{ method: 'DELETE', path: '/payment-accounts/{method}', status: 204, tag },
        summary: texts.remove,
      },
    })
    .input(paymentAccountKeyInput)
    .mutation(async ({ ctx, input: { method, branch = null } }) => {
      if (!(await removePaymentAccount(ctx.deps, ctx.actor, { method, branch })))
        throw new AppError('not-found');
    }),

  test: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        ...{ method: 'POST', path: '/payment-accounts/{method}/test', tag, summary: texts.test },
        ...{ description: texts.testNote, output: testSchema, failures: FAILURES },
      },
    })
    .input(paymentAccountInput)
    .mutation(({ ctx, input }) => testPaymentAccount(ctx.deps, draftOf(input))),
});

function draftOf({ method, branch = null, ...values }: z.output<typeof paymentAccountInput>): AccountDraft {
  return { method, branch, values };
}
