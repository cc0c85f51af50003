import { type Answer, type Session, type StartOptions, startServer, type TestServer } from './harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, OTHER_EMPLOYEE } from './template.ts';

/** The people of template.ts: administrator, manager of branch 1, employees of branch 1 and of branch 2. */
const PEOPLE = { ada: ADMIN, lena: MANAGER, anna: EMPLOYEE, berta: OTHER_EMPLOYEE } as const;
export type Person = keyof typeof PEOPLE;

export interface StaffServer extends TestServer {
  ids: Record<Person, number>;
  sessions: Record<Person, Session>;
}

/** A server without limits whose people are signed in. */
export async function startStaffServer(options: StartOptions): Promise<StaffServer> {
  const server = await startServer({ ...options, settings: { isRateLimited: false, ...options.settings } });
  const rows = await server.sql('SELECT "id", "email" FROM "User"');
  const idOf = (email: string) => Number(rows.find((row) => row.email === email)?.id);
  return Object.assign(server, {
    ids: { ada: idOf(ADMIN), lena: idOf(MANAGER), anna: idOf(EMPLOYEE), berta: idOf(OTHER_EMPLOYEE) },
    sessions: {
      ada: await server.login(ADMIN),
      lena: await server.login(MANAGER),
      anna: await server.login(EMPLOYEE),
      berta: await server.login(OTHER_EMPLOYEE),
    },
  });
}

export interface Calls {
  list(query?: string, session?: Session): Promise<Answer>;
  get(id: number, session?: Session): Promise<Answer>;
  create(values: object, session?: Session): Promise<Answer>;
  /** As the administrator; must succeed. */
  made(values: object): Promise<Record<string, unknown> & { id: number }>;
  update(id: number, values: object, session?: Session): Promise<Answer>;
  remove(id: number, session?: Session): Promise<Answer>;
}

/** The standard five calls, by default as the manager of branch 1. `standard` is the minimal body of a creation. */
export function callsOf(server: () => StaffServer, path: string, standard: () => object): Calls {
  const call = (method: string, suffix: string, session?: Session, body?: object) =>
    server().call(method, `/api${path}${suffix}`, {
      session: session ?? server().sessions.lena,
      ...(body && { body }),
    });
  const create: Calls['create'] = (values, session) =>
    call('POST', '', session, { ...standard(), ...values });
  return {
    list: (query = '', session) => call('GET', query && `?${query}`, session),
    get: (id, session) => call('GET', `/${id}`, session),
    create,
    made: async (values) => {
      const { status, body } = await create(values, server().sessions.ada);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
    update: (id, values, session) => call('PUT', `/${id}`, session, values),
    remove: (id, session) => call('DELETE', `/${id}`, session),
  };
}

/** [status, field, code] of a refusal. */
export function faultOf({ status, body }: Answer): unknown[] {
  return [status, body.errors?.[0]?.field, body.errors?.[0]?.code];
}

export function idsOf({ body }: Answer): number[] {
  return body.data.map(({ id }: { id: number }) => id);
}
