import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BreachService, startBreachService } from '#tests/peers/breach-service.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, PASSWORD } from '../support/template.ts';

const BREACHED = 'aus-einem-leck-bekannt';
const FRESH = 'sieben-krapfen-am-morgen';

let server: TestServer;
let service: BreachService;
let hash: unknown;
beforeAll(async () => {
  service = await startBreachService([BREACHED]);
  server = await startServer({ settings: { isRateLimited: false, passwordCheckUrl: `${service.url}/` } });
  const rows = await server.sql('SELECT "passwordHash" FROM "User" WHERE "email" = $1', [EMPLOYEE]);
  hash = rows[0]?.passwordHash;
});
afterAll(async () => {
  await server?.stop();
  await service?.close();
});
beforeEach(async () => {
  service.setMood('well');
  service.asked.length = 0;
  await server.sql('DELETE FROM "LoginFailure"');
  await server.sql('DELETE FROM "Session"');
  await server.sql('UPDATE "User" SET "passwordHash" = $1', [hash]);
});

const change = (session: Session, body: object) => server.post('/api/users/me/password', body, { session });
const isSignedIn = async (session: Session) =>
  (await server.get('/api/users/me', { session })).body.data !== null;
const statusOfLogin = async (username: string, password: string) =>
  (await server.post('/api/login', { username, password })).status;

describe('POST /api/users/me/password', () => {
  it('A33 changes the password and ends the other sessions and mailed links, but not this one', async () => {
    const [session, other] = [await server.login(EMPLOYEE), await server.login(EMPLOYEE)];
    await server.deps.db.accounts.addLoginLink({
      id: 'a-link',
      account: (await server.get('/api/users/me', { session })).body.data.id,
      expiresAt: new Date(Date.now() + 600_000),
    });
    const answer = await change(session, { currentPassword: PASSWORD, newPassword: FRESH });
    expect(answer.status, JSON.stringify(answer.body)).toBe(204);
    expect(await isSignedIn(session)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await server.get('/api/orders', { session: other })).status).toBe(401);
    expect(await server.sql('SELECT * FROM "LoginLink"')).toEqual([]);
    expect(await statusOfLogin(EMPLOYEE, PASSWORD)).toBe(401);
    expect(await statusOfLogin(EMPLOYEE, FRESH)).toBe(200);
  });

  it('requires the current password', async () => {
    const session = await server.login(EMPLOYEE);
    for (const [currentPassword, code, message] of [
      ['falsch', 'password-wrong', 'Das aktuelle Passwort ist nicht richtig.'],
      [undefined, 'required', 'Bitte füllen Sie das Feld „Aktuelles Passwort“ aus.'],
      [null, 'required', 'Bitte füllen Sie das Feld „Aktuelles Passwort“ aus.'],
    ] as const) {
      const { status, body } = await change(session, { currentPassword, newPassword: FRESH });
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: 'currentPassword', code, message }]);
    }
    expect(await statusOfLogin(EMPLOYEE, PASSWORD)).toBe(200);
  });

  it('A30 guessing the current password is throttled like the login, and together with it', async () => {
    const session = await server.login(EMPLOYEE);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await change(session, { currentPassword: `falsch${n}`, newPassword: FRESH })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
    const right = await change(session, { currentPassword: PASSWORD, newPassword: FRESH });
    expect(right.status).toBe(429);
    expect(right.body.errors[0].message).toMatch(
      /^Zu viele fehlgeschlagene Anmeldeversuche\. .* in 15 Minuten/,
    );
    expect(await statusOfLogin(EMPLOYEE, PASSWORD)).toBe(429);
    expect(await isSignedIn(session)).toBe(true);
  });

  it.each([
    ['kurz', 'too-short', /„Neues Passwort“ ist zu kurz \(mindestens 8 Zeichen\)/],
    ['🧀🥐🥖🥨', 'too-short', /zu kurz/],
    ['x'.repeat(257), 'too-long', /„Neues Passwort“ ist zu lang/],
    ['ä'.repeat(129), 'too-long', /zu lang/],
    ['Password1234', 'password-breached', /Datenleck/],
    [BREACHED, 'password-breached', /Datenleck/],
    ['anna2026', 'password-guessable', /leicht zu erraten/],
    [EMPLOYEE, 'password-guessable', /leicht zu erraten/],
  ])('refuses %s: %s', async (newPassword, code, message) => {
    const session = await server.login(EMPLOYEE);
    const { status, body } = await change(session, { currentPassword: PASSWORD, newPassword });
    expect(status).toBe(422);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ code, field: 'newPassword' });
    expect(body.errors[0].message).toMatch(message);
    expect(await statusOfLogin(EMPLOYEE, PASSWORD)).toBe(200);
  });

  it.each([
    ['64 characters', 'käsekrainer und semmel '.repeat(5).slice(0, 64)],
    ['spaces at its ends', '  sieben krapfen  '],
    ['256 bytes', 'ä'.repeat(128)],
  ])('ASVS 6.2 takes %s exactly as they are', async (_, newPassword) => {
    const session = await server.login(EMPLOYEE);
    expect((await change(session, { currentPassword: PASSWORD, newPassword })).status).toBe(204);
    expect(await statusOfLogin(EMPLOYEE, newPassword)).toBe(200);
    expect(await statusOfLogin(EMPLOYEE, newPassword.trim().toUpperCase())).toBe(401);
  });

  it('an unreachable breached-password service keeps nobody from changing theirs', async () => {
    service.setMood('busy');
    const session = await server.login(EMPLOYEE);
    expect((await change(session, { currentPassword: PASSWORD, newPassword: BREACHED })).status).toBe(204);
    expect(service.asked).toHaveLength(1);
  });

  it('the service is asked last, and never about what is refused anyway', async () => {
    const session = await server.login(EMPLOYEE);
    await change(session, { currentPassword: 'falsch', newPassword: FRESH });
    await change(session, { currentPassword: PASSWORD, newPassword: 'kurz' });
    await change(session, { currentPassword: PASSWORD, newPassword: 'password1234' });
    expect(service.asked).toEqual([]);
  });

  it('is closed to visitors, and accepts no other fields', async () => {
    const body = { currentPassword: PASSWORD, newPassword: FRESH };
    expect((await server.post('/api/users/me/password', body)).status).toBe(401);
    const session = await server.login(EMPLOYEE);
    const answer = await change(session, { ...body, roles: ['ROLE_ADMIN'] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toMatchObject({ code: 'unknown-field', field: 'roles' });
  });
});

