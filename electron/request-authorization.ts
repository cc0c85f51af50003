import type { BeforeSendResponse, OnBeforeSendHeadersListenerDetails, Session } from 'electron';
import type { Credentials } from './connection.ts';
import { originOf } from './origins.ts';

type RequestDetails = Pick<OnBeforeSendHeadersListenerDetails, 'url' | 'requestHeaders' | 'initiatorOrigin'>;

/**
 * The headers for a request of the window. The key is sent only to the server's own interfaces, and only for requests of
 * the server's own page: a frame of another origin cannot borrow it. After a redirect elsewhere it is removed again.
 */
export function authorizedHeaders(
  { url, requestHeaders, initiatorOrigin }: RequestDetails,
  credentials: Credentials | null,
): Record<string, string> {
  if (!credentials) return requestHeaders;
  const value = `Bearer ${credentials.deviceKey}`;
  const headers = Object.fromEntries(
    Object.entries(requestHeaders).filter(([name, held]) => !isAuthorization(name) || held !== value),
  );
  const { serverUrl } = credentials;
  const isForServer = originOf(url) === serverUrl && /^\/(api|trpc)(\/|$)/.test(new URL(url).pathname);
  if (!isForServer || initiatorOrigin !== serverUrl) return headers;
  return { ...headers, Authorization: value };
}

/** The page never sees the device key: the main process adds it to the requests. */
export function authorizeRequests(session: Session, credentials: () => Credentials | null): void {
  session.webRequest.onBeforeSendHeaders((details, callback: (response: BeforeSendResponse) => void) => {
    callback({ requestHeaders: authorizedHeaders(details, credentials()) });
  });
}

function isAuthorization(name: string): boolean {
  return name.toLowerCase() === 'authorization';
}
