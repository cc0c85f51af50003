import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, PASSWORD } from '../support/template.ts';

/** What the log says about people who come and go. */

let server: TestServer;
const process: object[] = [];
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false, trustProxy: true } });
  const { log } = server.deps;
  server.deps.log = {
    info: (data, message) => log.info(data, message),
    error: (data, message) => log.error(data, message),
    warn: (data, message) => void process.push({ ...data, message }),
  };
});
afterAll(() => server?.stop());
beforeEach(async () => {
  process.length = 0;
  await server.sql('TRUNCATE "Log", "LoginFailure", "Session" CASCADE');
});

const headers = { 'x-forwarded-for': '2001:db8:1:2::7', 'user-agent': 'Firefox/150' };
const login = (password = PASSWORD, change: object = {}) =>
  server.post('/api/login', { username: EMPLOYEE, password }, { headers: { ...headers, ...change } });
const entries = async () =>
  (
    await server.sql(
      'SELECT "level", "source", "message", "details", "branchId", "subject" FROM "Log" ORDER BY "id"',
    )
  ).map(({ level, message, details }) => `${level} ${message}: ${details}`);
const FROM = 'Anschluss 2001:db8:1::/48, Firefox/150';

it('every login, with the network instead of the address; a browser that is new as a warning', async () => {
  const first = await login();
  expect(first.status).toBe(200);
  await login();
  await login(PASSWORD, { 'user-agent': 'Safari/30', 'x-forwarded-for': '203.0.113.77' });
  expect(await entries()).toEqual([
    `warning Mit einem neuen Gerät oder Browser angemeldet: ${FROM}`,
    `info Angemeldet: ${FROM}`,
    'warning Mit einem neuen Gerät oder Browser angemeldet: Anschluss 203.0.113.0/24, Safari/30',
  ]);
});

it('a logout, once', async () => {
  const session = await server.login(EMPLOYEE);
  await server.post('/api/logout', {}, { session, headers });
  await server.post('/api/logout', {}, { headers: { ...headers, cookie: session.cookie } });
  expect((await entries()).slice(1)).toEqual([`info Abgemeldet: ${FROM}`]);
});

it('wrong passwords, and the lock-out; what comes after it in the log of the process only, with the address', async () => {
  for (let attempt = 1; attempt <= 7; attempt++) await login('falsch');
  const failed = `warning Anmeldung mit falschem Passwort: ${FROM}`;
  expect(await entries()).toEqual([
    ...Array(5).fill(failed),
    `warning Nach zu vielen falschen Passwörtern eine Viertelstunde gesperrt: ${FROM}`,
  ]);
  const told = { address: '2001:db8:1:2::7', message: 'login failed' };
  expect(process).toHaveLength(7);
  expect(process[0]).toMatchObject({ ...told, account: expect.any(Number), reason: 'invalid-credentials' });
  // Refused without looking for the account: a flood costs no more than this line.
  expect(process[6]).toMatchObject({ ...told, account: null, reason: 'too-many-logins' });
});

it('of an account that does not exist it does not say what was typed', async () => {
  await server.post('/api/login', { username: 'mein-passwort@example.at', password: 'falsch' }, { headers });
  expect(JSON.stringify([await entries(), process])).not.toContain('mein-passwort');
  expect(process).toEqual([expect.objectContaining({ account: null, message: 'login failed' })]);
});

it('only administrators read it', async () => {
  await login();
  const read = async (who: string) =>
    (await server.get('/api/logs?pageSize=50', { session: await server.login(who) })).body;
  expect(JSON.stringify(await read(ADMIN))).toContain('Anschluss 2001:db8:1::/48');
  expect(JSON.stringify(await read(EMPLOYEE))).not.toContain('Anschluss');
});
