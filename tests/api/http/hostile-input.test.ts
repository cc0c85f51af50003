import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import type { RestRoute } from '#api/rest/rest.ts';
import { checksums } from '../generated/checksum.ts';
import { type DocumentedOperation, operationsOf } from '../generated/document.ts';
import {
  HOSTILE_PARAMETERS,
  type HostileBody,
  hostileBodies,
  hostileMessages,
  hostileQueries,
  random,
  STRANGE_QUERIES,
  sample,
  TEN_MEGABYTES,
} from '../generated/hostile.ts';
import { PROCEDURES } from '../generated/routes.ts';
import { startWorld } from '../generated/start-world.ts';
import { DECLARATIONS, recordBody, type World } from '../generated/world.ts';
import type { Session, TestServer } from '../support/harness.ts';

/** Requests per call and kind; `npm run test:long` sets many more. */
const CASES = Number(process.env.THEKE_HOSTILE_CASES ?? 1);
const SEED = Number(process.env.THEKE_HOSTILE_SEED ?? 20_261_121);
const next = random(SEED);
/** The id of no record: what the schema lets through finds nothing to change. */
const NOWHERE = 2_000_000_000;
const SLOWEST_MS = 5_000;

let server: TestServer;
let document: OpenApiDocument;
let world: World;
let session: Session;
let before: Record<string, string>;

beforeAll(async () => {
  const started = await startWorld();
  ({ server, document, world } = started);
  session = started.options.administrator.session as Session;
  await outboxIsQuiet();
  before = await checksums(server);
});
afterAll(() => server?.stop());

interface Attack {
  method: string;
  path: string;
  name: string;
  body?: string | Buffer;
  type?: string;
  /** Whether the schema itself refuses it. */
  isRefused: boolean;
}

