import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOnce, PROCEDURES, ROUTES, type TestRoute } from '../generated/routes.ts';
import { databaseKind, type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { ADMIN, EMPLOYEE, MANAGER, PASSWORD } from '../support/template.ts';

/** The second factor (R380 to R384): on, asked for, taken once, lost. */

let server: TestServer;
let now = Date.parse('2026-11-28T10:00:00Z');
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  server.deps.clock.now = () => new Date(now);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  // Codes that an earlier case has used up are over.
  now += 10 * 60_000;
  await server.sql('DELETE FROM "SecondFactor"');
  await server.sql('TRUNCATE "LoginFailure"');
  await server.sql(`UPDATE "Config" SET "data" = "data" - 'secondFactor'`);
});

const OWN = '/api/users/me/second-factor';
const login = (username: string, code?: string) =>
  server.post('/api/login', { username, password: PASSWORD, ...(code === undefined ? {} : { code }) });
const codeOf = (secret: string, at = now) => generate({ secret, epoch: Math.floor(at / 1_000) });

/** Sets one up, with the code of this moment. */
async function setUp(who: string): Promise<{ session: Session; secret: string; codes: string[] }> {
  const session = await server.login(who);
  const begun = await server.post(OWN, { currentPassword: PASSWORD }, { session });
  const { secret } = begun.body.data;
  const confirmed = await server.post(`${OWN}/confirm`, { code: await codeOf(secret) }, { session });
  expect(confirmed.status).toBe(200);
  return { session, secret, codes: confirmed.body.data.codes };
}

describe('setting it up', () => {
  it('asks for the password, and counts from the first right code', async () => {
    const session = await server.login(MANAGER);
    const refused = await server.post(OWN, { currentPassword: 'falsch' }, { session });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { field: 'currentPassword' }]);
    const { secret, address } = (await server.post(OWN, { currentPassword: PASSWORD }, { session })).body
      .data;
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect((await login(MANAGER)).status, 'not on yet').toBe(200);
    const wrong = await server.post(`${OWN}/confirm`, { code: '000000' }, { session });
    expect([wrong.status, wrong.body.errors[0]]).toMatchObject([
      422,
      { field: 'code', code: 'second-factor-wrong' },
    ]);
    const other = await server.login(MANAGER);
    const right = await server.post(`${OWN}/confirm`, { code: await codeOf(secret) }, { session });
    expect(right.body.data.codes).toHaveLength(10);
    expect((await server.get(OWN, { session })).body.data).toMatchObject({ isOn: true, codesLeft: 10 });
    expect((await server.get(OWN, { session: other })).status, 'signed out elsewhere').toBe(401);
    const again = await server.post(OWN, { currentPassword: PASSWORD }, { session });
    expect(again.body.errors[0].code).toBe('second-factor-on');
    const [row] = await server.sql('SELECT "secret" FROM "SecondFactor"');
    expect(row?.secret, 'sealed').not.toContain(secret);
    const hashes = await server.sql('SELECT "hash" FROM "RecoveryCode"');
    expect(JSON.stringify(hashes)).not.toContain(right.body.data.codes[0]);
  });
});

