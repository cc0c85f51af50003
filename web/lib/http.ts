/** What the session must show beside its cookie when it changes something: one memory for all ways to the server. */
let csrfToken: string | null = null;

/** Milliseconds that the token may take. */
const TIMEOUT = 15_000;

/**
 * fetch from our own server with the session, and its CSRF token where something is changed. When the server does not
 * know the token (any more), it is asked for a new one and the call is made again, once.
 * @param send how each attempt is made: with a limit of time, or with a look at the server's clock
 */
export function request(input: Input, init: RequestInit = {}, send = fetch): Promise<Response> {
  const attempt = async (more: TokenHeaders) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    const response = await send(input, { ...init, headers, credentials: 'same-origin' });
    csrfToken = response.headers.get('X-CSRF-Token') ?? csrfToken;
    return response;
  };
  return (init.method ?? 'GET') === 'GET' ? attempt({}) : withToken(attempt);
}

type Input = Parameters<typeof fetch>[0];
type TokenHeaders = Readonly<Record<string, string>>;

/** Makes a call that changes something with these headers more; again with a new token after a 403. */
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