describe('hostile input as the administrator', () => {
  it('in bodies is refused in German and changes nothing', () => run(bodyAttacks()));

  it('in messages (A60, A61) is refused in German and changes nothing', () => run(messageAttacks()));

  it('in addresses (A64, A65) is refused in German and changes nothing', () => run(addressAttacks()));

  it('of 10 MB is refused by its size', () =>
    run(
      sample(withBodies(), Math.max(6, CASES), next).map(({ method, path }) => ({
        method,
        path: nowhere(path),
        name: '10 MB',
        body: TEN_MEGABYTES,
        isRefused: true,
      })),
    ));

  it('leaves no trace in prototypes', () => {
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('A17 untypeable texts', () => {
  it.each(['Semmel\u0000', 'Semmel\ud800', '\u001b@Semmel', '\u202eSemmel'])(
    '%j is never stored',
    async (text) => {
      for (const entity of DECLARATIONS) {
        const operation = document.paths[`/api${entity.path}`]?.post;
        const body = operation && recordBody(world, entity, operation);
        if (!body) continue;
        const poisoned = Object.fromEntries(
          Object.entries(body).map(([name, value]) => [
            name,
            entity.fields[name]?.widget === 'text' ? text : value,
          ]),
        );
        const answer = await server.post(`/api${entity.path}`, poisoned, { session });
        expect(answer.status, `${entity.name} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status !== 201) continue;
        expect(JSON.stringify(answer.body), entity.name).not.toMatch(/\\u0000|\\u001b|\\ud800|\u202e/);
        await server.call('DELETE', `/api${entity.path}/${answer.body.data.id}`, { session });
      }
    },
  );
});

/** Sends all of them, eight at a time, and then checks the database. */
async function run(attacks: readonly Attack[]): Promise<void> {
  const faults: string[] = [];
  const waiting = attacks.values();
  const worker = async () => {
    for (const attack of waiting) {
      const fault = await faultOf(attack);
      if (fault) faults.push(`${attack.method} ${attack.path.slice(0, 200)} with ${attack.name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(faults).toEqual([]);
  expect(await checksums(server)).toEqual(before);
  expect(attacks.length).toBeGreaterThan(5);
}

async function faultOf({
  method,
  path,
  body,
  type = 'application/json',
  isRefused,
}: Attack): Promise<string | null> {
  const begin = performance.now();
  const headers = {
    cookie: session.cookie,
    'x-csrf-token': session.csrf,
    ...(body === undefined ? {} : { 'content-type': type }),
  };
  let answer: Response;
  try {
    answer = await fetch(server.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
  } catch (error) {
    // A server that stops reading may close before everything is sent.
    const isCut = body !== undefined && body.length > 1_000_000;
    return isCut ? null : String(error instanceof Error ? (error.cause ?? error) : error);
  }
  const text = await answer.text();
  const ms = performance.now() - begin;
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`;
  if (ms > SLOWEST_MS) return `answered after ${Math.round(ms)} ms`;
  if (answer.status < 400) return isRefused ? `was accepted: ${answer.status} ${text.slice(0, 200)}` : null;
  return faultOfErrors(text);
}

const ENGLISH =
  /expected|invalid input|required|received|must be|too (small|big)|undefined|unexpected|unrecognized/i;

function faultOfErrors(text: string): string | null {
  try {
    const { errors } = JSON.parse(text) as { errors: { message: string; code: string }[] };
    if (errors.length === 0) return 'no errors in its errors';
    const strange = errors.find(
      ({ message, code }) => !/^[„A-ZÄÖÜ]/.test(message) || ENGLISH.test(message) || !code,
    );
    return strange ? `says ${JSON.stringify(strange)}` : null;
  } catch {
    return `is no list of errors: ${text.slice(0, 100)}`;
  }
}

/** Calls with a JSON body; signing out would end the run. */
function withBodies(): DocumentedOperation[] {
  return operationsOf(document).filter(
    ({ path, operation }) =>
      operation.requestBody?.content['application/json'] && !/\/logout$|\/login/.test(path),
  );
}

function bodyAttacks(): Attack[] {
  return withBodies().flatMap(({ method, path, operation }) => {
    const content = operation.requestBody?.content['application/json'];
    const route = PROCEDURES.find(({ rest }) => rest.method === method && `/api${rest.path}` === path);
    if (!content || !route) return [];
    const body = validBody(method, path, operation);
    const attacks = hostileBodies(body, content.schema, document).map((hostile): Attack => {
      const isRefused = hostile.bytes === undefined && !accepts(route, path, hostile.value);
      return { method, path: nowhere(path), name: hostile.name, body: bytesOf(hostile), isRefused };
    });
    // What the schema lets through is sent only where it cannot hit a record.
    const isSafe = path.includes('{id}');
    return sample(
      attacks.filter(({ isRefused, body: bytes }) => isSafe || isRefused || isBroken(route, path, bytes)),
      CASES,
      next,
    );
  });
}

/** Whether even the parsed bytes are refused: by then 1e999 is Infinity and the last duplicate key wins. */
function isBroken(route: RestRoute, path: string, bytes: string | Buffer | undefined): boolean {
  try {
    return !accepts(route, path, JSON.parse(String(bytes)));
  } catch {
    return true;
  }
}

function accepts({ input }: RestRoute, path: string, body: unknown): boolean {
  if (!input) return true;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'index' ? 0 : NOWHERE]);
  return input.safeParse({ ...body, ...Object.fromEntries(inPath) }).success;
}

function validBody(method: string, path: string, operation: DocumentedOperation['operation']) {
  const entity = DECLARATIONS.find((one) => `/api${one.path}${method === 'PUT' ? '/{id}' : ''}` === path);
  const body = entity && recordBody(world, entity, operation);
  return (body ?? operation.requestBody?.content['application/json']?.example ?? {}) as Record<
    string,
    unknown
  >;
}

function bytesOf({ bytes, value }: HostileBody): string | Buffer {
  return bytes ?? JSON.stringify(value);
}

function messageAttacks(): Attack[] {
  return withBodies().flatMap(({ method, path, operation }) =>
    sample(
      [
        ...hostileMessages(validBody(method, path, operation)).map((hostile) => ({
          method,
          path: nowhere(path),
          name: hostile.name,
          body: bytesOf(hostile),
          isRefused: true,
        })),
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'].map((type) => ({
          method,
          path: nowhere(path),
          name: `type ${type}`,
          body: 'name=Semmel',
          type,
          isRefused: true,
        })),
      ],
      CASES,
      next,
    ),
  );
}

function addressAttacks(): Attack[] {
  const calls = operationsOf(document).filter(({ path }) => !/\/logout$|stream$|\/shop\/changes$/.test(path));
  return calls.flatMap(({ method, path, operation }) => {
    const isSafe = method === 'GET';
    const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const queries =
      isSafe || method === 'DELETE' ? [...names.flatMap(hostileQueries), ...STRANGE_QUERIES] : [];
    const inPath = [...path.matchAll(/\{\w+\}/g)].flatMap(([parameter]) =>
      HOSTILE_PARAMETERS.map((value) => nowhere(path.replace(parameter, value || '%20'))),
    );
    const addresses = [...queries.map((query) => `${nowhere(path)}?${query}`), ...inPath];
    const hasBody = method === 'POST' || method === 'PUT';
    return sample(addresses, CASES, next).map((address) => ({
      method,
      path: address,
      name: 'its address',
      ...(hasBody ? { body: JSON.stringify({ '': 1 }) } : {}),
      isRefused: false,
    }));
  });
}

/** The path of a record that does not exist. */
function nowhere(path: string): string {
  return path.replace('{index}', '0').replaceAll(/\{\w+\}/g, String(NOWHERE));
}

/** The mail and print job of the world's order are in the database until they are sent. */
async function outboxIsQuiet(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await server.sql('SELECT count(*)::int AS "open" FROM "Outbox" WHERE "doneAt" IS NULL');
    if (!row || Number(row.open) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
