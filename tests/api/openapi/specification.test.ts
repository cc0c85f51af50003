import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import type { Caller } from '../generated/callers.ts';
import { ROUTES } from '../generated/routes.ts';
import { CALLS, fiveCalls, type SpecifiedCall, STANDARD_FIVE } from '../generated/specification.ts';
import { startWorld } from '../generated/start-world.ts';
import { DECLARATIONS, filledPath, orderBody, recordBody, type World } from '../generated/world.ts';
import type { Answer, CallOptions, TestServer } from '../support/harness.ts';

let server: TestServer;
let document: OpenApiDocument;
let world: World;
let options: Record<Caller, CallOptions>;

beforeAll(async () => {
  ({ server, options, document, world } = await startWorld());
});
afterAll(() => server?.stop());

const wholePath = (path: string) => (/^\/(upload|image)\//.test(path) ? path : `/api${path}`);
/** Parameters may be named differently than in the promised paths. */
const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

describe('the calls that clients were promised', () => {
  const all = [...STANDARD_FIVE.flatMap(fiveCalls), ...CALLS];

  it('finds every call with its method and path', () => {
    const present = new Set(ROUTES.map(({ method, path }) => `${method} ${shape(path)}`));
    const missing = all
      .map(({ method, path }) => `${method} ${shape(wholePath(path))}`)
      .filter((name) => !present.has(name));
    expect(missing).toEqual([]);
  });

  it('finds every call with its status', () => {
    const wrong = all.flatMap(({ method, path, status }) => {
      const name = `${method} ${shape(wholePath(path))}`;
      const route = ROUTES.find((one) => `${one.method} ${shape(one.path)}` === name);
      return route && status < 400 && route.status !== status
        ? [`${name}: ${route.status}, not ${status}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(STANDARD_FIVE)('the standard five calls of /%s', (name) => {
  it('create, list, get, update and delete, each in its envelope', async () => {
    const path = `/api/${name}`;
    const administrator = options.administrator;
    const entity = DECLARATIONS.find((one) => one.path === `/${name}`);
    const created =
      name === 'orders'
        ? await server.post(path, await orderBody(server))
        : await server.post(path, entity && bodyOf(entity.path, 'post'), administrator);
    expectEnvelope(created, 201, 'data');
    const { id } = created.body.data;
    expectEnvelope(await server.get(path, administrator), 200, 'list');
    expectEnvelope(await server.get(`${path}/${id}`, administrator), 200, 'data');
    const change = name === 'orders' ? { internalNote: 'Ruft an.' } : entity && bodyOf(entity.path, 'put');
    const updated = await server.call('PUT', `${path}/${id}`, { ...administrator, body: { ...change, id } });
    expectEnvelope(updated, 200, 'data');
    expect(updated.body.data.id).toBe(id);
    const deleted = await server.call('DELETE', `${path}/${id}`, administrator);
    if (name === 'orders') {
      expect(deleted.status).toBe(409);
      return;
    }
    expectEnvelope(deleted, 204, 'none');
    expect((await server.get(`${path}/${id}`, administrator)).status).toBe(404);
  });
});

describe('the other calls that only read', () => {
  it.each(CALLS.filter(({ method, envelope }) => method === 'GET' && envelope !== 'file'))(
    '$method $path',
    async ({ path, status, envelope }: SpecifiedCall) => {
      if (path.startsWith('/time-tracking')) await standAtTerminal();
      const query = path.startsWith('/statistics') ? '?from=2026-11-01&to=2026-11-30' : '';
      const address = filledPath(world, `/api${path}`, { a: 1, b: world.parameters.apiKey });
      const answer = await server.get(address + query, { ...options.administrator, headers: PERSON });
      expectEnvelope(answer, status, envelope);
    },
  );
});

const PERSON = { 'x-username': 'anna@example.at', 'x-access-token': '471147' };

/** Sets the terminal PIN of the employee. */
async function standAtTerminal(): Promise<void> {
  const { status } = await server.call('PUT', '/api/users/me/terminal-pin', {
    ...options.employee,
    body: { pin: PERSON['x-access-token'] },
  });
  expect(status).toBe(204);
}

function bodyOf(path: string, method: 'post' | 'put') {
  const declaration = DECLARATIONS.find((one) => one.path === path);
  const operation = document.paths[`/api${path}${method === 'put' ? '/{id}' : ''}`]?.[method];
  return declaration && operation ? recordBody(world, declaration, operation) : null;
}

function expectEnvelope(
  { status, headers, body }: Answer,
  wanted: number,
  envelope: SpecifiedCall['envelope'],
) {
  expect(status, JSON.stringify(body).slice(0, 400)).toBe(wanted);
  if (envelope === 'none') {
    expect(body).toBe('');
    return;
  }
  if (envelope === 'css') {
    expect(headers.get('content-type')).toMatch(/^text\/css/);
    return;
  }
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(Object.keys(body).toSorted()).toEqual(envelope === 'list' ? ['data', 'total'] : ['data']);
  if (envelope === 'list') {
    expect(Array.isArray(body.data)).toBe(true);
    expect(Number.isInteger(body.total)).toBe(true);
  }
  if (envelope === 'init') for (const entry of body.data) expect(Object.keys(entry)).toEqual(['url', 'data']);
}
