import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import {
  bulkChangeSchema,
  bulkChangeView,
  changeManyFace,
  deletionView,
  removeManyFace,
  undoChangeCall,
} from '#api/routers/bulk-calls.ts';
import { crud } from '#api/routers/crud.ts';
import { selectionSchema } from '#api/routers/list-query.ts';
import { summariesCall } from '#api/routers/summaries.ts';
import * as texts from '#api/routers/texts.ts';
import { rowSchema } from '#entities/entity.ts';
import { type UserRow, user } from '#entities/user.ts';
import { userId, userPasswordInput, userTerminalPinInput } from '#inputs/account.ts';
import { createUserInput, updateUserInput } from '#inputs/user.ts';
import { requireAccount } from '#use-cases/access/require-account.ts';
import { createUser, type UserDraft } from '#use-cases/accounts/create-user.ts';
import { deleteUser, deleteUsers } from '#use-cases/accounts/delete-user.ts';
import { endUserSessions } from '#use-cases/accounts/end-user-sessions.ts';
import { listSessions } from '#use-cases/accounts/list-sessions.ts';
import { sendLoginLink } from '#use-cases/accounts/send-login-link.ts';
import { setPassword } from '#use-cases/accounts/set-password.ts';
import { type UserChange, updateUser } from '#use-cases/accounts/update-user.ts';
import { undoUsersChange, updateUsers } from '#use-cases/accounts/update-users.ts';
import { resetFactor } from '#use-cases/factor/remove-factor.ts';
import { showFactor } from '#use-cases/factor/show-factor.ts';
import { selectedIds } from '#use-cases/records/select-records.ts';
import { setTerminalPin } from '#use-cases/working/set-terminal-pin.ts';
import { sessionViewSchema } from './account-view.ts';
import { factorViewSchema } from './factor.ts';
import * as factorTexts from './factor-texts.ts';

const { list, get, restore } = crud(user);
const output = rowSchema(user);
const administrators = ['ROLE_ADMIN'] as const;
const tag = user.label.many;

/** People who can sign in. */
export const usersRouter = router({
  list,
  get,
  restore,
  summaries: summariesCall(user),

  create: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'POST',
        path: '/users',
        status: 201,
        tag,
        summary: texts.usersCreate,
        description: texts.usersCreateNote,
        output,
      },
    })
    .input(createUserInput)
    .mutation(
      ({ ctx, input }): Promise<UserRow> => createUser(ctx.deps, requireUser(ctx.actor), input as UserDraft),
    ),

  update: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'PUT',
        path: '/users/{id}',
        tag,
        summary: texts.usersUpdate,
        description: texts.usersUpdateNote,
        output,
        failures: ['last-administrator', 'own-account'],
      },
    })
    .input(updateUserInput)
    .mutation(
      ({ ctx, input }): Promise<UserRow> => updateUser(ctx.deps, requireUser(ctx.actor), input as UserChange),
    ),

  remove: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'DELETE',
        path: '/users/{id}',
        status: 204,
        tag,
        summary: texts.usersRemove,
        failures: ['last-administrator', 'own-account', 'in-use'],
      },
    })
    .input(userId)
    .mutation(({ ctx, input }) => deleteUser(ctx.deps, requireUser(ctx.actor), input.id)),

  removeMany: procedure
    .meta({
      ...removeManyFace(user),
      access: administrators,
    })
    .input(selectionSchema(user))
    .mutation(async ({ ctx, input }) =>
      deletionView(
        await deleteUsers(
          ctx.deps,
          requireUser(ctx.actor),
          await selectedIds(ctx.deps, ctx.actor, user, input),
        ),
      ),
    ),

  changeMany: procedure
    .meta({ ...changeManyFace(user), access: administrators })
    .input(bulkChangeSchema(user))
    .mutation(async ({ ctx: { deps, actor }, input: { values, ...selection } }) => {
      const ids = await selectedIds(deps, actor, user, selection);
      return bulkChangeView(await updateUsers(deps, requireUser(actor), ids, values));
    }),

  undoChange: undoChangeCall(
    user,
    (deps, actor, call) => undoUsersChange(deps, requireUser(actor), call),
    administrators,
  ),

  sessions: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'GET',
        path: '/users/{id}/sessions',
        tag,
        summary: texts.usersSessions,
        output: z.array(sessionViewSchema),
      },
    })
    .input(userId)
    .query(({ ctx, input }) => listSessions(ctx.deps, input.id, ctx.request.sessionToken)),

  endSessions: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'DELETE',
        path: '/users/{id}/sessions',
        status: 204,
        tag,
        summary: texts.usersEndSessions,
        description: texts.usersEndSessionsNote,
      },
    })
    .input(userId)
    .mutation(({ ctx, input }) => endUserSessions(ctx.deps, requireUser(ctx.actor), input.id)),

  setPassword: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'POST',
        path: '/users/{id}/password',
        status: 204,
        tag,
        summary: texts.usersSetPassword,
        description: texts.usersSetPasswordNote,
        failures: ['own-account'],
      },
    })
    .input(userPasswordInput)
    .mutation(({ ctx, input }) => setPassword(ctx.deps, requireUser(ctx.actor), input)),

  sendLoginLink: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'POST',
        path: '/users/{id}/login-link',
        status: 204,
        tag,
        summary: texts.usersSendLoginLink,
        description: texts.usersSendLoginLinkNote,
        failures: ['account-not-usable', 'mail-failed'],
      },
    })
    .input(userId)
    .mutation(({ ctx, input }) => sendLoginLink(ctx.deps, requireUser(ctx.actor), input.id)),

  factor: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'GET',
        path: '/users/{id}/second-factor',
        tag,
        summary: factorTexts.usersFactor,
        output: factorViewSchema,
      },
    })
    .input(userId)
    .query(async ({ ctx, input }) => {
      await requireAccount(ctx.deps, input.id);
      return showFactor(ctx.deps, input.id);
    }),

  resetFactor: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'DELETE',
        path: '/users/{id}/second-factor',
        status: 204,
        tag,
        summary: factorTexts.usersResetFactor,
        description: factorTexts.usersResetFactorNote,
        failures: ['own-account', 'second-factor-off'],
      },
    })
    .input(userId)
    .mutation(({ ctx, input }) => resetFactor(ctx.deps, requireUser(ctx.actor), input.id)),

  setTerminalPin: procedure
    .meta({
      access: ['ROLE_MANAGER'],
      rest: {
        method: 'PUT',
        path: '/users/{id}/terminal-pin',
        status: 204,
        tag,
        summary: texts.usersSetTerminalPin,
        description: texts.usersSetTerminalPinNote,
      },
    })
    .input(userTerminalPinInput)
    .mutation(({ ctx, input }) => setTerminalPin(ctx.deps, requireUser(ctx.actor), input)),
});
