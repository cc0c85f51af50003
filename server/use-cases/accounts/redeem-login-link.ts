import { AppError } from '#domain/errors.ts';
import { accountFault } from '#use-cases/access/identify-caller.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Login, type LoginRequest, openSession } from './log-in.ts';
import { forgetLinkMails } from './request-login-link.ts';

/** Redeems a mailed link, once, for a session. Throws 'login-link-invalid' when it is unknown, used or expired. */
export async function redeemLoginLink(
  deps: Deps,
  request: { token: string } & Pick<LoginRequest, 'userAgent' | 'formerToken' | 'ip'>,
): Promise<Login> {
  const now = deps.clock.now();
  const link = secretHash(request.token);
  const login = await deps.db.transaction(async (stores) => {
    const id = await stores.accounts.takeLoginLink(link, now);
    const account = id === null ? null : await stores.accounts.accountById(id);
    if (!account) throw new AppError('login-link-invalid');
    const fault = accountFault(account, now);
    if (fault) throw new AppError(fault);
    return openSession(stores, account, now, { ...request, isByLink: true });
  });
  // Nobody waits for it: where the mail lies may be away.
  forgetLinkMails(deps, [link]).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'mail of a used login link not removed'),
  );
  return login;
}
