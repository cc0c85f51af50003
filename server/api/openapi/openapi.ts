import { z } from 'zod';
import { statusOf } from '#api/http/error-status.ts';
import { ANSWER_HEADERS } from '#api/http/openapi-headers.ts';
import type { PlainRoute } from '#api/rest/plain-route.ts';
import type { RestRoute } from '#api/rest/rest.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { openingHour } from '#entities/shapes/hours.ts';
import { id, imageLink, imageRef } from '#entities/shapes/image-ref.ts';
import { API_GUIDE, API_TAGS } from '#text/api-texts.ts';
import { ALL_CODES, sentenceOf } from './openapi-failures.ts';
import { type Operation, type OperationWriter, operationWriter } from './openapi-operations.ts';
import { type Schema, schemaBook } from './openapi-schemas.ts';
import * as texts from './texts.ts';

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: OperationWriter['responses'];
    headers: Record<string, unknown>;
    securitySchemes: Record<string, Schema>;
  };
}

/** The description of every route (OpenAPI 3.1), generated from the same procedures and schemas that serve it. */
export function openApiDocument(
  routes: readonly RestRoute[],
  plain: readonly PlainRoute[],
  version: string,
): OpenApiDocument {
  const book = schemaBook();
  book.schemas.ErrorCode = errorCodes();
  book.schemas.Errors = ERRORS;
  for (const [name, schema] of Object.entries(SHARED)) book.refer(schema, 'output', [name]);
  const writer = operationWriter(book);
  const paths: Record<string, PathItem> = {};
  const put = (path: string, method: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  // A record's schema is named after its entity by the call that shows all of it.
  for (const route of routes.toSorted((a, b) => weightOf(a) - weightOf(b)))
    put(`/api${route.rest.path}`, route.rest.method, writer.procedure(route));
  for (const route of plain) put(route.path, route.method, writer.plain(route));
  const tags = tagsOf(Object.values(paths).flatMap((item) => Object.values(item)));
  const place = new Map(tags.map(({ name }, index) => [name, index]));
  const tagOf = (item: PathItem) => place.get(Object.values(item)[0]?.tags[0] ?? '') ?? 0;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Theke',
      version,
      description: API_GUIDE,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags,
    paths: Object.fromEntries(
      Object.entries(paths).toSorted(([a, one], [b, other]) => tagOf(one) - tagOf(other) || compare(a, b)),
    ),
    components: {
      schemas: sorted(book.schemas),
      responses: sorted(writer.responses),
      headers: ANSWER_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Shapes within many records; those of the entities are named by their calls. */
const SHARED = {
  Reference: z.strictObject({ id }),
  ImageRef: imageRef,
  ImageLink: imageLink,
  OpeningHour: openingHour,
};

function weightOf({ rest }: RestRoute): number {
  return rest.method === 'GET' ? (rest.isList ? 1 : 0) : 2;
}

function tagsOf(operations: readonly Operation[]) {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const known = Object.keys(API_TAGS).filter((tag) => used.has(tag));
  const unknown = [...used].filter((tag) => !Object.hasOwn(API_TAGS, tag));
  return [...known, ...unknown].map((name) => ({ name, description: API_TAGS[name] ?? describedTag(name) }));
}

function describedTag(name: string): string {
  const found = EVERY_ENTITY.find(({ label }) => label.many === name);
  return found ? texts.readAndManage({ name }) : name;
}

const compare = (a: string, b: string) => (a < b ? -1 : 1);

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => compare(a, b)));
}

/** Every code with its status and its sentence; some sentences name the field or a number in its place. */
function errorCodes(): Schema {
  const lines = ALL_CODES.map((code) => `- \`${code}\` (${statusOf(code)}): ${sentenceOf(code)}`);
  return {
    type: 'string',
    enum: ALL_CODES,
    description: `${texts.errorCodes}\n\n${lines.join('\n')}`,
    'x-enum-descriptions': ALL_CODES.map(sentenceOf),
  };
}

const ERRORS: Schema = {
  type: 'object',
  description: texts.refusal,
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          message: { type: 'string', minLength: 1, description: texts.sentence },
          field: { type: 'string', description: texts.fieldPath },
          code: { $ref: '#/components/schemas/ErrorCode' },
        },
        required: ['message', 'code'],
        additionalProperties: false,
      },
    },
    data: { description: texts.refusalData },
    requestId: { type: 'string', description: texts.requestId },
  },
  required: ['errors'],
  additionalProperties: false,
};

const SECURITY_SCHEMES: Record<string, Schema> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'theke_session',
    description: texts.session,
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: texts.sessionCsrf,
  },
  deviceKey: {
    type: 'http',
    scheme: 'bearer',
    description: texts.deviceKey,
  },
};
