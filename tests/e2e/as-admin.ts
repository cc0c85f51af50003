import { ADMIN } from './shop-template.ts';

/** The owner on the API: what she changes in the backoffice, without its screens. */
export interface Admin {
  /** Changes some fields of a record ('/branches/1') or of the settings ('/config'). Throws when rejected. */
  change(path: string, values: object): Promise<void>;
  /** Creates a record of a list ('/sites') and returns its id. */
  create(path: string, values: object): Promise<number>;
  /** The same for records with a key ('/digital-signage-devices'), which only this response contains. */
  createKeyed(path: string, values: object): Promise<{ id: number; key: string }>;
  /** Calls something that is no record ('/payment-accounts/mollie/test'). */
  call(path: string): Promise<void>;
}

export async function signInByApi(url: string): Promise<Admin> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  const token = login.headers.get('x-csrf-token');
  if (!login.ok || !token) throw new Error(`no session: ${login.status} ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const send = async (method: 'POST' | 'PUT', path: string, values: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie },
      body: JSON.stringify(values),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    async change(path, values) {
      await send(path === '/config' ? 'POST' : 'PUT', path, values);
    },
    async create(path, values) {
      const { data } = (await send('POST', path, values)) as { data: { id: number } };
      return data.id;
    },
    async createKeyed(path, values) {
      const { data } = (await send('POST', path, values)) as { data: { id: number; key: string } };
      return data;
    },
    async call(path) {
      await send('POST', path, {});
    },
  };
}
