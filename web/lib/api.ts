import { request } from './http.ts';
import { holdsWork } from './lost-session.ts';
import * as texts from './texts.ts';

export interface ApiFault {
  message: string;
  /** Dotted path of the field, for example `items.0.amount`. */
  field?: string;
  code?: string;
}

const UNKNOWN_ERROR = texts.unknownError;

/** A failed call. `status` is 0 without a response; `errors` holds at least one German sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ApiFault[];
  /** The whole body, for responses that carry more than errors (the new prices of a 409). */
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
  /** UUID; the same key and body return the same order again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** GET of a path below /api; returns `data` of the envelope or throws ApiError. */
export function apiGet<T>(path: string, options: ApiOptions = {}): Promise<T> {
  return call<T>('GET', path, undefined, options);
}

/** POST of JSON, or of a form with files, to a path below /api; returns `data` of the envelope or throws ApiError. */
export function apiPost<T>(path: string, body?: unknown, options: ApiOptions = {}): Promise<T> {
  return call<T>('POST', path, body ?? {}, options);
}

async function call<T>(
  method: string,
  path: string,
  body: unknown,
  { idempotencyKey, signal }: ApiOptions,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await request(`/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      // The browser sets the multipart boundary itself.
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: body === undefined || isForm ? (body ?? null) : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError(0, [{ message: UNKNOWN_ERROR, code: 'network' }]);
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return (answer as { data: T } | null)?.data as T;
  if (response.status === 401 && !path.startsWith('/login') && !holdsWork())
    location.assign('/backend/login');
  throw new ApiError(response.status, faultsIn(answer), answer);
}

/** The server's errors, if the response body lists any. */
export function faultsIn(body: unknown): ApiFault[] {
  if (body === null || typeof body !== 'object' || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.filter((fault): fault is ApiFault => typeof fault?.message === 'string');
}
