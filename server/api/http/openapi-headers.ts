import * as texts from './texts.ts';

type Schema = Record<string, unknown>;

interface Header {
  description: string;
  schema: Schema;
  example: string;
}

/** Request headers that calls may read. X-CSRF-Token is added automatically to every unsafe call of a session. */
export const REQUEST_HEADERS = {
  'X-CSRF-Token': {
    description: texts.csrfNeeded,
    schema: { type: 'string' },
    example: 'q1v0o7Yd4v8nqzq3V9r0gkq2c5m1xw8e',
  },
  'Idempotency-Key': {
    description: texts.idempotencyKey,
    schema: { type: 'string', format: 'uuid' },
    example: '3f0c4bfa-8a0e-4d0e-9a51-0c8a2b6f4e11',
  },
  'Last-Event-ID': {
    description: texts.lastEventId,
    schema: { type: 'string', pattern: '^\\d{1,18}$' },
    example: '4711',
  },
  'If-None-Match': {
    description: texts.ifNoneMatch,
    schema: { type: 'string' },
    example: 'W/"p3WkqzJb0nZ0h7m2r9aYxTfQe1s"',
  },
  'X-Username': {
    description: texts.username,
    schema: { type: 'string', maxLength: 255 },
    example: 'anna.huber@example.at',
  },
  'X-Access-Token': {
    description: texts.accessToken,
    schema: { type: 'string', maxLength: 100 },
    example: '4711',
  },
} as const satisfies Record<string, Header>;
export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Response headers that clients act on. Retry-After is added automatically to every 429 and 503. */
export const ANSWER_HEADERS = {
  'X-CSRF-Token': {
    description: texts.csrfToken,
    schema: { type: 'string' },
    example: 'q1v0o7Yd4v8nqzq3V9r0gkq2c5m1xw8e',
  },
  'Set-Cookie': {
    description: texts.setCookie,
    schema: { type: 'string' },
    example: 'theke_session=…; Path=/; HttpOnly; SameSite=Lax',
  },
  'Retry-After': {
    description: texts.retryAfter,
    schema: { type: 'integer', minimum: 1 },
    example: '30',
  },
  ETag: {
    description: texts.etag,
    schema: { type: 'string' },
    example: 'W/"p3WkqzJb0nZ0h7m2r9aYxTfQe1s"',
  },
  'X-Feed-Sequence': {
    description: texts.lastSequence,
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '4711',
  },
  'X-Data-Age': {
    description: texts.dataAge,
    schema: { type: 'integer', minimum: 0 },
    example: '3',
  },
  'X-Total-Count': {
    description: texts.totalCount,
    schema: { type: 'integer', minimum: 0 },
    example: '240000',
  },
  'Content-Disposition': {
    description: texts.contentDisposition,
    schema: { type: 'string' },
    example: 'attachment; filename="bestellungen.csv"',
  },
} as const satisfies Record<string, Header>;
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** References to the given names in `components.headers`. */
export function answerHeaders(names: readonly AnswerHeader[]): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export function isRequestHeader(name: string): name is RequestHeader {
  return Object.hasOwn(REQUEST_HEADERS, name);
}

export function isAnswerHeader(name: string): name is AnswerHeader {
  return Object.hasOwn(ANSWER_HEADERS, name);
}
