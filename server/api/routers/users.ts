import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema } from '#entities/entity.ts';
import { type UserRow, user } from '#entities/user.ts';
import { userId, userPasswordInput, userTerminalPinInput } from '#inputs/account.ts';
import { createUserInput, updateUserInput } from '#inputs/user.ts';
import { createUser, type UserDraft } from '#use-cases/accounts/create-user.ts';
import { deleteUser, deleteUsers } from '#use-cases/accounts/delete-user.ts';
import { endUserSessions } from '#use-cases/accounts/end-user-sessions.ts';
import { listSessions } from '#use-cases/accounts/list-sessions.ts';
import { sendLoginLink } from '#use-cases/accounts/send-login-link.ts';
import { setPassword } from '#use-cases/accounts/set-password.ts';
import { type UserChange, updateUser } from '#use-cases/accounts/update-user.ts';
import { setTerminalPin } from '#use-cases/working/set-terminal-pin.ts';
import { sessionViewSchema } from './account-view.ts';
import { crud } from './crud.ts';
import { deletionView, removeManyFace, removeManyInput } from './deletion-view.ts';

const { list, get } = crud(user);
const output = rowSchema(user);
const administrators = ['ROLE_ADMIN'] as const;
const tag = user.label.many;

/** People who can sign in. */
export const usersRouter = router({
  list,
  get,

  create: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'POST',
        path: '/users',
        status: 201,
        tag,
        summary: 'Benutzer erstellen',
        description: 'Ohne password wird eine Einladung per E-Mail gesendet.',
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
        summary: 'Benutzer ändern',
        description: 'Was fehlt, bleibt, wie es ist. password meldet den Benutzer überall ab.',
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
        summary: 'Benutzer löschen',
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
    .input(removeManyInput)
    .mutation(async ({ ctx, input }) =>
      deletionView(await deleteUsers(ctx.deps, requireUser(ctx.actor), input.ids)),
    ),

  sessions: procedure
    .meta({
      access: administrators,
      rest: {
        method: 'GET',
        path: '/users/{id}/sessions',
        tag,
        summary: 'Sitzungen eines Benutzers auflisten',
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
        summary: 'Einen Benutzer überall abmelden',
        description: 'Beendet alle Sitzungen und macht gesendete Anmeldelinks ungültig.',
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
        summary: 'Passwort eines anderen Benutzers setzen',
        description:
          'Meldet den Benutzer überall ab. Das eigene Passwort ändert POST /api/users/me/password.',
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
        summary: 'Einladung oder Anmeldelink senden',
        description: 'Der Link in der E-Mail gilt einmal und 15 Minuten lang.',
        failures: ['account-not-usable', 'mail-failed'],
      },
    })
    .input(userId)
    .mutation(({ ctx, input }) => sendLoginLink(ctx.deps, requireUser(ctx.actor), input.id)),

  setTerminalPin: procedure
    .meta({
      access: ['ROLE_MANAGER'],
      rest: {
        method: 'PUT',
        path: '/users/{id}/terminal-pin',
        status: 204,
        tag,
        summary: 'PIN eines Benutzers für die Zeiterfassung setzen',
        description:
          '4 bis 8 Ziffern; null entfernt die PIN. Filialleitungen nur für Personal ihrer Filialen.',
      },
    })
    .input(userTerminalPinInput)
    .mutation(({ ctx, input }) => setTerminalPin(ctx.deps, requireUser(ctx.actor), input)),
});
