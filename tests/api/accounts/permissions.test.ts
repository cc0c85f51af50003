import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import { CALLERS, type Caller, isAllowed } from '../generated/callers.ts';
import { callOnce, ROUTES, type TestRoute } from '../generated/routes.ts';
import { STATISTICS } from '../generated/specification.ts';
import { startWorld } from '../generated/start-world.ts';
import {
  createRecord,
  DECLARATIONS,
  type Declaration,
  placeOrder,
  recordBody,
  type World,
} from '../generated/world.ts';
import type { CallOptions, TestServer } from '../support/harness.ts';
import { explanation, isPromised, NOT_EXPLAINED, specifiedRights } from './specified-rights.ts';

let server: TestServer;
let document: OpenApiDocument;
let world: World;
let options: Record<Caller, CallOptions>;
/** Of branch 2. */
let otherDevice: number;
beforeAll(async () => {
  ({ server, options, document, world } = await startWorld());
  const made = { ...options.administrator, body: { name: 'Kassen-PC', branch: 2 } };
  otherDevice = (await server.call('POST', '/api/devices', made)).body.data.id;
});
afterAll(() => server?.stop());

const MARKED = ['visitor', 'employee', 'manager', 'administrator', 'device'] as const;

describe('A24 and A27 who may call', () => {
  it('is this table', () => {
    const head = ['visitor', 'employee', 'manager', 'admin', 'device'].join(' ');
    const lines = ROUTES.map(({ method, path, access, status, procedure }) => {
      const marks = MARKED.map((caller) => (isAllowed(access, caller) ? 'x' : '.'));
      const columns = [7, 8, 7, 5, 6].map((width, index) => (marks[index] ?? '').padEnd(width));
      return `${columns.join(' ')}  ${method.padEnd(6)} ${path}  ${status}${procedure && `  ${procedure}`}`;
    });
    expect([head, ...lines].join('\n')).toMatchSnapshot();
  });

  it('differs from what was promised for these reasons only', () => {
    const differences = ROUTES.filter(isPromised).flatMap((route) => {
      const rights = MARKED.filter((caller) => isAllowed(route.access, caller)).map(([letter]) => letter);
      const [is, specified] = [rights.join(''), specifiedRights(route)];
      if (is === specified) return [];
      return [
        `${is.padEnd(5)} not ${specified.padEnd(5)}  ${route.method} ${route.path}: ${explanation(route)}`,
      ];
    });
    expect(differences.join('\n')).toMatchSnapshot();
    expect(differences.filter((line) => line.endsWith(NOT_EXPLAINED))).toEqual([]);
  });

  it.each(CALLERS)('%s', async (caller) => {
    const surprises: string[] = [];
    // Callers rejected up front are rejected the same way everywhere: a sample of the routes is enough.
    const step = caller === 'disabled' || caller === 'revoked key' ? 7 : 1;
    const routes = ROUTES.filter(({ procedure }) => procedure !== 'auth.logout');
    for (const route of routes.filter((_, index) => index % step === 0)) {
      const { status, body } = await callOnce(server, route, harmlessPath(route), {
        ...options[caller],
        ...(route.method === 'POST' || route.method === 'PUT' ? { body: {} } : {}),
      });
      const code = body?.errors?.[0]?.code;
      // A24: anyone without an identity, devices included, is told to sign in; a person lacks the right.
      const isPerson = options[caller].session !== undefined && caller !== 'disabled';
      const isNobody = status === 401 && (code === 'unauthenticated' || caller === 'revoked key');
      const isRefused = isPerson ? status === 403 && code === 'forbidden' : isNobody;
      const isExpected = isRefused !== mayPass(route, caller);
      if (!isExpected || status >= 500)
        surprises.push(`${route.method} ${route.path}: ${status} ${code ?? ''}`);
    }
    expect(surprises).toEqual([]);
  });
});

/** Records declared as a branch's own: staff of another branch must not know that they exist. */
const BRANCH_BOUND = DECLARATIONS.filter(({ fields, scope }) => {
  const field = fields.branch ?? fields.branches;
  // Where the server itself decides whose a record is (uploads, logs), separate tests cover it.
  return scope !== undefined && field !== undefined && !field.isReadOnly;
});
const STAFF = ['employee', 'manager'] as const;

