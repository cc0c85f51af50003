import type { Access } from '#api/http/access.ts';
import { ERROR_STATUS, statusOf } from '#api/http/error-status.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import type { PlainRoute } from '#api/rest/plain-route.ts';
import type { RestRoute } from '#api/rest/rest.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import { errorText } from '#text/errors/error-text.ts';

type Method = RestMeta['method'];

/** What determines the ways in which a call can fail. */
export interface Call {
  method: Method;
  path: string;
  access: Access;
  hasInput: boolean;
  hasBody: boolean;
  isCreation: boolean;
  own: readonly ErrorCode[];
}

const INPUT: readonly ErrorCode[] = [
  'invalid',
  'required',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'text-invalid',
  'unknown-field',
];

export function callOf({ access, rest, input }: RestRoute): Call {
  const isUnsafe = rest.method === 'POST' || rest.method === 'PUT';
  return {
    method: rest.method,
    path: rest.path,
    access,
    hasInput: input !== null,
    hasBody: isUnsafe && input !== null,
    isCreation: rest.method === 'POST' && rest.status === 201 && !rest.path.includes('{'),
    own: rest.failures ?? [],
  };
}

export function callOfPlain({ method, path, access, input, body, form, failures = [] }: PlainRoute): Call {
  const hasBody = body !== undefined || form !== undefined;
  const hasInput = input !== undefined || hasBody;
  return { method, path, access, hasInput, hasBody, isCreation: false, own: failures };
}

/** Every code that a call can fail with, by status: those common to calls of its kind, and its own. */
export function failuresOf(call: Call): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>(call.own);
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code);
  };
  const isApi = !/^\/((image|upload|signage|app-icon)\/|[\w-]+\.\w+$)/.test(call.path);
  if (isApi) add('rate-limited', 'unavailable', 'device-key-invalid');
  if (call.access !== 'public') add('unauthenticated', 'forbidden');
  if (call.method !== 'GET') add('csrf');
  if (call.hasBody) add('payload-too-large', 'unsupported-media-type');
  if (call.hasInput) add('unreadable-json', ...INPUT);
  if (call.path.includes('{')) add('not-found');
  if (call.isCreation || call.method === 'PUT') add('already-exists', 'reference-unknown');
  if (call.method === 'PUT') add('version-conflict');
  if (call.method === 'DELETE') add('in-use');
  add('internal');
  const byStatus = new Map<number, ErrorCode[]>();
  // In the order of the table, whatever was added first.
  for (const code of ALL_CODES.filter((candidate) => codes.has(candidate))) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

export const ALL_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** A code's sentence as it reads without parameters. */
export function sentenceOf(code: ErrorCode): string {
  return errorText(exampleFault(code));
}

/** An example response for the first of the codes. */
export function failureExample(codes: readonly ErrorCode[], field: string | undefined) {
  const [code = 'internal'] = codes;
  const isAboutField = statusOf(code) === 422 && field !== undefined;
  const fault: Fault = { ...exampleFault(code), ...(isAboutField ? { field } : {}) };
  return {
    errors: [{ message: errorText(fault), ...(isAboutField ? { field } : {}), code }],
    ...(statusOf(code) >= 500 ? { requestId: '6f1d3c1e-52b1-4c8e-9d0a-4f2f3a0b7c55' } : {}),
  };
}

/** Values for sentences that contain a number. */
const EXAMPLE_PARAMS: Partial<Record<ErrorCode, Fault['params']>> = {
  'too-many-logins': { minutes: 12 },
  'file-too-large': { maximum: 15 },
};

function exampleFault(code: ErrorCode): Fault {
  const params = EXAMPLE_PARAMS[code];
  return params ? { code, params } : { code };
}
