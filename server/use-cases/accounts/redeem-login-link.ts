import { AppError } from '#domain/errors.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { proveFactor } from '#use-cases/factor/prove-factor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Login, type LoginRequest, openSession } from './log-in.ts';
import { loginEntry } from './login-entry.ts';
import { forgetLinkMails } from './request-login-link.ts';

/**
 * Redeems a mailed link, once, for a session. Throws 'login-link-invalid' when it is unknown, used or expired, and what proveFactor
 * throws; the link can then be redeemed again.
 */
export async function redeemLoginLink(
  deps: Deps,
  request: { token: string } & Pick<LoginRequest, 'userAgent' | 'formerToken' | 'ip' | 'code'>,
): Promise<Login> {
  const now = deps.clock.now();
  const link = secretHash(request.token);
  const id = await deps.db.accounts.accountOfLink(link, now);
  const account = id === null ? null : await deps.db.accounts.accountById(id);
  if (!account) throw new AppError('login-link-invalid');
  const fault = accountFault(account, now);
  if (fault) throw new AppError(fault);
  // Before the link is used up: whoever has to look for the code may come back with it.
  const isRaised = await proveFactor(deps, account, request.code, () =>
    deps.db.logs.add(loginEntry(account, 'failed-code', request)),
  );
  const login = await deps.db.transaction(async (stores) => {
    if ((await stores.accounts.takeLoginLink(link, now)) === null) throw new AppError('login-link-invalid');
    return openSession(stores, account, now, { ...request, by: 'link', isRaised });
  });
  // Nobody waits for it: where the mail lies may be away.
  forgetLinkMails(deps, [link]).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'mail of a used login link not removed'),
  );
  return login;
}