describe('POST /api/users/{id}/password', () => {
  const idOf = async (email: string) =>
    (await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [email]))[0]?.id;
  const set = async (session: Session, email: string, newPassword: string) =>
    server.post(`/api/users/${await idOf(email)}/password`, { newPassword }, { session });

  it('an administrator sets the password of somebody else, who is signed out everywhere', async () => {
    const [admin, employee] = [await server.login(ADMIN), await server.login(EMPLOYEE)];
    expect((await set(admin, EMPLOYEE, FRESH)).status).toBe(204);
    expect(await isSignedIn(employee)).toBe(false);
    expect(await isSignedIn(admin)).toBe(true);
    expect(await statusOfLogin(EMPLOYEE, FRESH)).toBe(200);
  });

  it('keeps the rules, knows its limits', async () => {
    const [admin, manager] = [await server.login(ADMIN), await server.login(MANAGER)];
    expect((await set(admin, EMPLOYEE, 'password1234')).body.errors[0]).toMatchObject({
      code: 'password-breached',
      field: 'newPassword',
    });
    expect((await set(manager, EMPLOYEE, FRESH)).status).toBe(403);
    expect(
      (await server.post('/api/users/999999/password', { newPassword: FRESH }, { session: admin })).status,
    ).toBe(404);
  });

  it('one’s own requires the current password', async () => {
    const admin = await server.login(ADMIN);
    const answer = await set(admin, ADMIN, FRESH);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].message).toBe('Das ist mit dem eigenen Benutzerkonto nicht möglich.');
    expect(await statusOfLogin(ADMIN, PASSWORD)).toBe(200);
  });
});
