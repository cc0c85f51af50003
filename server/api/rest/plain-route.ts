import type { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { AnswerHeader, RequestHeader } from '#api/http/openapi-headers.ts';
import type { LimitName } from '#api/http/rate-limits.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** A route outside the router: bundle, streams, pictures, files, forms. */
export interface PlainRoute {
  method: 'GET' | 'POST';
  /** The whole path, parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  /** What outsiders need to know; German, whole sentences. */
  description?: string;
  access: Access;
  limit?: LimitName;
  /** Parameters of path and query; path parameters without a schema are strings. */
  input?: z.ZodType;
  /** The body, where it is JSON. */
  body?: z.ZodType;
  /** The fields of a multipart form. */
  form?: z.ZodType;
  /** Content type on success, and the schema of the whole body where it is JSON. */
  answer: { status?: 200 | 201 | 202 | 303; type: string; schema?: z.ZodType; description?: string };
  failures?: readonly ErrorCode[];
  headers?: readonly (RequestHeader | AnswerHeader)[];
}
