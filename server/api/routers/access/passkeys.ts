import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { tagAccount } from '#api/routers/texts.ts';
import { addPasskeyInput, ownFactorInput, removePasskeyInput } from '#inputs/factor.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type PasskeyView,
  removePasskey,
} from '#use-cases/factor/register-passkey.ts';
import { callOf } from './factor.ts';
import * as texts from './factor-texts.ts';
import { creationOptions } from './passkey-options.ts';

const instant = z.iso.datetime({ offset: true });
const passkeySchema: z.ZodType<PasskeyView> = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

const access = ['ROLE_EMPLOYEE'] as const;
const GUESSES = ['too-many-logins', 'logins-busy'] as const;

function rest(
  method: RestMeta['method'],
  path: '' | `/${string}`,
  rest: Omit<RestMeta, 'method' | 'path' | 'tag'>,
) {
  return { method, path: `/users/me/passkeys${path}` as const, tag: tagAccount, ...rest };
}

/** The passkeys of whoever is signed in. */
export const passkeysRouter = router({
  list: procedure
    .meta({ access, rest: rest('GET', '', { summary: texts.passkeysList, output: z.array(passkeySchema) }) })
    .query(({ ctx }) => listPasskeys(ctx.deps, requireUser(ctx.actor).id)),

  begin: procedure
    .meta({
      access,
      isForFactor: true,
      limit: 'login',
      rest: rest('POST', '/options', {
        summary: texts.passkeysBegin,
        description: texts.passkeysBeginNote,
        output: creationOptions,
        failures: GUESSES,
      }),
    })
    .input(ownFactorInput)
    .mutation(({ ctx, input }) => beginPasskey(ctx.deps, requireUser(ctx.actor), callOf(ctx, input))),

  add: procedure
    .meta({
      access,
      isForFactor: true,
      limit: 'login',
      rest: rest('POST', '', { status: 204, summary: texts.passkeysAdd, failures: ['already-exists'] }),
    })
    .input(addPasskeyInput)
    .mutation(({ ctx, input }) =>
      addPasskey(ctx.deps, requireUser(ctx.actor), {
        ...input,
        sessionToken: ctx.request.sessionToken ?? '',
      }),
    ),

  remove: procedure
    .meta({
      access,
      limit: 'login',
      rest: rest('POST', '/{id}/remove', { status: 204, summary: texts.passkeysRemove, failures: GUESSES }),
    })
    .input(removePasskeyInput)
    .mutation(({ ctx, input: { id, ...input } }) =>
      removePasskey(ctx.deps, requireUser(ctx.actor), { id, ...callOf(ctx, input) }),
    ),
});
