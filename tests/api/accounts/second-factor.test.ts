import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
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

  it('R381 twenty at once with the same code open one session', async () => {
    const { secret } = await setUp(MANAGER);
    now += 60_000;
    const code = await codeOf(secret);
    const answers = [];
    for (const _ of Array(4)) {
      await server.sql('TRUNCATE "LoginFailure"');
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => login(MANAGER, code)))));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
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
  it('nothing else is open before it is set up; employees are not asked', async () => {
    await server.sql(`UPDATE "Config" SET "data" = "data" || '{"secondFactor":"managers"}'`);
    const session = await server.login(MANAGER);
    expect((await server.get('/api/users/me', { session })).body.data.owesFactor).toBe(true);
    for (const path of [
      '/api/orders/current',
      '/api/users/me/profile',
      '/api/orders/export',
      '/api/orders/events',
    ]) {
      const answer = await server.get(path, { session });
      expect([path, answer.status, answer.body.errors?.[0].code]).toEqual([
        path,
        403,
        'second-factor-setup-required',
      ]);
    }
    const begun = await server.post(OWN, { currentPassword: PASSWORD }, { session });
    expect([begun.status, begun.body.errors]).toEqual([200, undefined]);
    const { secret } = begun.body.data;
    await server.post(`${OWN}/confirm`, { code: await codeOf(secret) }, { session });
    expect((await server.get('/api/users/me/profile', { session })).status).toBe(200);
    const employee = await server.login(EMPLOYEE);
    expect((await server.get('/api/users/me/profile', { session: employee })).status).toBe(200);
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
