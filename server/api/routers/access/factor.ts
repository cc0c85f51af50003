import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { tagAccount } from '#api/routers/texts.ts';
import { confirmFactorInput, ownFactorInput } from '#inputs/factor.ts';
import { beginFactor } from '#use-cases/factor/begin-factor.ts';
import { confirmFactor } from '#use-cases/factor/confirm-factor.ts';
import { renewRecoveryCodes } from '#use-cases/factor/recovery-codes.ts';
import { removeFactor } from '#use-cases/factor/remove-factor.ts';
import { type FactorView, showFactor } from '#use-cases/factor/show-factor.ts';
import * as texts from './factor-texts.ts';

export const factorViewSchema: z.ZodType<FactorView> = z.strictObject({
  isOn: z.boolean(),
  since: z.iso.datetime({ offset: true }).nullable(),
  codesLeft: z.int(),
  passkeys: z.int(),
});
const begunSchema = z.strictObject({ secret: z.string(), address: z.string() });
const codesSchema = z.strictObject({ codes: z.array(z.string()) });

const access = ['ROLE_EMPLOYEE'] as const;
const GUESSES = ['too-many-logins', 'logins-busy'] as const;

function rest(
  method: RestMeta['method'],
  path: '' | `/${string}`,
  rest: Omit<RestMeta, 'method' | 'path' | 'tag'>,
) {
  return { method, path: `/users/me/second-factor${path}` as const, tag: tagAccount, ...rest };
}

/** What proves once more who calls. */
export const callOf = ({ request }: Context, { currentPassword }: z.infer<typeof ownFactorInput>) => ({
  currentPassword: currentPassword ?? null,
  sessionToken: request.sessionToken ?? '',
});

/** The second factor of whoever is signed in; open as well to those who have to set one up first. */
export const factorRouter = router({
  show: procedure
    .meta({
      access,
      isForFactor: true,
      rest: rest('GET', '', { summary: texts.factorShow, output: factorViewSchema }),
    })
    .query(({ ctx }) => showFactor(ctx.deps, requireUser(ctx.actor).id)),

  begin: procedure
    .meta({
      access,
      isForFactor: true,
      limit: 'login',
      rest: rest('POST', '', {
        summary: texts.factorBegin,
        description: texts.factorBeginNote,
        output: begunSchema,
        failures: ['second-factor-on', ...GUESSES],
      }),
    })
    .input(ownFactorInput)
    .mutation(({ ctx, input }) => beginFactor(ctx.deps, requireUser(ctx.actor), callOf(ctx, input))),

  confirm: procedure
    .meta({
      access,
      isForFactor: true,
      limit: 'login',
      rest: rest('POST', '/confirm', {
        summary: texts.factorConfirm,
        description: texts.factorConfirmNote,
        output: codesSchema,
        failures: ['second-factor-on', 'second-factor-off', 'too-many-logins'],
      }),
    })
    .input(confirmFactorInput)
    .mutation(async ({ ctx, input }) => {
      const sessionToken = ctx.request.sessionToken ?? '';
      return { codes: await confirmFactor(ctx.deps, requireUser(ctx.actor), { ...input, sessionToken }) };
    }),

  renewCodes: procedure
    .meta({
      access,
      limit: 'login',
      rest: rest('POST', '/recovery-codes', {
        summary: texts.factorRenewCodes,
        output: codesSchema,
        failures: ['second-factor-off', ...GUESSES],
      }),
    })
    .input(ownFactorInput)
    .mutation(async ({ ctx, input }) => ({
      codes: await renewRecoveryCodes(ctx.deps, requireUser(ctx.actor), callOf(ctx, input)),
    })),

  remove: procedure
    .meta({
      access,
      limit: 'login',
      rest: rest('POST', '/remove', {
        status: 204,
        summary: texts.factorRemove,
        failures: ['second-factor-off', ...GUESSES],
      }),
    })
    .input(ownFactorInput)
    .mutation(({ ctx, input }) => removeFactor(ctx.deps, requireUser(ctx.actor), callOf(ctx, input))),
});