describe('A21 what belongs to branch 2 does not exist for the staff of branch 1', () => {
  it.each(BRANCH_BOUND.map((entity) => [entity.name, entity] as const))('%s', async (_name, entity) => {
    const path = `/api${entity.path}`;
    const totals = await Promise.all(STAFF.map((caller) => totalOf(path, caller)));
    const id = await createRecord(world, entity, options.administrator, foreign(entity));
    expect(id === null, `${entity.name} of branch 2`).toBe(document.paths[path]?.post === undefined);
    if (id === null) return;
    const before = (await server.get(`${path}/${id}`, options.administrator)).body;
    for (const [index, caller] of STAFF.entries()) {
      const place = `${entity.name} as ${caller}`;
      // What visitors see of the shop is no secret; changing it is.
      if (entity.access.read !== 'public' && isAllowed(entity.access.read, caller)) {
        const list = await server.get(path, options[caller]);
        expect(list.status, place).toBe(200);
        expect(
          list.body.data.map((row: { id: number }) => row.id),
          place,
        ).not.toContain(id);
        expect(list.body.total, place).toBe(totals[index]);
        expect((await server.get(`${path}/${id}`, options[caller])).status, place).toBe(404);
      }
      if (!isAllowed(entity.access.write, caller)) continue;
      const operation = document.paths[`${path}/{id}`]?.put;
      const body = operation && recordBody(world, entity, operation);
      const change = await server.call('PUT', `${path}/${id}`, { ...options[caller], body: { ...body, id } });
      expect(change.status, place).toBe(404);
      expect((await server.call('DELETE', `${path}/${id}`, options[caller])).status, place).toBe(404);
    }
    expect((await server.get(`${path}/${id}`, options.administrator)).body).toEqual(before);
  });

  it('orders, in lists, commands and searches', async () => {
    const order = await placeOrder(server, 2);
    for (const caller of [...STAFF, 'device'] as const) {
      for (const list of ['/api/orders', '/api/orders/current', `/api/orders?search=${order.uid}`]) {
        const { status, body } = await server.get(list, options[caller]);
        expect(status, list).toBe(200);
        expect(
          body.data.map(({ id }: { id: number }) => id),
          `${caller} ${list}`,
        ).not.toContain(order.id);
      }
      for (const route of ROUTES.filter(
        ({ path, access }) => path.startsWith('/api/orders/{id}') && isAllowed(access, caller),
      )) {
        const { status } = await callOnce(
          server,
          route,
          route.path
            .replace('{id}', String(order.id))
            .replace(/\{(message|invoiceId)\}/, '1')
            .replace('{index}', '0'),
          {
            ...options[caller],
            ...(route.method === 'POST' || route.method === 'PUT' ? { body: minimalBody(route) } : {}),
          },
        );
        expect(status, `${caller} ${route.method} ${route.path}`).toBe(404);
      }
    }
  });

  it('statistics, whether the branch is named or not', async () => {
    const range = 'from=2026-11-01&to=2026-11-30';
    const read = async (name: string) =>
      (await server.get(`/api/statistics/${name}?${range}`, options.manager)).body;
    const before = await Promise.all(STATISTICS.map(read));
    await placeOrder(server, 2);
    expect(await Promise.all(STATISTICS.map(read))).toEqual(before);
    for (const name of STATISTICS) {
      const { status } = await server.get(`/api/statistics/${name}?${range}&branch=2`, options.manager);
      expect(status, name).toBe(404);
    }
  });
});

async function totalOf(path: string, caller: Caller): Promise<number | undefined> {
  return (await server.get(path, options[caller])).body.total;
}

/** The same record for branch 2 and its people. */
function foreign({ fields }: Declaration): Record<string, unknown> {
  return {
    ...('branch' in fields ? { branch: 2 } : {}),
    ...('branches' in fields ? { branches: [{ id: 2 }] } : {}),
    ...('user' in fields ? { user: world.otherUser } : {}),
    ...('members' in fields ? { members: [] } : {}),
    ...('device' in fields ? { device: otherDevice } : {}),
    ...('devices' in fields ? { devices: [] } : {}),
    ...('stations' in fields ? { stations: [] } : {}),
    ...('assignee' in fields ? { assignee: world.otherUser } : {}),
    ...Object.fromEntries(
      ['project', 'task', 'department', 'fallback']
        .filter((name) => name in fields)
        .map((name) => [name, null]),
    ),
  };
}

/** What a command needs to get as far as looking up its order. */
function minimalBody({ path, method }: TestRoute): Record<string, unknown> {
  const operation = document.paths[path]?.[method === 'PUT' ? 'put' : 'post'];
  const example = operation?.requestBody?.content['application/json']?.example ?? {};
  const { id: _, ...body } = example as Record<string, unknown>;
  return body;
}

/** A call that changes nothing: its input is refused, or its record does not exist. */
function harmlessPath({ path }: TestRoute): string {
  return path.replaceAll(/\{\w+\}/g, '999999');
}

/** Routes ahead of the access check ignore keys; those with a key in their path reject a wrong one themselves. */
function mayPass({ path, access }: TestRoute, caller: Caller): boolean {
  const isFile = /^\/((image|upload|signage|app-icon)\/|[\w-]+\.\w+$)/.test(path);
  const isBeforeDoor = isFile || /^\/api\/(init|health|docs|openapi\.json)$/.test(path);
  return isBeforeDoor || isAllowed(access, caller);
}
