import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import type { Operation } from '#api/openapi/openapi-operations.ts';
import { workingActivity } from '#entities/working-activity.ts';
import { type Caller, DOCUMENTED_CALLERS, isAllowed } from '../generated/callers.ts';
import {
  type DocumentedOperation,
  documentChecker,
  operationsOf,
  responseOf,
} from '../generated/document.ts';
import { callOnce, ROUTES } from '../generated/routes.ts';
import { startWorld } from '../generated/start-world.ts';
import {
  createRecord,
  DECLARATIONS,
  type Declaration,
  filledPath,
  orderBody,
  placeOrder,
  recordBody,
  type World,
} from '../generated/world.ts';
import type { Answer, CallOptions, TestServer } from '../support/harness.ts';
import { EMPLOYEE, PASSWORD } from '../support/template.ts';
import { NEVER } from './never-succeeds.ts';

let server: TestServer;
let document: OpenApiDocument;
let world: World;
let options: Record<Caller, CallOptions>;
let check: ReturnType<typeof documentChecker>;
/** How each call answered each caller. */
const answers = new Map<string, string[]>();

beforeAll(async () => {
  ({ server, options, document, world } = await startWorld());
  // No device answers here, so the timeout can be short.
  server.deps.deviceAnswerMs = 500;
  check = documentChecker(document);
  await server.call('PUT', '/api/users/me/terminal-pin', { ...options.employee, body: { pin: PIN } });
});
afterAll(() => server?.stop());

const PIN = '4932';

/** Calls of the terminal depend on their order; everything else comes first. */
const STEPS = ['/start', '/pause', '/resume', '/end'];
const stepOf = (path: string) => STEPS.findIndex((end) => path.endsWith(`/working-activities${end}`));

/** They wait for a device that does not answer, ten seconds in production. */
const isSlow = ({ path }: { path: string }) => /\/devices\/\{id\}\/test\//.test(path);
const endOf = (path: string) => ['/api/login', '/api/logout'].indexOf(path);

/** Reading first, then creating and changing, deleting last; what ends the session comes after all else. */
const WEIGHTS: Record<string, number> = { GET: 0, POST: 1, PUT: 2, DELETE: 3 };
const isLast = ({ path }: { path: string }) =>
  /\/logout$|\/login|\/users\/me\/(password|sessions)/.test(path);

/** permissions.test.ts says who is refused; how the document describes it, these two show: with and without an identity. */
const REFUSED: readonly Caller[] = ['visitor', 'employee'];

describe.each(DOCUMENTED_CALLERS)('every documented call as %s', (caller) => {
  it.each([0, 1, 2, 3])('answers as the document says (%i)', async (weight) => {
    const faults: string[] = [];
    const documents = operationsOf(document)
      .filter(({ method, path }) => WEIGHTS[method] === weight && !isLast({ path }) && !isSlow({ path }))
      .filter((one) => REFUSED.includes(caller) || isAllowed(routeOf(one)?.access ?? 'public', caller))
      .toSorted((a, b) => stepOf(a.path) - stepOf(b.path));
    for (const documented of documents) {
      faults.push(...(await callAndCheck(documented, caller)));
    }
    expect(faults).toEqual([]);
  });
});

it('answers as the document says to everybody who waits for a device', async () => {
  const calls = operationsOf(document)
    .filter(isSlow)
    .flatMap((documented) => DOCUMENTED_CALLERS.map((caller) => callAndCheck(documented, caller)));
  expect((await Promise.all(calls)).flat()).toEqual([]);
});

it('answers as the document says to everybody who signs in, changes their own account and signs out', async () => {
  const faults: string[] = [];
  // Signing in ends the existing session, signing out the new one.
  const last = operationsOf(document)
    .filter(isLast)
    .toSorted((a, b) => endOf(a.path) - endOf(b.path));
  for (const caller of DOCUMENTED_CALLERS)
    for (const documented of last) faults.push(...(await callAndCheck(documented, caller)));
  expect(faults).toEqual([]);
});

it('had at least one success with every call', () => {
  const silent = [...answers]
    .filter(([name, all]) => !all.some((one) => one.endsWith('success')) && !Object.hasOwn(NEVER, name))
    .map(([name, all]) => `${name}: ${all.join(', ')}`);
  expect(silent).toEqual([]);
});

