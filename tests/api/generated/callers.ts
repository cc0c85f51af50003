import type { Access } from '#api/http/access.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { type CallOptions, sessionOf, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER, OTHER_EMPLOYEE, PASSWORD } from '../support/template.ts';

/** All possible callers: the five kinds that the documents name, and lookalikes. */
export const CALLERS = [
  'visitor',
  'employee',
  'manager',
  'administrator',
  'device',
  'other employee',
  'disabled',
  'revoked key',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The five that the document names. */
export const DOCUMENTED_CALLERS = ['visitor', 'employee', 'manager', 'administrator', 'device'] as const;

const ROLES: Readonly<Record<Caller, readonly string[]>> = {
  visitor: [],
  employee: ['ROLE_EMPLOYEE'],
  manager: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'],
  administrator: ['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_ADMIN'],
  device: ['device'],
  'other employee': ['ROLE_EMPLOYEE'],
  disabled: [],
  'revoked key': [],
};

/** Whether a route's access admits a caller; a wrong key opens nothing, not even what is public. */
export function isAllowed(access: Access, caller: Caller): boolean {
  if (caller === 'revoked key') return false;
  return access === 'public' || access.some((role) => ROLES[caller].includes(role));
}

const REVOKED_KEY = 'geraet-dessen-schluessel-nicht-mehr-gilt-00001';

/** The same server with one retry, for very many calls: a keep-alive connection may close just when it is reused. */
export function withRetry(server: TestServer): TestServer {
  const call: TestServer['call'] = (method, path, request) =>
    server.call(method, path, request).catch(() => server.call(method, path, request));
  // The server's getters have to stay getters.
  return Object.create(server, {
    call: { value: call },
    get: { value: (path: string, request?: CallOptions) => call('GET', path, request) },
    post: {
      value: (path: string, body?: unknown, request?: CallOptions) =>
        call('POST', path, { ...request, body }),
    },
    login: {
      value: async (username: string, password = PASSWORD) =>
        sessionOf(await call('POST', '/api/login', { body: { username, password } })),
    },
  });
}

/** Signs everybody in; the disabled one keeps the session from before being disabled. */
export async function signInAll(server: TestServer): Promise<Record<Caller, CallOptions>> {
  const { accounts } = server.deps.db;
  const passwordHash = await server.deps.passwords.hash(PASSWORD);
  const email = 'ehemalig@example.at';
  await accounts.addAccount({
    email,
    firstName: 'Emil',
    lastName: 'Ehemalig',
    roles: ['ROLE_ADMIN'],
    branches: [],
    passwordHash,
  });
  await accounts.addDevice({ name: 'Altes Tablet', branch: 1, keyHash: secretHash(REVOKED_KEY) });
  const disabled = await server.login(email);
  await server.sql('UPDATE "User" SET "isEnabled" = false WHERE "email" = $1', [email]);
  await server.sql('UPDATE "Device" SET "isEnabled" = false WHERE "keyHash" = $1', [secretHash(REVOKED_KEY)]);
  return {
    visitor: {},
    employee: { session: await server.login(EMPLOYEE) },
    manager: { session: await server.login(MANAGER) },
    administrator: { session: await server.login(ADMIN) },
    device: { key: DEVICE_KEY },
    'other employee': { session: await server.login(OTHER_EMPLOYEE) },
    disabled: { session: disabled },
    'revoked key': { key: REVOKED_KEY },
  };
}
