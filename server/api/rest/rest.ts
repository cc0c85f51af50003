import { Readable } from 'node:stream';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#api/http/context.ts';
import { requireAccessAndLog } from '#api/http/note-refusal.ts';
import { createCallerFactory, type Meta, type RestMeta } from '#api/http/trpc.ts';
import { validationError } from '#domain/errors.ts';
import { type Turns, yielder } from '#domain/time/breath.ts';
import { MAX_PAGE_SIZE } from '#use-cases/records/list-records.ts';
import { acceptFileForms, receiveFileForm } from './file-form.ts';

/** One REST face of a procedure. The only place that relies on tRPC internals; a snapshot test pins the list. */
export interface RestRoute {
  /** 'orders.confirm' */
  procedure: string;
  access: Meta['access'];
  isForFactor: boolean;
  limit: Meta['limit'] | undefined;
  rest: RestMeta;
  /** The zod schema of the whole input: path, query and body together. */
  input: z.ZodType | null;
}

/** Every procedure that has a REST face, in the order of the router (decision 0004). */
export function restRoutes(router: AnyTRPCRouter): RestRoute[] {
  const procedures: Record<string, { _def: { meta?: Meta; inputs?: unknown[] } }> = router._def.procedures;
  return Object.entries(procedures).flatMap(([procedure, { _def }]) => {
    const { meta, inputs = [] } = _def;
    if (!meta?.rest) return [];
    const input = inputs[0];
    return [
      {
        procedure,
        access: meta.access,
        isForFactor: meta.isForFactor ?? false,
        limit: meta.limit,
        rest: meta.rest,
        input: input instanceof z.ZodType ? input : null,
      },
    ];
  });
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** Registers one Fastify route per procedure, with the one envelope and the statuses from error-status.ts. */
export function registerRest(app: FastifyInstance, router: AnyTRPCRouter, contextOf: ContextOf): void {
  const createCaller = createCallerFactory(router);
  const routes = restRoutes(router);
  const register = (scope: FastifyInstance, route: RestRoute) => {
    const { rest } = route;
    const convert = queryReader(route.input);
    scope.route({
      method: rest.method,
      url: rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(rest.bodyLimit === undefined ? {} : { bodyLimit: rest.bodyLimit }),
      config: { isProcedure: true },
      handler: async (request, reply) => {
        // A caller without access learns nothing about what is wrong with the input.
        const context = contextOf(request, reply);
        requireAccessAndLog(context, route.access, route.procedure, route);
        const form = request.isMultipart?.()
          ? await receiveFileForm(request, reply, rest.bodyLimit ?? 0)
          : null;
        if (form?.file) context.file = form.file;
        const body = form ? { ...convert(form.fields), ...(form.file ? { data: '' } : {}) } : request.body;
        const input = route.input ? inputOf(request, body, convert) : undefined;
        request.procedureInput = input;
        const caller: unknown = createCaller(context);
        const answer = await procedureOf(caller, route.procedure)(input);
        reply.header('cache-control', rest.isCacheable && !request.hasSession ? 'no-cache' : 'no-store');
        reply.code(rest.status ?? 200);
        if (rest.status === 204) return reply.send();
        if (!rest.isList) return reply.send({ data: answer ?? null });
        return isLongList(answer)
          ? reply.type(JSON_TYPE).send(Readable.from(listJson(answer, context.deps.turns)))
          : reply.send(answer);
      },
    });
  };
  for (const route of routes) if (!route.rest.takesFile) register(app, route);
  void app.register(async (scope) => {
    await acceptFileForms(scope);
    for (const route of routes) if (route.rest.takesFile) register(scope, route);
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Longer lists than a page are sent piece by piece: as one text they would keep everybody waiting. */
const LONG = MAX_PAGE_SIZE;
const PIECE = 50;

type List = { data: readonly unknown[]; total?: number };

function isLongList(answer: unknown): answer is List {
  return Array.isArray((answer as Partial<List> | null)?.data) && (answer as List).data.length > LONG;
}

/** The very text that the list would be as a whole. */
async function* listJson({ data, ...rest }: List, turns: Turns): AsyncGenerator<string> {
  const breath = yielder(turns);
  yield '{"data":[';
  for (let start = 0; start < data.length; start += PIECE) {
    await breath();
    const rows = JSON.stringify(data.slice(start, start + PIECE)).slice(1, -1);
    yield start === 0 ? rows : `,${rows}`;
  }
  const others = JSON.stringify(rest).slice(1);
  yield others === '}' ? ']}' : `],${others}`;
}

function procedureOf(caller: unknown, path: string): (input: unknown) => Promise<unknown> {
  const found = path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller);
  return found as (input: unknown) => Promise<unknown>;
}

/** Path, query and body as one object. A path parameter repeated in the body must have the same value (A22). */
function inputOf(request: FastifyRequest, sent: unknown, convert: Reader): Record<string, unknown> {
  const { method } = request;
  const path = convert(request.params as Record<string, unknown>);
  if (method === 'GET' || method === 'DELETE') {
    return { ...convert(request.query as Record<string, unknown>), ...path };
  }
  // Commands without input are sent without a body; if there is a body, it is an object.
  const body = sent === undefined ? {} : sent;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw validationError([{ code: 'invalid' }]);
  const different = Object.entries(path).find(
    ([key, value]) => Object.hasOwn(body, key) && get(body, key) !== value,
  );
  if (different) throw validationError([{ code: 'invalid', field: different[0] }]);
  return { ...body, ...path };
}

function get(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

type Reader = (raw: Record<string, unknown>) => Record<string, unknown>;
type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

/**
 * URLs contain only strings: numbers and booleans are parsed where the schema wants them and the string clearly is one;
 * anything else stays a string, which the schema then rejects. Bodies are never converted.
 */
function queryReader(input: z.ZodType | null): Reader {
  let known: Record<string, JsonSchema> | null = null;
  return (raw) => {
    const entries = Object.entries(raw);
    if (entries.length === 0) return {};
    // Computed when the first string arrives: for hundreds of routes it would delay every start, and most are never called.
    known ??= (input ? jsonSchemaOf(input).properties : null) ?? {};
    const properties = known;
    return Object.fromEntries(
      entries.map(([key, value]) => {
        const wanted = Object.hasOwn(properties, key) ? typesOf(properties[key]) : [];
        if (wanted.includes('array') && typeof value === 'string') return [key, [value]];
        return [key, typeof value === 'string' ? read(value, wanted) : value];
      }),
    );
  };
}

function read(value: string, wanted: readonly string[]): unknown {
  const isNumber = wanted.includes('integer') || wanted.includes('number');
  if (isNumber && /^-?\d{1,15}(\.\d{1,10})?$/.test(value)) return Number(value);
  if (wanted.includes('boolean') && (value === 'true' || value === '1')) return true;
  if (wanted.includes('boolean') && (value === 'false' || value === '0')) return false;
  return value;
}

function typesOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  return [...(schema.type ? [schema.type] : []), ...(schema.anyOf ?? []).flatMap(typesOf)];
}

/** The schema of what a client sends; what JSON Schema cannot express is left open. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  // A schema with a name of its own is among the definitions.
  const name = json.$ref?.replace('#/$defs/', '');
  return (name && json.$defs?.[name]) || json;
}
