import type { Access } from '#api/http/access.ts';
import { answerHeaders, isAnswerHeader } from '#api/http/openapi-headers.ts';
import { type LimitName, RATE_LIMITS } from '#api/http/rate-limits.ts';
import { FILE_PART } from '#api/rest/file-form.ts';
import type { PlainRoute } from '#api/rest/plain-route.ts';
import type { RestRoute } from '#api/rest/rest.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { API_CALLERS } from '#text/api-texts.ts';
import { exampleOf } from './openapi-examples.ts';
import {
  type Call,
  callOf,
  callOfPlain,
  failureExample,
  failuresOf,
  sentenceOf,
} from './openapi-failures.ts';
import { labelsOf, namesOf, pascal } from './openapi-names.ts';
import { headerParameters, namesIn, type Parameter, parametersOf } from './openapi-parameters.ts';
import type { Schema, SchemaBook } from './openapi-schemas.ts';
import * as texts from './texts.ts';

type Content = Record<string, { schema: Schema; example?: unknown }>;

export interface Response {
  description: string;
  headers?: Record<string, Schema>;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response | { $ref: string }>;
}

export interface OperationWriter {
  procedure(route: RestRoute): Operation;
  plain(route: PlainRoute): Operation;
  /** Failures shared by many calls. */
  responses: Record<string, Response>;
}

/** Writes operations; their schemas go into the book. */
export function operationWriter(book: SchemaBook): OperationWriter {
  const responses: Record<string, Response> = {};
  const example = (schema: Schema, name = '') => exampleOf(schema, book.schemas, name);

  function procedure(route: RestRoute): Operation {
    const { rest, access, input } = route;
    const names = namesOf(route);
    const labels = labelsOf(route);
    const open = input ? book.open(input, 'input', { base: names.body, labels }) : {};
    const inPath = namesIn(rest.path);
    const hasBody = rest.method === 'POST' || rest.method === 'PUT';
    const body = hasBody && input ? withoutPathParams(open, inPath) : null;
    const call = callOf(route);
    const data = rest.output ? book.refer(rest.output, 'output', names.answers, labels) : {};
    const answer = rest.isList ? listOf(data) : dataOf(data);
    const headers = rest.headers ?? [];
    return {
      operationId: route.procedure.replaceAll('.', '_'),
      tags: [rest.tag],
      summary: rest.summary,
      description: describe(rest.description, access, route.limit, rest.bodyLimit),
      security: securityOf(access, call.method),
      parameters: [...parametersOf(open, inPath, !hasBody), ...headerParameters(headers, call, access)],
      ...(body && hasFields(body) ? { requestBody: withForm(bodyOf(body, names.body), body, rest) } : {}),
      responses: {
        [rest.status ?? 200]:
          rest.status === 204
            ? { description: texts.done, ...headersOf(headers) }
            : {
                description: rest.isList ? texts.listed : texts.success,
                ...headersOf(headers),
                content: { 'application/json': { schema: answer, example: example(answer) } },
              },
        ...failures(call, fieldOf(body ?? open, inPath)),
      },
    };
  }

  function plain(route: PlainRoute): Operation {
    const { path, access, answer, headers = [] } = route;
    const name = pascal(path.replaceAll(/[{}]/g, ''));
    const open = route.input ? book.open(route.input, 'input', { base: name }) : {};
    const body = route.body ? book.open(route.body, 'input', { base: `${name}Body` }) : null;
    const form = route.form ? book.open(route.form, 'input', { base: `${name}Form` }) : null;
    const schema: Schema = answer.schema
      ? book.refer(answer.schema, 'output', [name])
      : { type: 'string', ...(answer.type.startsWith('text/') ? {} : { format: 'binary' }) };
    const call = callOfPlain(route);
    const isCached = headers.includes('If-None-Match');
    return {
      operationId: `plain_${path.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '')}_${route.method.toLowerCase()}`,
      tags: [route.tag],
      summary: route.summary,
      description: describe(route.description, access, route.limit, undefined),
      security: securityOf(access, call.method),
      parameters: [...parametersOf(open, namesIn(path), true), ...headerParameters(headers, call, access)],
      ...(form
        ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
        : {}),
      ...(body ? { requestBody: bodyOf(body, `${name}Body`) } : {}),
      responses: {
        [answer.status ?? 200]: {
          description: answer.description ?? texts.success,
          ...headersOf(headers),
          content: {
            [answer.type]: { schema, ...(answer.schema ? { example: example(schema) } : {}) },
          },
        },
        ...(isCached ? { 304: { description: texts.unchanged } } : {}),
        ...failures(call, fieldOf(body ?? open, [])),
      },
    };
  }

  function bodyOf(schema: Schema, name: string): NonNullable<Operation['requestBody']> {
    const named = book.referJson(schema, [name]);
    return {
      required: (schema.required ?? []).length > 0,
      content: { 'application/json': { schema: named, example: example(named) } },
    };
  }

  /** Failures shared by many calls are described once; a call contains only those specific to it. */
  function failures(call: Call, field: string | undefined): Operation['responses'] {
    return Object.fromEntries(
      [...failuresOf(call)].map(([status, codes]) => {
        const response = failure(status, codes, field);
        if (call.own.some((code) => codes.includes(code))) return [status, response];
        return [status, { $ref: `#/components/responses/${shared(status, codes)}` }];
      }),
    );
  }

  function shared(status: number, codes: readonly ErrorCode[]): string {
    const response = failure(status, codes, undefined);
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? `${texts.failure}${status}` : `${texts.failure}${status}-${count}`;
      const present = responses[name];
      if (!present) responses[name] = response;
      else if (present.description !== response.description) continue;
      return name;
    }
  }

  return { procedure, plain, responses };
}

