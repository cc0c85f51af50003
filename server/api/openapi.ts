import { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import { ERROR_STATUS } from './error-status.ts';
import type { RestRoute } from './rest.ts';

type Schema = Record<string, unknown>;

/** A route outside of the router: pictures, pages, documents. */
export interface PlainRoute {
  method: 'get' | 'post';
  /** The whole path, parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

const errorSchema = z.strictObject({
  errors: z.array(z.strictObject({ message: z.string(), field: z.string().optional(), code: z.string() })),
  requestId: z.string().optional(),
});

/** The description of every REST route (OpenAPI 3.1), made of the same procedures that answer it. */
export function openApiDocument(routes: readonly RestRoute[], plain: readonly PlainRoute[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const put = (path: string, method: string, operation: unknown) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const route of routes)
    put(`/api${route.rest.path}`, route.rest.method.toLowerCase(), operationOf(route));
  for (const { method, path, tag, summary, responses } of plain) {
    put(path, method, {
      tags: [tag],
      summary,
      parameters: parametersIn(path, {}),
      responses,
      security: [],
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Theke',
      version,
      description: 'Bestellungen, Katalog und Druck. Beträge in Währungseinheiten.',
    },
    paths,
    components: {
      schemas: { Errors: json(errorSchema) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'theke_session' },
        deviceKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf({ procedure, access, rest, input }: RestRoute) {
  const schema = input ? json(input) : {};
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  const inPath = new Set(namesIn(rest.path));
  const hasBody = rest.method === 'POST' || rest.method === 'PUT';
  const rest_ = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  const query = hasBody
    ? []
    : Object.entries(rest_).map(([name, value]) => parameter('query', name, value, required.includes(name)));
  const needed = required.filter((name) => !inPath.has(name));
  const isPublic = access === 'public';
  return {
    operationId: procedure,
    tags: [rest.tag],
    summary: rest.summary,
    ...(isPublic ? {} : { description: `Zugriff: ${access.join(', ')}` }),
    security: isPublic ? [] : [{ session: [] }, ...(access.includes('device') ? [{ deviceKey: [] }] : [])],
    parameters: [...parametersIn(rest.path, properties), ...query],
    ...(hasBody && Object.keys(rest_).length > 0
      ? {
          requestBody: {
            required: needed.length > 0,
            content: content({ ...schema, properties: rest_, required: needed }),
          },
        }
      : {}),
    responses: responsesOf({ access, rest }),
  };
}

function responsesOf({ access, rest }: Pick<RestRoute, 'access' | 'rest'>) {
  const data = rest.output ? json(rest.output, 'output') : {};
  const body = rest.isList
    ? {
        type: 'object',
        required: ['data', 'total'],
        properties: { data: { type: 'array', items: data }, total: { type: 'integer' } },
      }
    : { type: 'object', required: ['data'], properties: { data } };
  const failures = [...(access === 'public' ? [] : [401, 403]), 404, 409, 422, 429];
  return {
    [rest.status ?? 200]:
      rest.status === 204 ? { description: 'Erledigt' } : { description: 'Erfolg', content: content(body) },
    ...Object.fromEntries(failures.map((status) => [status, failure(status)])),
  };
}

function failure(status: number) {
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] === status);
  return {
    description: codes.slice(0, 12).join(', '),
    content: content({ $ref: '#/components/schemas/Errors' }),
  };
}

function content(schema: Schema) {
  return { 'application/json': { schema } };
}

function parametersIn(path: string, properties: Record<string, Schema>) {
  return namesIn(path).map((name) => parameter('path', name, properties[name] ?? { type: 'string' }, true));
}

function parameter(place: 'path' | 'query', name: string, schema: Schema, required: boolean) {
  return { in: place, name, required, schema };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function json(schema: z.ZodType, io: 'input' | 'output' = 'input'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
