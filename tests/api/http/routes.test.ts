import { describe, expect, it } from 'vitest';
import { requireListedRoutes } from '#api/rest/plain-routes.ts';
import { PROCEDURES, ROUTES } from '../generated/routes.ts';

describe('the list of routes', () => {
  it('A27 keeps the server from starting when a route is not in it', () => {
    requireListedRoutes(['/api/branches/:id', '/api/init', '/trpc/:path'], PROCEDURES);
    expect(() => requireListedRoutes(['/api/branches', '/api/secret/:id'], PROCEDURES)).toThrow(
      '/api/secret/:id',
    );
  });

  it('has no path twice', () => {
    const names = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('A25 accepts no unknown fields', () => {
    const careless = PROCEDURES.filter(({ input }) => {
      const issues = input?.safeParse({ surprise: 1 }).error?.issues ?? [];
      return input !== null && !issues.some(({ code }) => code === 'unrecognized_keys');
    });
    expect(careless.map(({ procedure }) => procedure)).toEqual([]);
  });
});
