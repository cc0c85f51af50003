import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireListedRoutes } from '#api/plain-routes.ts';
import { type RestRoute, restRoutes } from '#api/rest.ts';
import { appRouter } from '#api/router.ts';
import { type Session, startServer, type TestServer } from './harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER } from './template.ts';

const routes = restRoutes(appRouter);

let server: TestServer;
const sessions: Record<string, Session> = {};
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  for (const email of [EMPLOYEE, MANAGER, ADMIN]) sessions[email] = await server.login(email);
});
afterAll(() => server?.stop());

describe('the list of routes', () => {
  it('is this one', () => {
    const lines = routes.map(({ procedure, access, rest }) => {
      const who = access === 'public' ? 'public' : access.join(' ');
      return `${rest.method.padEnd(6)} /api${rest.path}  ${rest.status ?? 200}  ${who}  ${procedure}`;
    });
    expect(lines.toSorted().join('\n')).toMatchSnapshot();
  });

  it('A27 a route that is not in it keeps the server from starting', () => {
    requireListedRoutes(['/api/branches/:id', '/api/init', '/trpc/:path'], routes);
    expect(() => requireListedRoutes(['/api/branches', '/api/secret/:id'], routes)).toThrow(
      '/api/secret/:id',
    );
  });

  it('has no path twice', () => {
    const names = routes.map(({ rest }) => `${rest.method} ${rest.path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('A25 takes no fields that it does not know', () => {
    for (const { procedure, input } of routes) {
      if (!input) continue;
      const { error } = input.safeParse({ surprise: 1 });
      expect(
        error?.issues.some(({ code }) => code === 'unrecognized_keys'),
        procedure,
      ).toBe(true);
    }
  });
});

describe('A27 who may call', () => {
  const callers = ['visitor', EMPLOYEE, MANAGER, ADMIN, 'device'] as const;

  function isAllowed({ access }: RestRoute, caller: (typeof callers)[number]): boolean {
    if (access === 'public') return true;
    if (caller === 'visitor') return false;
    if (caller === 'device') return access.includes('device');
    const roles = {
      [EMPLOYEE]: ['ROLE_EMPLOYEE'],
      [MANAGER]: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'],
      [ADMIN]: ['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_ADMIN'],
    }[caller];
    return access.some((role) => roles?.includes(role));
  }

  /** A command that does nothing: its input is refused, or its record does not exist. */
  const path = ({ rest }: RestRoute) => `/api${rest.path.replaceAll(/\{\w+\}/g, '999999')}`;
  const harmless = routes.filter(({ procedure }) => procedure !== 'auth.logout');

  it.each(callers)('%s', async (caller) => {
    const options = caller === 'device' ? { key: DEVICE_KEY } : { session: sessions[caller] };
    for (const route of harmless) {
      const { method } = route.rest;
      const answer = await server.call(
        method,
        path(route),
        method === 'GET' ? options : { ...options, body: {} },
      );
      const isRefused =
        (answer.status === 401 && answer.body.errors[0].code === 'unauthenticated') ||
        (answer.status === 403 && answer.body.errors[0].code === 'forbidden');
      expect(isRefused, `${caller} ${method} ${path(route)}: ${answer.status}`).toBe(
        !isAllowed(route, caller),
      );
      expect(answer.status, `${method} ${path(route)}`).toBeLessThan(500);
    }
  });

  it('A24 a device is told to sign in where people are asked for', async () => {
    for (const route of routes.filter(({ access }) => access !== 'public' && !access.includes('device'))) {
      expect(
        (await server.call(route.rest.method, path(route), { key: DEVICE_KEY })).status,
        path(route),
      ).toBe(401);
    }
  });
});

describe('GET /api/openapi.json', () => {
  it('documents every route with its input, answers and access', async () => {
    const { status, body } = await server.get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    for (const { rest, access } of routes) {
      const operation = body.paths[`/api${rest.path}`]?.[rest.method.toLowerCase()];
      expect(operation, rest.path).toBeDefined();
      expect(operation.responses[rest.status ?? 200], rest.path).toBeDefined();
      expect(operation.security.length > 0, rest.path).toBe(access !== 'public');
      for (const [, name] of rest.path.matchAll(/\{(\w+)\}/g)) {
        expect(
          operation.parameters.some((p: { in: string; name: string }) => p.in === 'path' && p.name === name),
        ).toBe(true);
      }
    }
    for (const path of ['/api/init', '/api/health', '/image/{size}/{file}', '/upload/{publicHash}/{file}']) {
      expect(body.paths[path], path).toBeDefined();
    }
  });

  it('can be read as a page that needs nothing from elsewhere', async () => {
    const { status, headers, body } = await server.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const { rest } of routes) expect(body).toContain(`/api${rest.path}`);
    expect(body).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
});
