import { LANGUAGE } from '#domain/text/language.ts';
import { isSignedInAgain } from './lost-session.ts';

/** The CSRF token that changes need beside the session cookie: one copy for all ways to the server. */
let csrfToken: string | null = null;

/** Milliseconds that fetching the token may take. */
const TIMEOUT = 15_000;

/**
 * fetch from our own server with the session, and with its CSRF token for changes. If the server does not know the token
 * (any more), a new one is requested and the call is retried once. If the session is lost while there is work on the page,
 * the call waits for the user to sign in again.
 * @param send makes each attempt: with a timeout, or reading the server's clock
 */
export function request(input: Input, init: RequestInit = {}, send = fetch): Promise<Response> {
  const attempt = async (more: TokenHeaders) => {
    const headers = new Headers(init.headers);
    // Error messages come in the language of the page.
    if (LANGUAGE === 'en') headers.set('X-Language', LANGUAGE);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    const response = await send(input, { ...init, headers, credentials: 'same-origin' });
    csrfToken = response.headers.get('X-CSRF-Token') ?? csrfToken;
    return response;
  };
  const isChange = (init.method ?? 'GET') !== 'GET';
  const make = () => (isChange ? withToken(attempt) : attempt({}));
  return make().then(async (response) => ((await isSignedInAgain(response, isChange)) ? make() : response));
}

type Input = Parameters<typeof fetch>[0];
type TokenHeaders = Readonly<Record<string, string>>;

/** Makes a changing call with these additional headers; again with a new token after a 403. */
export async function withToken<A extends { status: number }>(
  attempt: (more: TokenHeaders) => Promise<A>,
): Promise<A> {
  const tried = csrfToken;
  const headers = (): TokenHeaders => (csrfToken ? { 'X-CSRF-Token': csrfToken } : {});
  const answer = await attempt(headers());
  if (answer.status !== 403) return answer;
  // It comes with the user; visitors get none, and their 403 stands.
  await request('/api/users/me', { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
  return csrfToken === tried ? answer : attempt(headers());
}
