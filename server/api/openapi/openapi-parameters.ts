import type { Access } from '#api/http/access.ts';
import {
  type AnswerHeader,
  isRequestHeader,
  REQUEST_HEADERS,
  type RequestHeader,
} from '#api/http/openapi-headers.ts';
import { API_PARAMETERS } from '#text/api-texts.ts';
import { fieldLabel } from '#text/errors/field-labels.ts';
import { exampleOf } from './openapi-examples.ts';
import type { Call } from './openapi-failures.ts';
import type { Schema } from './openapi-schemas.ts';

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

/** The parameters of a path and, for calls without a body, of the query. */
export function parametersOf(open: Schema, inPath: readonly string[], hasQuery: boolean): Parameter[] {
  const properties = open.properties ?? {};
  const query = hasQuery ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const parameter = (place: 'path' | 'query', name: string): Parameter => {
    const { description, ...schema } = properties[name] ?? { type: 'string' };
    return {
      in: place,
      name,
      required: place === 'path' || (open.required ?? []).includes(name),
      description: description ?? API_PARAMETERS[name] ?? fieldLabel(name) ?? name,
      schema,
      ...(place === 'path' ? { example: exampleOf(schema, {}, name) } : {}),
    };
  };
  return [...inPath.map((name) => parameter('path', name)), ...query.map((name) => parameter('query', name))];
}

/** The headers that a call reads; the CSRF token wherever a session is possible. */
export function headerParameters(
  named: readonly (RequestHeader | AnswerHeader)[],
  { method }: Call,
  access: Access,
): Parameter[] {
  const hasCsrf = method !== 'GET' && (access === 'public' || access.some((role) => role !== 'device'));
  const own = named.filter((name) => isRequestHeader(name) && !(name === 'X-CSRF-Token'));
  return [...(hasCsrf ? ['X-CSRF-Token' as const] : []), ...own.filter(isRequestHeader)].map((name) => ({
    in: 'header',
    name,
    required: false,
    ...REQUEST_HEADERS[name],
  }));
}

/** The names in braces. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}
