import { type Answer, type Session, startServer, type TestServer } from './harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, PASSWORD } from './template.ts';

export interface Person {
  id: number;
  email: string;
  session: Session;
}

/** A server with its first people signed in, and the calls about people. */
export interface UserServer extends TestServer {
  admin: Session;
  manager: Session;
  employee: Session;
  /** Ids of the people of the template by address. */
  ids: Readonly<Record<string, number>>;
  create(body: object, session?: Session): Promise<Answer>;
  update(id: number | undefined, body: object, session?: Session): Promise<Answer>;
  remove(id: number | undefined, session?: Session): Promise<Answer>;
  /** A new person with a password, signed in. */
  person(values?: object): Promise<Person>;
}

export async function startUserServer(): Promise<UserServer> {
  const server = await startServer({
    settings: { isRateLimited: false, publicUrl: 'https://shop.example.at' },
  });
  const admin = await server.login(ADMIN);
  const rows = await server.sql('SELECT "id", "email" FROM "User"');
  const create: UserServer['create'] = (body, session = admin) =>
    server.post('/api/users', body, { session });
  let count = 0;
  const more: Omit<UserServer, keyof TestServer> = {
    admin,
    manager: await server.login(MANAGER),
    employee: await server.login(EMPLOYEE),
    ids: Object.fromEntries(rows.map(({ id, email }) => [String(email), Number(id)])),
    create,
    update: (id, body, session = admin) => server.call('PUT', `/api/users/${id}`, { session, body }),
    remove: (id, session = admin) => server.call('DELETE', `/api/users/${id}`, { session }),
    person: async (values = {}) => {
      count += 1;
      const email = `person${count}@example.at`;
      const answer = await create({ email, password: PASSWORD, branches: [{ id: 1 }], ...values });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return { id: answer.body.data.id, email, session: await server.login(email) };
    },
  };
  // The address has to stay a getter.
  return Object.assign(server, more);
}