/** A file may come as part of a form instead of in the JSON. */
function withForm<Body extends NonNullable<Operation['requestBody']>>(
  { required, content }: Body,
  { properties = {}, required: needed = [], ...rest }: Schema,
  { takesFile }: RestRoute['rest'],
): NonNullable<Operation['requestBody']> {
  if (!takesFile) return { required, content };
  const { data: _, ...fields } = properties;
  const file: Schema = { type: 'string', format: 'binary', description: texts.filePart };
  const schema: Schema = {
    ...rest,
    properties: { ...fields, [FILE_PART]: file },
    required: needed.map((name) => (name === 'data' ? FILE_PART : name)),
  };
  return { required, content: { ...content, 'multipart/form-data': { schema } } };
}

function failure(status: number, codes: readonly ErrorCode[], field: string | undefined): Response {
  return {
    description: codes.map((code) => `- \`${code}\`: ${sentenceOf(code)}`).join('\n'),
    ...(status === 429 || status === 503 ? headersOf(['Retry-After']) : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Errors' },
        example: failureExample(codes, field),
      },
    },
  };
}

function describe(
  text: string | undefined,
  access: Access,
  limit: LimitName | undefined,
  bodyLimit: number | undefined,
): string {
  const who = access === 'public' ? texts.everybody : access.map((role) => API_CALLERS[role]).join('; ');
  const window = limit && RATE_LIMITS[limit];
  const limits = [
    ...(window ? [texts.callLimit({ calls: window.max, minutes: window.seconds / 60 })] : []),
    ...(bodyLimit ? [texts.contentLimit({ megabytes: Math.floor(bodyLimit / 1_048_576) })] : []),
  ];
  return [
    ...(text ? [text] : []),
    texts.callers({ who }),
    ...(limits.length > 0 ? [texts.limits({ limits: limits.join(', ') })] : []),
  ].join('\n\n');
}

/** Either way of authenticating. The roles are listed with the session, as OpenAPI 3.1 allows. */
function securityOf(access: Access, method: string): Record<string, string[]>[] {
  if (access === 'public') return [];
  const roles = access.filter((role) => role !== 'device');
  const csrf = method === 'GET' ? {} : { csrfToken: [] };
  return [
    ...(roles.length > 0 ? [{ session: roles, ...csrf }] : []),
    ...(access.includes('device') ? [{ deviceKey: [] }] : []),
  ];
}

function headersOf(names: readonly string[]): { headers?: Record<string, Schema> } {
  const own = names.filter(isAnswerHeader);
  return own.length > 0 ? { headers: answerHeaders(own) } : {};
}

function listOf(items: Schema): Schema {
  return {
    type: 'object',
    properties: {
      data: { type: 'array', items },
      total: { type: 'integer', minimum: 0, description: texts.total },
      hasMore: { type: 'boolean', description: texts.hasMore },
    },
    required: ['data', 'total'],
    additionalProperties: false,
  };
}

function dataOf(data: Schema): Schema {
  return { type: 'object', properties: { data }, required: ['data'], additionalProperties: false };
}

/** The body part of an input: it may repeat what is in the path, but need not. */
function withoutPathParams(schema: Schema, names: readonly string[]): Schema {
  const { properties, required, anyOf, oneOf, ...rest } = schema;
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).filter(([name]) => !names.includes(name) || name === 'id'),
          ),
        }
      : {}),
    ...(required ? { required: required.filter((name) => !names.includes(name)) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => withoutPathParams(one, names)) } : {}),
    ...(oneOf ? { oneOf: oneOf.map((one) => withoutPathParams(one, names)) } : {}),
  };
}

function hasFields({ properties = {}, anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined || Object.keys(properties).some((name) => name !== 'id');
}

function fieldOf({ properties = {} }: Schema, inPath: readonly string[]): string | undefined {
  return Object.keys(properties).find((name) => !inPath.includes(name) && name !== 'id');
}
