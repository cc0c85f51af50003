import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, OTHER_EMPLOYEE, PASSWORD } from '../support/template.ts';
import { startUserServer, type UserServer } from '../support/user-server.ts';

const IBAN = 'AT61 1904 3002 3457 3201';
const FRESH = 'sieben-krapfen-am-morgen';

let server: UserServer;
beforeAll(async () => {
  server = await startUserServer();
});
afterAll(() => server?.stop());

describe('create', () => {
  it('stores every field, the address in lower case, the IBAN without spaces', async () => {
    const { status, body } = await server.create({
      email: ' Neu.Person@Example.AT ',
      firstName: 'Nora',
      lastName: 'Neu',
      phone: '+43 664 1234567',
      roles: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'],
      branches: [{ id: 1 }, { id: 2 }],
      weeklyHours: 38.5,
      holidayEntitlement: 25,
      holidayCarriedOver: -1.5,
      employedFrom: '2026-01-01',
      employedUntil: null,
      expiresAt: '2030-01-01T00:00:00+01:00',
      personnelNumber: 'P-7',
      iban: IBAN,
      password: FRESH,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({
      email: 'neu.person@example.at',
      roles: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'],
      branches: [{ id: 1 }, { id: 2 }],
      weeklyHours: 38.5,
      holidayCarriedOver: -1.5,
      isEnabled: true,
      isLocked: false,
      expiresAt: '2029-12-31T23:00:00.000Z',
      iban: 'AT611904300234573201',
    });
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
    await server.login('NEU.PERSON@example.at', FRESH);
    const again = await server.create({ email: 'NEU.person@example.at', password: FRESH });
    expect(again.status).toBe(422);
    expect(again.body.errors[0]).toMatchObject({ code: 'already-exists', field: 'email' });
    const got = await server.get(`/api/users/${body.data.id}`, { session: server.admin });
    expect(got.body).toEqual(body);
  });

  it('without a password an invitation is mailed, with which the person chooses one', async () => {
    const mails = join(server.settings.dataDir, 'outbox-mail');
    await rm(mails, { recursive: true, force: true });
    const { status, body } = await server.create({ email: 'einladung@example.at', firstName: 'Ida' });
    expect(status).toBe(201);
    expect(body.data.roles).toEqual(['ROLE_EMPLOYEE']);
    const files = async () => (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await expect.poll(files).toHaveLength(1);
    const [file = ''] = await files();
    const mail = (await readFile(join(mails, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).toContain('Ihr Zugang zum Backend');
    expect(mail).toContain('einladung@example.at');
    const token = /backend\/login\?token=([\w-]{43})/.exec(mail)?.[1];
    await server.sql(`UPDATE "LoginLink" SET "expiresAt" = "expiresAt" - interval '71 hours 50 minutes'`);
    const session = sessionOf(await server.post('/api/login/link', { token }));
    const profile = () => server.get('/api/users/me/profile', { session });
    expect((await profile()).body.data.hasPassword).toBe(false);
    const answer = await server.post('/api/users/me/password', { newPassword: FRESH }, { session });
    expect(answer.status).toBe(204);
    expect((await profile()).body.data.hasPassword).toBe(true);
    await server.login('einladung@example.at', FRESH);
  });

  it.each([
    [{}, 'email', 'required'],
    [{ email: '' }, 'email', 'required'],
    [{ email: 'keine' }, 'email', 'email-invalid'],
    [{ email: 'a@example.at, b@example.at' }, 'email', 'email-invalid'],
    [{ iban: 'AT611904300234573202' }, 'iban', 'iban-invalid'],
    [{ iban: 'kein Konto' }, 'iban', 'iban-invalid'],
    [{ password: 'kurz' }, 'password', 'too-short'],
    [{ password: 'password1234' }, 'password', 'password-breached'],
    [{ password: 'Sommer2026!' }, 'password', 'password-plain-word'],
    [{ password: 'neu@example.at', email: 'neu@example.at' }, 'password', 'password-guessable'],
    [{ roles: ['ROLE_CHEF'] }, 'roles.0', 'invalid'],
    [{ branches: [{ id: 999_999 }] }, 'branches.0', 'reference-unknown'],
    [{ department: 999_999 }, 'department', 'reference-unknown'],
    [{ weeklyHours: 169 }, 'weeklyHours', 'too-large'],
    [{ weeklyHours: -1 }, 'weeklyHours', 'too-small'],
    [{ phone: 'ruf mich an' }, 'phone', 'phone-invalid'],
    [{ expiresAt: 'morgen' }, 'expiresAt', 'invalid'],
    [{ employedFrom: '2026-02-30' }, 'employedFrom', 'invalid'],
    [{ employedFrom: '2026-02-01', employedUntil: '2026-01-01' }, 'employedUntil', 'ends-before-start'],
    [{ passwordHash: 'x' }, 'passwordHash', 'unknown-field'],
    [{ terminalPinHash: 'x' }, 'terminalPinHash', 'unknown-field'],
    [{ isActive: true }, 'isActive', 'unknown-field'],
    [{ id: 1 }, 'id', 'unknown-field'],
  ])('A25 refuses %j at %s', async (values, field, code) => {
    const isAddress = 'email' in values || Object.keys(values).length === 0;
    const { status, body } = await server.create(
      isAddress ? values : { email: 'falsch@example.at', ...values },
    );
    expect(status).toBe(422);
    expect(body.errors[0], JSON.stringify(body)).toMatchObject({ field, code });
    expect(await server.sql(`SELECT 1 FROM "User" WHERE "email" = 'falsch@example.at'`)).toEqual([]);
  });

  it('the message of a wrong IBAN is a sentence', async () => {
    const { body } = await server.create({ email: 'falsch@example.at', iban: 'AT00' });
    expect(body.errors[0].message).toBe('Bitte geben Sie eine gültige IBAN an.');
  });
});

describe('update', () => {
  it('changes what was sent, keeps the rest', async () => {
    const { id } = await server.person({ firstName: 'Paula', iban: IBAN });
    const { status, body } = await server.update(id, { id, lastName: 'Prim', isLocked: false });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      id,
      firstName: 'Paula',
      lastName: 'Prim',
      iban: 'AT611904300234573201',
    });
  });

  it('A22 another id in the body is refused', async () => {
    const { id } = await server.person();
    const answer = await server.update(id, { id: server.ids[EMPLOYEE], lastName: 'Falsch' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe('id');
  });

  it('a new password signs the person out and works at once; one’s own requires the current one', async () => {
    const { id, email, session } = await server.person();
    expect((await server.update(id, { password: 'kurz' })).body.errors[0].field).toBe('password');
    expect((await server.update(id, { password: FRESH })).status).toBe(200);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    await server.login(email, FRESH);
    const own = await server.update(server.ids[ADMIN], { password: FRESH });
    expect(own.status).toBe(409);
    expect(own.body.errors[0].code).toBe('own-account');
    await server.login(ADMIN);
  });

  it('A35 a new address invalidates links sent to the previous one', async () => {
    const { id } = await server.person();
    await server.deps.db.accounts.addLoginLink({
      id: 'old',
      account: id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await server.update(id, { email: `neu${id}@example.at` })).status).toBe(200);
    expect(await server.sql('SELECT * FROM "LoginLink" WHERE "userId" = $1', [id])).toEqual([]);
  });

  it.each([
    [{ isEnabled: false }, { isEnabled: true }],
    [{ isLocked: true }, { isLocked: false }],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, { expiresAt: null }],
  ])('A28 %j signs out at once and for good', async (off, on) => {
    const { id, session } = await server.person();
    expect((await server.get('/api/orders', { session })).status).toBe(200);
    expect((await server.update(id, off)).status).toBe(200);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    expect((await server.update(id, on)).status).toBe(200);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
  });

  it('other roles apply from the next request on', async () => {
    const { id, session } = await server.person({ roles: ['ROLE_ADMIN'] });
    expect((await server.get('/api/users', { session })).status).toBe(200);
    await server.update(id, { roles: ['ROLE_EMPLOYEE'] });
    expect((await server.get('/api/users', { session })).status).toBe(403);
  });
});

describe('delete', () => {
  it('A28 signs out at once', async () => {
    const { id, email, session } = await server.person();
    expect((await server.remove(id)).status).toBe(204);
    expect((await server.get('/api/orders', { session })).status).toBe(401);
    expect((await server.post('/api/login', { username: email, password: PASSWORD })).status).toBe(401);
    expect((await server.get(`/api/users/${id}`, { session: server.admin })).status).toBe(404);
    expect((await server.remove(id)).status).toBe(404);
  });

  it('is refused while hours worked name the person', async () => {
    const { id } = await server.person();
    await server.sql(
      `INSERT INTO "WorkingActivity" ("userId", "branchId", "startedAt") VALUES ($1, 1, now() - interval '1 hour')`,
      [id],
    );
    const answer = await server.remove(id);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].code).toBe('in-use');
    await server.sql('DELETE FROM "WorkingActivity"');
  });
});

describe('list', () => {
  it('searches, sorts, filters and pages', async () => {
    const query = async (parameters: string) =>
      (await server.get(`/api/users?${parameters}`, { session: server.admin })).body;
    expect((await query('search=ANNA')).data.map(({ email }: { email: string }) => email)).toContain(
      EMPLOYEE,
    );
    const sorted = (await query('sort=-email')).data.map(({ email }: { email: string }) => email);
    expect(sorted).toEqual(sorted.toSorted().toReversed());
    const page = await query('sort=id&page=2&pageSize=2');
    expect(page.data).toHaveLength(2);
    expect(page.total).toBe(sorted.length);
    const ofSecond = (await query('branches=2')).data.map(({ email }: { email: string }) => email);
    expect(ofSecond).toContain(OTHER_EMPLOYEE);
    expect(ofSecond).not.toContain(EMPLOYEE);
    expect((await server.get('/api/users?sort=passwordHash', { session: server.admin })).status).toBe(422);
    expect((await server.get('/api/users?passwordHash=x', { session: server.admin })).status).toBe(422);
  });
});
