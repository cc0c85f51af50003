import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Session, sessionOf, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, OTHER_EMPLOYEE, PASSWORD } from '../support/template.ts';

let server: TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false, publicUrl: 'https://shop.example.at' } });
  for (const { id, email } of await server.sql('SELECT "id", "email" FROM "User"'))
    ids[String(email)] = Number(id);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await server.sql('DELETE FROM "LoginFailure"');
  await server.sql('DELETE FROM "Session"');
  await server.sql('UPDATE "User" SET "isEnabled" = true, "isLocked" = false, "expiresAt" = NULL');
});

const signedIn = async (session: Session) =>
  (await server.get('/api/users/me', { session })).body.data !== null;

describe('own sessions', () => {
  it('ASVS 7.5.2 are listed, the last used first, and their ids grant no access', async () => {
    const phone = sessionOf(
      await server.post(
        '/api/login',
        { username: EMPLOYEE, password: PASSWORD },
        { headers: { 'user-agent': 'Telefon' } },
      ),
    );
    const session = await server.login(EMPLOYEE);
    await server.login(MANAGER);
    const { status, body } = await server.get('/api/users/me/sessions', { session });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.data.map((entry: { isCurrent: boolean }) => entry.isCurrent).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(body.data.map((entry: { userAgent: string }) => entry.userAgent)).toContain('Telefon');
    for (const entry of body.data) {
      expect(Object.keys(entry).toSorted()).toEqual([
        'createdAt',
        'id',
        'isCurrent',
        'lastSeenAt',
        'userAgent',
      ]);
      const stored = await server.sql('SELECT "id" FROM "Session"');
      expect(stored.some(({ id }) => String(id).includes(entry.id))).toBe(false);
      const answer = await server.get('/api/users/me', {
        headers: { cookie: `__Host-theke_session=${entry.id}` },
      });
      expect(answer.body.data).toBeNull();
    }
    expect(await signedIn(phone)).toBe(true);
  });

  it('that have expired are not listed', async () => {
    await server.login(EMPLOYEE);
    await server.sql(`UPDATE "Session" SET "lastSeenAt" = now() - interval '8 days'`);
    const session = await server.login(EMPLOYEE);
    expect((await server.get('/api/users/me/sessions', { session })).body.data).toHaveLength(1);
  });

  it('ASVS 7.4.3 one of them can be ended', async () => {
    const [session, other] = [await server.login(EMPLOYEE), await server.login(EMPLOYEE)];
    const { data } = (await server.get('/api/users/me/sessions', { session })).body;
    const { id } = data.find((entry: { isCurrent: boolean }) => !entry.isCurrent);
    expect((await server.call('DELETE', `/api/users/me/sessions/${id}`, { session })).status).toBe(204);
    expect(await signedIn(other)).toBe(false);
    expect(await signedIn(session)).toBe(true);
    expect((await server.call('DELETE', `/api/users/me/sessions/${id}`, { session })).status).toBe(404);
  });

  it('A21 somebody else’s cannot be, whatever the id', async () => {
    const [session, victim] = [await server.login(EMPLOYEE), await server.login(MANAGER)];
    const [{ id }] = (await server.get('/api/users/me/sessions', { session: victim })).body.data;
    expect((await server.call('DELETE', `/api/users/me/sessions/${id}`, { session })).status).toBe(404);
    const [{ id: stored } = {}] = await server.sql('SELECT "id" FROM "Session"');
    for (const wrong of [stored, '%', '1', 'x'.repeat(24), 'Ä', "' OR 1=1 --"]) {
      const path = `/api/users/me/sessions/${encodeURIComponent(String(wrong))}`;
      expect((await server.call('DELETE', path, { session })).status).toBe(422);
    }
    expect(await signedIn(victim)).toBe(true);
  });

  it('all others end together', async () => {
    const [session, other, manager] = [
      await server.login(EMPLOYEE),
      await server.login(EMPLOYEE),
      await server.login(MANAGER),
    ];
    expect((await server.call('DELETE', '/api/users/me/sessions', { session })).status).toBe(204);
    expect([await signedIn(session), await signedIn(other), await signedIn(manager)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('A34 need the CSRF token to be ended', async () => {
    const session = await server.login(EMPLOYEE);
    const forged = { session: { ...session, csrf: 'x' } };
    expect((await server.call('DELETE', '/api/users/me/sessions', forged)).status).toBe(403);
  });
});

describe('sessions of others', () => {
  it('ASVS 7.4.5 an administrator sees and ends them, nobody else does', async () => {
    const [admin, manager, employee] = [
      await server.login(ADMIN),
      await server.login(MANAGER),
      await server.login(EMPLOYEE),
    ];
    const path = `/api/users/${ids[EMPLOYEE]}/sessions`;
    const { body } = await server.get(path, { session: admin });
    expect(body.data).toHaveLength(1);
    expect(body.data[0].isCurrent).toBe(false);
    for (const session of [manager, employee]) {
      expect((await server.get(path, { session })).status).toBe(403);
      expect((await server.call('DELETE', path, { session })).status).toBe(403);
    }
    expect((await server.call('DELETE', path, { session: admin })).status).toBe(204);
    expect(await signedIn(employee)).toBe(false);
    expect(await signedIn(manager)).toBe(true);
    expect((await server.get('/api/users/999999/sessions', { session: admin })).status).toBe(404);
  });
});

describe('own profile', () => {
  it('shows and changes name and phone number', async () => {
    const session = await server.login(EMPLOYEE);
    const change = { lastName: ' Abend-Huber ', phone: '+43 664 1234567' };
    const { status, body } = await server.call('PUT', '/api/users/me', { session, body: change });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({
      email: EMPLOYEE,
      firstName: 'Anna',
      lastName: 'Abend-Huber',
      phone: '+43 664 1234567',
      hasPassword: true,
      hasTerminalPin: false,
      isTerminalPinWeak: false,
    });
    expect((await server.get('/api/users/me/profile', { session })).body).toEqual(body);
    expect((await server.get('/api/users/me', { session })).body.data.name).toBe('Anna Abend-Huber');
    await server.call('PUT', '/api/users/me', { session, body: { lastName: 'Abend', phone: '' } });
  });

  it.each([
    { roles: ['ROLE_ADMIN'] },
    { branches: [{ id: 2 }] },
    { passwordHash: 'x' },
    { email: 'chef@example.at' },
    { isEnabled: true },
    { id: 1 },
    { terminalPinHash: 'x' },
    { iban: 'AT611904300234573201' },
    { weeklyHours: 60 },
    { holidayEntitlement: 100 },
  ])('A25 %j is refused and changes nothing', async (body) => {
    const session = await server.login(EMPLOYEE);
    const before = await server.sql('SELECT * FROM "User" ORDER BY "id"');
    const answer = await server.call('PUT', '/api/users/me', {
      session,
      body: { ...body, firstName: 'Eva' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].code).toBe('unknown-field');
    expect(await server.sql('SELECT * FROM "User" ORDER BY "id"')).toEqual(before);
  });

  it.each([
    '{"__proto__":{"roles":["ROLE_ADMIN"]}}',
    '{"constructor":{"prototype":{"roles":["ROLE_ADMIN"]}}}',
  ])('A25 %s reaches no prototype', async (raw) => {
    const session = await server.login(EMPLOYEE);
    const headers = { 'content-type': 'application/json' };
    const answer = await server.call('PUT', '/api/users/me', { session, raw, headers });
    expect(answer.status === 400 || answer.status === 422).toBe(true);
    expect((await server.get('/api/users/me', { session })).body.data.roles).toEqual(['ROLE_EMPLOYEE']);
  });
});

describe('A35 a mailed link', () => {
  const mails = () => join(server.settings.dataDir, 'outbox-mail');
  const invite = (session: Session, email: string) =>
    server.post(`/api/users/${ids[email]}/login-link`, undefined, { session });

  it('that an administrator sends signs in once, and lets its owner choose a password within 30 minutes', async () => {
    await rm(mails(), { recursive: true, force: true });
    const admin = await server.login(ADMIN);
    expect((await invite(admin, OTHER_EMPLOYEE)).status).toBe(204);
    const { text, token } = await mailed(mails());
    expect(text).toContain('Ihr Anmeldelink');
    const session = sessionOf(await server.post('/api/login/link', { token }));
    expect((await server.post('/api/login/link', { token })).status).toBe(401);
    const change = (newPassword: string) =>
      server.post('/api/users/me/password', { newPassword }, { session });
    await server.sql(`UPDATE "Session" SET "createdAt" = now() - interval '31 minutes' WHERE "isByLink"`);
    expect((await change('sieben-krapfen-am-morgen')).body.errors[0].field).toBe('currentPassword');
    await server.sql(`UPDATE "Session" SET "createdAt" = now() - interval '29 minutes' WHERE "isByLink"`);
    expect((await change('kurz')).status).toBe(422);
    expect((await change('sieben-krapfen-am-morgen')).status).toBe(204);
    await server.login(OTHER_EMPLOYEE, 'sieben-krapfen-am-morgen');
  });

  it('is not sent to an account that may not sign in, and only by administrators', async () => {
    const [admin, manager] = [await server.login(ADMIN), await server.login(MANAGER)];
    expect((await invite(manager, EMPLOYEE)).status).toBe(403);
    await server.sql('UPDATE "User" SET "isLocked" = true WHERE "email" = $1', [EMPLOYEE]);
    const answer = await invite(admin, EMPLOYEE);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].code).toBe('account-not-usable');
    expect((await server.post('/api/users/999999/login-link', undefined, { session: admin })).status).toBe(
      404,
    );
  });

  it('of an account that has since been locked grants no access', async () => {
    await rm(mails(), { recursive: true, force: true });
    await invite(await server.login(ADMIN), EMPLOYEE);
    const { token } = await mailed(mails());
    await server.sql('UPDATE "User" SET "isLocked" = true WHERE "email" = $1', [EMPLOYEE]);
    const answer = await server.post('/api/login/link', { token });
    expect(answer.status).toBe(401);
    expect(answer.body.errors[0].message).toBe('Ihr Benutzerkonto ist gesperrt.');
  });

  it('that was never sent is reported as invalid or expired', async () => {
    for (const token of ['x', 'a'.repeat(43)]) {
      const answer = await server.post('/api/login/link', { token });
      expect(answer.status).toBe(401);
      expect(answer.body.errors[0].message).toBe('Der Anmeldelink ist ungültig oder abgelaufen.');
    }
  });
});

describe('account states', () => {
  it.each([
    ['"isEnabled" = false', 'account-disabled', 'Ihr Benutzerkonto ist deaktiviert.'],
    ['"isLocked" = true', 'account-locked', 'Ihr Benutzerkonto ist gesperrt.'],
    [`"expiresAt" = now() - interval '1 minute'`, 'account-expired', 'Ihr Benutzerkonto ist abgelaufen.'],
  ])('A28 %s: no login, and live sessions get 401 at the next request', async (state, code, message) => {
    const session = await server.login(EMPLOYEE);
    await server.sql(`UPDATE "User" SET ${state} WHERE "email" = $1`, [EMPLOYEE]);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    expect((await server.post('/trpc/account.endOtherSessions', {}, { session })).status).toBe(401);
    const answer = await server.post('/api/login', { username: EMPLOYEE, password: PASSWORD });
    expect(answer.status).toBe(401);
    expect(answer.body.errors).toEqual([{ code, message }]);
  });

  it('an account that ends later may still sign in', async () => {
    await server.sql(`UPDATE "User" SET "expiresAt" = now() + interval '1 minute' WHERE "email" = $1`, [
      EMPLOYEE,
    ]);
    await server.login(EMPLOYEE);
  });
});

/** The only mail in a directory, as text, with the token of its link. */
async function mailed(directory: string): Promise<{ text: string; token: string }> {
  const files = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(files).toHaveLength(1);
  const [file = ''] = await files();
  const mail = await readFile(join(directory, file), 'utf8');
  const text = mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/shop\.example\.at\/backend\/login\?token=([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`no link in:\n${text}`);
  return { text, token };
}