describe('signing in', () => {
  it('takes a code with the password, and says first that one is missing', async () => {
    const { secret } = await setUp(MANAGER);
    const first = await login(MANAGER);
    expect([first.status, first.body.errors[0].code]).toEqual([401, 'second-factor-required']);
    expect(first.headers.get('set-cookie')).toBeNull();
    now += 30_000;
    const spaced = (await codeOf(secret)).replace(/^(...)/, '$1 ');
    const entered = await login(MANAGER, spaced);
    expect(entered.status).toBe(200);
    const replayed = await login(MANAGER, spaced);
    expect([replayed.status, replayed.body.errors[0].code]).toEqual([422, 'second-factor-wrong']);
    const blind = await server.post('/api/login', { username: MANAGER, password: 'falsch', code: '123456' });
    expect(blind.body.errors[0].code, 'nobody learns of it without the password').toBe('invalid-credentials');
  });

  it('takes the code before and after, and none further away', async () => {
    const { secret } = await setUp(MANAGER);
    now += 10 * 60_000;
    expect((await login(MANAGER, await codeOf(secret, now - 61_000))).status).toBe(422);
    expect((await login(MANAGER, await codeOf(secret, now - 30_000))).status).toBe(200);
    expect((await login(MANAGER, await codeOf(secret, now + 30_000))).status).toBe(200);
    expect((await login(MANAGER, await codeOf(secret, now))).status, 'not after a later one').toBe(422);
  });

  it('R381 twenty at once with the same code open one session, on however many servers', async () => {
    const { secret } = await setUp(MANAGER);
    now += 60_000;
    const code = await codeOf(secret);
    const servers = [server];
    if (databaseKind() === 'postgres') servers.push(await server.twin());
    for (const { deps } of servers) deps.clock.now = () => new Date(now);
    const sent = { username: MANAGER, password: PASSWORD, code };
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => servers[index % servers.length]?.post('/api/login', sent)),
      );
      const [opened, ...more] = answers.filter((answer) => answer?.status === 200);
      // Of all that are under way at most as many are checked as there may be wrong ones.
      expect([opened?.body.data.email, more]).toEqual([MANAGER, []]);
      const rows = await server.sql('SELECT 1 FROM "Session" WHERE "isRaised" AND "createdAt" = $1', [
        new Date(now),
      ]);
      expect(rows).toHaveLength(1);
    } finally {
      await servers[1]?.stop();
    }
  });

  it('R382 a recovery code works once, with or without its dash', async () => {
    const { codes, session } = await setUp(MANAGER);
    expect((await login(MANAGER, codes[0])).status).toBe(200);
    expect((await login(MANAGER, codes[0])).status).toBe(422);
    expect((await login(MANAGER, codes[1]?.replace('-', '').toUpperCase())).status).toBe(200);
    const renewed = await server.post(`${OWN}/recovery-codes`, { currentPassword: PASSWORD }, { session });
    expect(renewed.body.data.codes).toHaveLength(10);
    expect((await login(MANAGER, codes[2])).status, 'the former ones are over').toBe(422);
    expect((await login(MANAGER, renewed.body.data.codes[0])).status).toBe(200);
  });

  it('R383 the sixth wrong code within a quarter of an hour waits, right or not', async () => {
    const { secret } = await setUp(MANAGER);
    now += 60_000;
    for (let count = 0; count < 5; count++) expect((await login(MANAGER, '000000')).status).toBe(422);
    const late = await login(MANAGER, await codeOf(secret));
    expect([late.status, late.body.errors[0].code]).toEqual([429, 'too-many-logins']);
  });

  it('by a mailed link asks for it too, and the link waits meanwhile', async () => {
    const { codes } = await setUp(MANAGER);
    const [{ id }] = (await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [MANAGER])) as [
      { id: number },
    ];
    const { randomBytes, createHash } = await import('node:crypto');
    const token = randomBytes(16).toString('base64url');
    await server.deps.db.accounts.addLoginLink({
      id: createHash('sha256').update(token).digest('hex'),
      account: id,
      expiresAt: new Date(now + 60_000),
    });
    const first = await server.post('/api/login/link', { token });
    expect([first.status, first.body.errors[0].code]).toEqual([401, 'second-factor-required']);
    expect((await server.post('/api/login/link', { token, code: codes[0] })).status).toBe(200);
    expect((await server.post('/api/login/link', { token, code: codes[1] })).body.errors[0].code).toBe(
      'login-link-invalid',
    );
  });
});

