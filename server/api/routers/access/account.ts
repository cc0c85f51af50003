import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import { procedure, router } from '#api/http/trpc.ts';
import * as texts from '#api/routers/texts.ts';
import { ownPasswordInput, ownProfileInput, ownSessionInput, ownTerminalPinInput } from '#inputs/account.ts';
import { comparisonsInput, comparisonsOutput } from '#inputs/comparison.ts';
import { comparisons, keepComparisonsSummary } from '#text/sales-texts.ts';
import { changeOwnProfile } from '#use-cases/accounts/change-own-profile.ts';
import { changePassword } from '#use-cases/accounts/change-password.ts';
import { endOtherSessions } from '#use-cases/accounts/end-other-sessions.ts';
import { endSession } from '#use-cases/accounts/end-session.ts';
import { listSessions } from '#use-cases/accounts/list-sessions.ts';
import { showOwnProfile } from '#use-cases/accounts/show-own-profile.ts';
import { keepComparisons, listComparisons } from '#use-cases/insights/keep-comparisons.ts';
import { setTerminalPin } from '#use-cases/working/set-terminal-pin.ts';
import { ownProfileSchema, sessionViewSchema } from './account-view.ts';

const access = ['ROLE_EMPLOYEE'] as const;
const tag = texts.tagAccount;

function rest(
  method: RestMeta['method'],
  path: `/${string}`,
  rest: Omit<RestMeta, 'method' | 'path' | 'tag'>,
) {
  return { method, path: `/users/me${path}` as const, tag, ...rest };
}

/** What signed-in people see and change about themselves. */
export const accountRouter = router({
  profile: procedure
    .meta({
      access,
      rest: rest('GET', '/profile', { summary: texts.accountProfile, output: ownProfileSchema }),
    })
    .query(({ ctx }) => showOwnProfile(ctx.deps, requireUser(ctx.actor))),

  comparisons: procedure
    .meta({ access, rest: rest('GET', '/comparisons', { summary: comparisons, output: comparisonsOutput }) })
    .query(({ ctx }) => listComparisons(ctx.deps, requireUser(ctx.actor))),

  keepComparisons: procedure
    .meta({
      access,
      rest: rest('PUT', '/comparisons', {
        summary: keepComparisonsSummary,
        failures: ['not-found', 'day-invalid', 'ends-before-start', 'range-too-long'],
        output: comparisonsOutput,
      }),
    })
    .input(comparisonsInput)
    .mutation(({ ctx, input }) => keepComparisons(ctx.deps, requireUser(ctx.actor), input.comparisons)),

  updateProfile: procedure
    .meta({
      access,
      rest: {
        method: 'PUT',
        path: '/users/me',
        tag,
        summary: texts.accountUpdateProfile,
        description: texts.accountUpdateProfileNote,
        output: ownProfileSchema,
      },
    })
    .input(ownProfileInput)
    .mutation(({ ctx, input }) => changeOwnProfile(ctx.deps, requireUser(ctx.actor), input)),

  changePassword: procedure
    .meta({
      access,
      limit: 'login',
      rest: rest('POST', '/password', {
        status: 204,
        summary: texts.accountChangePassword,
        description: texts.accountChangePasswordNote + texts.passwordRules,
        failures: ['too-many-logins', 'logins-busy'],
      }),
    })
    .input(ownPasswordInput)
    .mutation(({ ctx, input: { currentPassword, newPassword } }) =>
      changePassword(ctx.deps, requireUser(ctx.actor), {
        currentPassword: currentPassword ?? null,
        newPassword,
        sessionToken: ctx.request.sessionToken ?? '',
      }),
    ),

  sessions: procedure
    .meta({
      access,
      rest: rest('GET', '/sessions', {
        summary: texts.accountSessions,
        output: z.array(sessionViewSchema),
      }),
    })
    .query(({ ctx }) => listSessions(ctx.deps, requireUser(ctx.actor).id, ctx.request.sessionToken)),

  endSession: procedure
    .meta({
      access,
      rest: rest('DELETE', '/sessions/{id}', { status: 204, summary: texts.accountEndSession }),
    })
    .input(ownSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx.deps, requireUser(ctx.actor), input.id)),

  endOtherSessions: procedure
    .meta({
      access,
      rest: rest('DELETE', '/sessions', { status: 204, summary: texts.accountEndOtherSessions }),
    })
    .mutation(({ ctx }) =>
      endOtherSessions(ctx.deps, requireUser(ctx.actor), ctx.request.sessionToken ?? ''),
    ),

  setTerminalPin: procedure
    .meta({
      access,
      rest: rest('PUT', '/terminal-pin', {
        status: 204,
        summary: texts.accountSetTerminalPin,
        description: texts.accountSetTerminalPinNote,
      }),
    })
    .input(ownTerminalPinInput)
    .mutation(({ ctx, input }) => {
      const actor = requireUser(ctx.actor);
      return setTerminalPin(ctx.deps, actor, { id: actor.id, pin: input.pin });
    }),
});
