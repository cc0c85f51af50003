export interface ApiFault {
  message: string;
  /** Dotted path of the field, for example `items.0.amount`. */
  field?: string;
  code?: string;
}

export const UNKNOWN_ERROR = 'Ein unbekannter Fehler ist aufgetreten.';

/** A failed call. `status` is 0 when no answer came; `errors` holds at least one German sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ApiFault[];
  /** The whole body, for answers that carry more than errors (the new prices of a 409). */
  readonly body: unknown;

  constructor(status: number, errors: ApiFault[], body: unknown = null) {
    super(errors[0]?.message ?? UNKNOWN_ERROR);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors.length > 0 ? errors : [{ message: UNKNOWN_ERROR, code: 'unknown' }];
    this.body = body;
  }
}

export interface ApiOptions {
  /** UUID; the same key and body give the same order again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** GET of a path below /api; answers `data` of the envelope or throws ApiError. */
export function apiGet<T>(path: string, options: ApiOptions = {}): Promise<T> {
  return call<T>('GET', path, undefined, options);
}

/** POST of JSON, or of a form with files, to a path below /api; answers `data` of the envelope or throws ApiError. */
export function apiPost<T>(path: string, body?: unknown, options: ApiOptions = {}): Promise<T> {
  return call<T>('POST', path, body ?? {}, options);
}

let csrfToken: string | null = null;

async function call<T>(method: string, path: string, body: unknown, options: ApiOptions): Promise<T> {
  let response = await send(method, path, body, options);
  if (response.status === 403 && method !== 'GET' && !csrfToken) {
    // A signed-in person needs the token that /users/me hands out; visitors never get here.
    await send('GET', '/users/me', undefined, {});
    if (csrfToken) response = await send(method, path, body, options);
  }
  const answer = await bodyOf(response);
  if (response.ok) return (answer as { data: T } | null)?.data as T;
  if (response.status === 401 && !path.startsWith('/login')) location.assign('/backend/login');
  throw new ApiError(response.status, faultsOf(answer), answer);
}

async function send(method: string, path: string, body: unknown, options: ApiOptions): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const isForm = body instanceof FormData;
  // The browser itself names the seam between the parts of a form.
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrfToken) headers['X-CSRF-Token'] = csrfToken;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    csrfToken = response.headers.get('X-CSRF-Token') ?? csrfToken;
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, [{ message: UNKNOWN_ERROR, code: 'network' }]);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.json().catch(() => null);
}

function faultsOf(body: unknown): ApiFault[] {
  if (body === null || typeof body !== 'object' || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.filter((fault): fault is ApiFault => typeof fault?.message === 'string');
}