/** Bodies that examples cannot provide: they refer to people and records of this shop. */
const BODIES: Record<string, () => object | Promise<object>> = {
  'POST /api/orders': () => orderBody(server),
  'POST /api/orders/by-phone': async () => {
    const { legalInstructions: _, privacyPolicy: __, ...body } = await orderBody(server);
    return body;
  },
  'POST /api/config': async () => (await server.get('/api/config', options.administrator)).body.data,
  'POST /api/products/change-each': async () => {
    const [{ id }] = (await server.get('/api/products?pageSize=1', options.administrator)).body.data;
    return { changes: [{ id, description: 'Nach Art des Hauses' }] };
  },
  'POST /api/branches/{id}/shortages': () => ({ options: ['Avocado'], state: 'gone', length: '60' }),
  'POST /api/login': () => ({ username: EMPLOYEE, password: PASSWORD }),
  'PUT /api/orders/{id}': () => ({ internalNote: 'Kundin ruft noch an.' }),
  'PUT /api/orders/{id}/items/{index}': () => ({ amount: 3 }),
  'POST /api/orders/{id}/weights': () => ({ items: [{ index: 0, amount: 3 }] }),
  'POST /api/orders/{id}/status/confirm': () => ({}),
  'POST /api/image-templates/preview': () => ({
    width: 120,
    height: 60,
    backgroundColor: '#ffffff',
    background: null,
    layers: [],
  }),
  'POST /api/labels': () => ({ products: [world.ids.get('product')], grid: 'compact' }),
};

/** What has to have happened to an order before a call about it can succeed. */
const BEFORE: Record<string, [command: string, body: object][]> = {
  'status/in-delivery': [['confirm', {}]],
  'status/completed': [['confirm', {}]],
  'status/cancel': [['confirm', {}]],
  'status/take-back': [
    ['confirm', {}],
    ['in-delivery', {}],
  ],
  'confirm-counter-appointment': [['confirm', { counterAppointment: '2026-11-24T14:00:00+01:00' }]],
  'reject-counter-appointment': [['confirm', { counterAppointment: '2026-11-24T14:00:00+01:00' }]],
  questionnaire: [
    ['confirm', {}],
    ['completed', {}],
  ],
};

const routeOf = ({ method, path }: DocumentedOperation) =>
  ROUTES.find((one) => one.method === method && one.path === path);

async function callAndCheck(documented: DocumentedOperation, caller: Caller): Promise<string[]> {
  const { method, path, operation } = documented;
  const route = routeOf(documented);
  if (!route) return [`${method} ${path}: no such route`];
  const isMine = isAllowed(route.access, caller);
  const answer = await callOnce(server, route, await address(documented, isMine ? caller : null), {
    ...options[caller],
    ...(await requestOf(documented)),
    headers: headersOf(operation),
  });
  const code = answer.body?.errors?.[0]?.code ?? 'success';
  answers.set(`${method} ${path}`, [
    ...(answers.get(`${method} ${path}`) ?? []),
    `${caller} ${answer.status} ${code}`,
  ]);
  const place = `${method} ${path} -> ${answer.status}`;
  const isRefused = answer.status === 401 || answer.status === 403;
  if (answer.status === 500) return [`${place} is a fault of the server`];
  const faults = faultsOf(operation, answer).map((fault) => `${place} ${fault}`);
  if (!isMine && !isRefused) faults.push(`${place} although ${caller} may not`);
  return faults;
}

function faultsOf(operation: Operation, { status, headers, body }: Answer): string[] {
  const response = responseOf(document, operation, status);
  if (!response) return [`is not documented: ${JSON.stringify(body).slice(0, 300)}`];
  const contents = Object.entries(response.content ?? {});
  if (contents.length === 0) return body === '' ? [] : ['has a body'];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const content = contents.find(([name]) => matches(name, type));
  if (!content) return [`comes as ${type}`];
  if (!type.endsWith('json')) return [];
  const fault = check(content[1].schema, body);
  return fault ? [`${fault} ${JSON.stringify(body).slice(0, 200)}`] : [];
}

/** 'image/*' stands for every picture; a file of a customer may be anything. */
function matches(documented: string, type: string): boolean {
  if (documented === 'application/octet-stream') return type !== '';
  return documented.endsWith('/*') ? type.startsWith(documented.slice(0, -1)) : documented === type;
}