describe('R380 where the settings ask for it', () => {
  const oblige = () => server.sql(`UPDATE "Config" SET "data" = "data" || '{"secondFactor":"managers"}'`);

  it('sets it up, and then everything is open; employees are not asked', async () => {
    await oblige();
    const entered = await login(MANAGER);
    expect(entered.body.data.owesFactor).toBe(true);
    const { session } = await setUp(MANAGER);
    expect((await server.get('/api/users/me', { session })).body.data.owesFactor).toBeUndefined();
    expect((await server.get('/api/users/me/profile', { session })).status).toBe(200);
    const employee = await server.login(EMPLOYEE);
    expect((await server.get('/api/users/me/profile', { session: employee })).status).toBe(200);
  });

  it('is owed again at once by who turns it off', async () => {
    const { session } = await setUp(MANAGER);
    await oblige();
    expect((await server.post(`${OWN}/remove`, { currentPassword: PASSWORD }, { session })).status).toBe(204);
    expect((await server.get('/api/users/me', { session })).body.data.owesFactor).toBe(true);
    const refused = await server.get('/api/users/me/profile', { session });
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'second-factor-setup-required']);
  });

  it('refuses every other call, over REST and tRPC, also of a session that is older', async () => {
    const session = await server.login(ADMIN);
    await oblige();
    const open = new Set(
      PROCEDURES.filter(({ isForFactor }) => isForFactor).map(({ procedure }) => procedure),
    );
    expect([...open].toSorted()).toEqual([
      'auth.me',
      'factor.begin',
      'factor.confirm',
      'factor.show',
      'passkeys.add',
      'passkeys.begin',
    ]);
    const isAsked = ({ procedure, access }: Pick<TestRoute, 'procedure' | 'access'>) =>
      access !== 'public' && !open.has(procedure) && !(access.length === 1 && access[0] === 'device');
    const surprises: string[] = [];
    const routes = ROUTES.filter(isAsked);
    expect(routes.length).toBeGreaterThan(300);
    for (const route of routes) {
      const { status, body } = await callOnce(server, route, route.path.replaceAll(/\{\w+\}/g, '1'), {
        session,
        ...(route.method === 'POST' || route.method === 'PUT' ? { body: {} } : {}),
      });
      if (status !== 403 || body.errors[0].code !== 'second-factor-setup-required')
        surprises.push(`${route.method} ${route.path}: ${status} ${JSON.stringify(body).slice(0, 80)}`);
    }
    for (const { procedure, rest } of PROCEDURES.filter(isAsked)) {
      const isQuery = rest.method === 'GET';
      const { status, body } = isQuery
        ? await server.get(`/trpc/${procedure}`, { session })
        : await server.post(`/trpc/${procedure}`, {}, { session });
      const text = JSON.stringify(body);
      if (status !== 403 || !text.includes('second-factor-setup-required'))
        surprises.push(`${procedure}: ${status} ${text.slice(0, 80)}`);
    }
    expect(surprises).toEqual([]);
  });

  it('is a stranger to what everybody may call', async () => {
    const session = await server.login(ADMIN);
    const list = async (options = {}) => (await server.get('/api/branches', options)).body.data.length;
    await server.sql('UPDATE "Branch" SET "isPublic" = false WHERE "id" = 2');
    const asStaff = await list({ session });
    await oblige();
    expect(await list({ session })).toBe(asStaff - 1);
    await server.sql('UPDATE "Branch" SET "isPublic" = true WHERE "id" = 2');
  });

  it('ends the live feed of a session that owes one', async () => {
    const session = await server.login(MANAGER);
    const feed = readSse(`${server.url}/api/orders/stream`, { cookie: session.cookie });
    expect(await feed.opened).toBe(200);
    const started = performance.now();
    await oblige();
    await feed.ended;
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});

describe('R384 lost', () => {
  it('an administrator resets that of another, who is signed out; nobody their own', async () => {
    const { session } = await setUp(MANAGER);
    const admin = await server.login(ADMIN);
    const [{ id }] = (await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [MANAGER])) as [
      { id: number },
    ];
    const path = `/api/users/${id}/second-factor`;
    expect((await server.get(path, { session: admin })).body.data.isOn).toBe(true);
    expect((await server.call('DELETE', path, { session })).status).toBe(403);
    expect((await server.call('DELETE', path, { session: admin })).status).toBe(204);
    expect((await server.get(OWN, { session })).status).toBe(401);
    expect((await login(MANAGER)).status).toBe(200);
    expect((await server.call('DELETE', path, { session: admin })).body.errors[0].code).toBe(
      'second-factor-off',
    );
  });

  it('its owner turns it off with the password', async () => {
    const { session } = await setUp(MANAGER);
    expect((await server.post(`${OWN}/remove`, {}, { session })).body.errors[0].field).toBe(
      'currentPassword',
    );
    expect((await server.post(`${OWN}/remove`, { currentPassword: PASSWORD }, { session })).status).toBe(204);
    expect((await login(MANAGER)).status).toBe(200);
  });
});
