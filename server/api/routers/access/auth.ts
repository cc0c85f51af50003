import type { Context } from '#api/http/context.ts';
import { procedure, router } from '#api/http/trpc.ts';
import * as texts from '#api/routers/texts.ts';
import { AppError } from '#domain/errors.ts';
import { passkeyLoginInput } from '#inputs/factor.ts';
import { loginInput, loginLinkInput, loginLinkRequestInput } from '#inputs/log-in.ts';
import { type Login, logIn } from '#use-cases/accounts/log-in.ts';
import { askForPasskey, logInByPasskey } from '#use-cases/accounts/log-in-by-passkey.ts';
import { logOut } from '#use-cases/accounts/log-out.ts';
import { redeemLoginLink } from '#use-cases/accounts/redeem-login-link.ts';
import { requestLoginLink } from '#use-cases/accounts/request-login-link.ts';
import * as factorTexts from './factor-texts.ts';
import { requestOptions } from './passkey-options.ts';
import { type UserView, userView, userViewSchema } from './user-view.ts';

const tag = texts.tagLogin;

export const authRouter = router({
  login: procedure
    .meta({
      access: 'public',
      limit: 'login',
      rest: {
        method: 'POST',
        path: '/login',
        tag,
        summary: texts.authLogin,
        output: userViewSchema,
        failures: [
          'invalid-credentials',
          'second-factor-required',
          'passkey-required',
          'too-many-logins',
          'logins-busy',
        ],
      },
    })
    .input(loginInput)
    .mutation(async ({ ctx, input }) =>
      enter(ctx, await logIn(ctx.deps, { ...input, code: input.code ?? null, ...clientOf(ctx) })),
    ),

  passkeyOptions: procedure
    .meta({
      access: 'public',
      limit: 'login',
      rest: {
        method: 'POST',
        path: '/login/passkey/options',
        tag,
        summary: factorTexts.passkeyOptions,
        output: requestOptions,
      },
    })
    .mutation(({ ctx }) => askForPasskey(ctx.deps)),

  loginByPasskey: procedure
    .meta({
      access: 'public',
      limit: 'login',
      rest: {
        method: 'POST',
        path: '/login/passkey',
        tag,
        summary: factorTexts.passkeyLogin,
        description: factorTexts.passkeyLoginNote,
        output: userViewSchema,
        failures: ['passkey-unknown'],
      },
    })
    .input(passkeyLoginInput)
    .mutation(async ({ ctx, input: { answer } }) =>
      enter(ctx, await logInByPasskey(ctx.deps, { id: answer.id, answer, ...clientOf(ctx) })),
    ),

  logout: procedure
    .meta({
      access: 'public',
      rest: { method: 'POST', path: '/logout', status: 204, tag, summary: texts.authLogout },
    })
    .mutation(async ({ ctx }) => {
      if (ctx.request.sessionToken) await logOut(ctx.deps, ctx.request.sessionToken, ctx.request);
      ctx.session.clear();
    }),

  requestLoginLink: procedure
    .meta({
      access: 'public',
      limit: 'login-link',
      rest: {
        method: 'POST',
        path: '/login-link',
        status: 204,
        tag,
        summary: texts.authRequestLoginLink,
      },
    })
    .input(loginLinkRequestInput)
    .mutation(({ ctx, input }) => {
      // Not awaited: the response time must not reveal whether the account exists.
      mailLink(ctx, input.email).catch((error: unknown) => {
        ctx.deps.log.error({ err: error, request: ctx.request.id }, 'login link not sent');
      });
    }),

  redeemLoginLink: procedure
    .meta({
      access: 'public',
      limit: 'login',
      rest: {
        method: 'POST',
        path: '/login/link',
        tag,
        summary: texts.authRedeemLoginLink,
        output: userViewSchema,
        failures: ['second-factor-required', 'passkey-required', 'too-many-logins'],
      },
    })
    .input(loginLinkInput)
    .mutation(async ({ ctx, input }) =>
      enter(ctx, await redeemLoginLink(ctx.deps, { ...input, code: input.code ?? null, ...clientOf(ctx) })),
    ),

  me: procedure
    .meta({
      access: 'public',
      isForFactor: true,
      rest: {
        method: 'GET',
        path: '/users/me',
        tag,
        summary: texts.authMe,
        output: userViewSchema.nullable(),
      },
    })
    .query(({ ctx }): UserView | null => {
      if (ctx.request.csrfToken) ctx.setHeader('x-csrf-token', ctx.request.csrfToken);
      return ctx.actor.kind === 'user' ? userView(ctx.actor) : null;
    }),
});

/** Beyond the limit of its recipient nothing is sent, silently: the answer tells nobody about accounts or mails (R338). */
async function mailLink(ctx: Context, email: string): Promise<void> {
  try {
    await ctx.limitEverywhere('login-link-recipient', email.trim().toLowerCase());
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return;
    throw error;
  }
  await requestLoginLink(ctx.deps, email, ctx.request);
}

function clientOf({ request }: Context) {
  return { ip: request.ip, userAgent: request.userAgent, formerToken: request.sessionToken };
}

function enter(context: Context, login: Login): UserView {
  context.session.set(login.token, login.expiresAt);
  context.setHeader('x-csrf-token', login.csrfToken);
  return userView(login.actor);
}