/** Required parameters and a page where there are pages; null stands for somebody who is rejected up front. */
async function address(
  { method, path, operation }: DocumentedOperation,
  caller: Caller | null,
): Promise<string> {
  const query = new URLSearchParams();
  for (const { in: place, name, required, schema } of operation.parameters) {
    if (place !== 'query') continue;
    if (name === 'page' || name === 'pageSize') query.set(name, name === 'page' ? '1' : '5');
    else if (required) query.set(name, String(schema.examples?.[0] ?? schema.enum?.[0] ?? '2026-11-24'));
  }
  const filled = filledPath(world, path, caller ? await idFor(method, path, caller) : {});
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Deletions get a record of their own; sessions are the caller's. */
async function idFor(method: string, path: string, caller: Caller): Promise<Record<string, unknown>> {
  const entity = DECLARATIONS.find((one) => `/api${one.path}/{id}` === path);
  if (method === 'DELETE' && entity) {
    const id = await createRecord(world, entity, options.administrator);
    return id === null ? {} : { id };
  }
  if (method !== 'GET' && /^\/api\/orders\/(public\/)?\{/.test(path)) {
    const order = await placeOrder(server);
    const commands = Object.entries(BEFORE).find(([end]) => path.endsWith(end))?.[1] ?? [];
    for (const [command, body] of commands)
      await server.post(`/api/orders/${order.id}/status/${command}`, body, options.administrator);
    return { ...order };
  }
  if (path === '/api/users/me/sessions/{id}') {
    const { body } = await server.get('/api/users/me/sessions', options[caller]);
    return { id: body.data?.at(-1)?.id ?? 'x' };
  }
  if (path === '/api/guests/erasures/{id}') {
    const erasure = { orders: [], forms: [], note: 'Ausweis gesehen' };
    const { body } = await server.post('/api/guests/erasures', erasure, options.administrator);
    return { id: body.data.id };
  }
  return {};
}

async function requestOf({ method, path, operation }: DocumentedOperation): Promise<Partial<CallOptions>> {
  const content = operation.requestBody?.content;
  if (!content) return {};
  // What takes both is sent JSON.
  if (!content['application/json']) return {};
  const named = BODIES[`${method} ${path}`];
  if (named) return { body: await named() };
  const removed = DECLARATIONS.find((one) => `${method} ${path}` === `POST /api${one.path}/delete`);
  if (removed) {
    const ids = [(await createRecord(world, removed, options.administrator)) ?? 1];
    return { body: removed.path === workingActivity.path ? { ids, reason: 'Doppelt erfasst' } : { ids } };
  }
  const changed = DECLARATIONS.find((one) => `${method} ${path}` === `POST /api${one.path}/change`);
  if (changed)
    return { body: { ids: [(await createRecord(world, changed, options.administrator)) ?? 1], values: {} } };
  const restored = DECLARATIONS.find((one) => `${method} ${path}` === `POST /api${one.path}/restore`);
  if (restored) return { body: { undo: await deletedOne(restored) } };
  const undone = DECLARATIONS.find((one) => `${method} ${path}` === `POST /api${one.path}/undo-change`);
  if (undone) return { body: { undo: await changedOne(undone) } };
  const entity = DECLARATIONS.find((one) => `/api${one.path}${method === 'PUT' ? '/{id}' : ''}` === path);
  if (entity) return { body: recordBody(world, entity, operation) };
  const {
    id: _,
    updatedAt: __,
    ...body
  } = { ...(content['application/json']?.example as Record<string, unknown>) };
  return { body };
}

/** Deletes a record; returns what undoes it. */
async function deletedOne(entity: Declaration): Promise<string> {
  const id = (await createRecord(world, entity, options.administrator)) ?? 1;
  const { body } = await server.post(`/api${entity.path}/delete`, { ids: [id] }, options.administrator);
  return body.data?.undo ?? '00000000-0000-4000-8000-000000000000';
}

/** What undoes a change; which fields it was of makes no difference here. */
async function changedOne(entity: Declaration): Promise<string> {
  const id = (await createRecord(world, entity, options.administrator)) ?? 1;
  const call = { call: randomUUID(), at: server.deps.clock.now() };
  await server.deps.db.transaction(({ changes }) =>
    changes.keep(entity.name, call, [{ id, before: {}, after: {} }]),
  );
  return call.call;
}

/** The terminal's user, where a call requires one. */
function headersOf(operation: Operation): Record<string, string> {
  const hasPerson = operation.parameters.some(({ name }) => name === 'X-Username');
  return hasPerson ? { 'x-username': EMPLOYEE, 'x-access-token': PIN } : {};
}
