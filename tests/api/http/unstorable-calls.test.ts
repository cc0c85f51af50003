import type { AnyTRPCRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#api/http/access.ts';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import { appRouter } from '#api/router.ts';
import { type Caller, isAllowed } from '../generated/callers.ts';
import { type DocumentedOperation, operationsOf } from '../generated/document.ts';
import { callOnce, ROUTES, type TestRoute } from '../generated/routes.ts';
import { startWorld } from '../generated/start-world.ts';
import { filledPath, type World } from '../generated/world.ts';
import type { Answer, CallOptions, TestServer } from '../support/harness.ts';

const IS_LONG = process.env.THEKE_LONG === '1';
const NUL = 'a\u0000b';
/** U+0000, and each half of a pair alone; one after the other. */
const UNSTORABLE = [NUL, 'a\ud83eb', 'a\udd68b'];
let asked = 0;
const nextText = () => {
  asked += 1;
  return UNSTORABLE[asked % UNSTORABLE.length] ?? NUL;
};
const SENTENCE = /^[„A-ZÄÖÜ].* unzulässige Zeichen\.$/;

let server: TestServer;
let document: OpenApiDocument;
let world: World;
let options: Record<Caller, CallOptions>;

beforeAll(async () => {
  ({ server, document, world, options } = await startWorld());
});
afterAll(() => server?.stop());

interface Case {
  name: string;
  ask: () => Promise<Answer>;
  /** The field that the refusal is about; null: nothing reads this text, and all that counts is that nothing breaks. */
  field: string | null;
}

/** Sends all of them, eight at a time; each is refused at its field, by one error in German. */
async function expectRefused(cases: readonly Case[]): Promise<void> {
  const faults: string[] = [];
  const waiting = cases.values();
  const worker = async () => {
    for (const { name, ask, field } of waiting) {
      const { status, body } = await ask();
      const isAsWanted = field === null ? status < 500 : isRefusedAt(field, status, errorsIn(body));
      if (!isAsWanted) faults.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(faults).toEqual([]);
}

type Errors = { message: string; field?: string; code: string }[];

/** Of either door. */
function errorsIn(body: { errors?: Errors; error?: { data: { errors: Errors } } }): Errors {
  return body.errors ?? body.error?.data.errors ?? [];
}

function isRefusedAt(field: string, status: number, [error, ...more]: Errors): boolean {
  if (!error || more.length > 0) return false;
  return (
    status === 422 && error.code === 'text-invalid' && error.field === field && SENTENCE.test(error.message)
  );
}

interface Call {
  documented: DocumentedOperation;
  route: TestRoute;
  path: string;
  as: CallOptions;
}

/** Every operation of the document with somebody who may call it. */
function calls(): Call[] {
  return operationsOf(document).map((documented) => {
    const route = ROUTES.find(({ method, path }) => method === documented.method && path === documented.path);
    if (!route) throw new Error(`${documented.path} is no route`);
    return { documented, route, path: filledPath(world, documented.path), as: callerOf(route.access) };
  });
}

function callerOf(access: Access): CallOptions {
  const caller = (['administrator', 'device'] as const).find((one) => isAllowed(access, one));
  if (!caller) throw new Error(`nobody for ${JSON.stringify(access)}`);
  return options[caller];
}

type Place = readonly string[];

/** Every place of a body that holds a text; its name in errors is the path to it. */
function textsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...at, name]));
}

function replaced(value: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text;
  const copy: object = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, name, replaced(Reflect.get(copy, name), rest, text));
  return copy;
}

/** Daily two places of each body, the deepest among them. */
function chosen(places: readonly Place[]): readonly Place[] {
  if (IS_LONG) return places;
  const [deepest] = places.toSorted((a, b) => b.length - a.length);
  return [...new Set([...(deepest ? [deepest] : []), ...places.slice(-1)])];
}

describe('A17 a text that no database stores is refused by every operation, at its place', () => {
  it('in a body, and as the name of a field', async () => {
    const cases = calls().flatMap(({ documented, route, path, as }): Case[] => {
      const content = documented.operation.requestBody?.content['application/json'];
      if (!content) return [];
      // The id of the address, where the body repeats it, has to be the same.
      const { id: _, ...example } = (content.example ?? {}) as Record<string, unknown>;
      const bodies = [
        ...chosen(textsIn(example)).map((place) => ({
          body: replaced(example, place, nextText()),
          field: place.join('.'),
        })),
        { body: { ...example, [nextText()]: 1 }, field: 'ab' },
        { body: { ...example, surprise: { inside: [nextText()] } }, field: 'surprise.inside.0' },
      ];
      return bodies.map(({ body, field }) => ({
        name: `${route.method} ${path} ${field}`,
        ask: () => server.call(route.method, path, { ...as, body }),
        field,
      }));
    });
    expect(cases.length).toBeGreaterThan(400);
    await expectRefused(cases);
  });

  it('in the parameters of an address', async () => {
    const cases = calls().flatMap(({ documented, route, path, as }): Case[] => {
      const { parameters } = documented.operation;
      const ask = (address: string, field: string | null): Case => ({
        name: `${route.method} ${address}`,
        ask: () => callOnce(server, route, address, as),
        field,
      });
      const inPath = parameters.filter((one) => one.in === 'path');
      const inQuery = parameters.filter((one) => one.in === 'query');
      return [
        ...inPath.map(({ name }) => ask(filledPath(world, documented.path, { [name]: NUL }), name)),
        ...inQuery.map(({ name }) => ask(`${path}?${name}=${encodeURIComponent(NUL)}`, name)),
        // A call without input reads nothing, and would be carried out.
        ...(route.method === 'GET' ? [ask(`${path}?surprise=%00`, null)] : []),
      ];
    });
    expect(cases.length).toBeGreaterThan(600);
    await expectRefused(cases);
  });

  it('in an address that is not even text', async () => {
    const { body, status } = await server.get('/api/products/%ed%a0%bd');
    expect([status, body.errors[0]]).toEqual([400, { message: expect.any(String), code: 'unreadable-json' }]);
  });

  it('in the input of every procedure by tRPC, alone and in a batch', async () => {
    const { procedures }: { procedures: Procedures } = (appRouter as AnyTRPCRouter)._def;
    // Signing out takes no input and would end the run.
    const all = Object.entries(procedures).filter(([name]) => name !== 'auth.logout');
    const input = () => ({ name: nextText() });
    const alone = all.map(([name, { _def }]): Case => {
      const as = callerOf(_def.meta?.access ?? []);
      const read = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input()))}`;
      return {
        name,
        // A stream says so in its first event.
        field: _def.type === 'subscription' ? null : 'name',
        ask: () =>
          _def.type === 'mutation' ? server.post(`/trpc/${name}`, input(), as) : server.get(read, as),
      };
    });
    expect(alone.length).toBeGreaterThan(300);
    await expectRefused(alone);
    const batch = await server.post(
      '/trpc/tags.create,tags.update?batch=1',
      { 0: { name: 'Gut', surprise: NUL }, 1: { id: 1, name: NUL } },
      options.administrator,
    );
    const stream = await server.get(`/trpc/orders.feed?input=${encodeURIComponent('{"branch":"\\u0000"}')}`, {
      ...options.administrator,
    });
    expect(stream.body).toContain('text-invalid');
    expect(batch.body.map((one: Parameters<typeof errorsIn>[0]) => errorsIn(one)[0]?.field)).toEqual([
      'surprise',
      'name',
    ]);
  });
});

type Procedures = Record<string, { _def: { type: string; meta?: { access: Access } } }>;
