import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER, OTHER_EMPLOYEE } from '../support/template.ts';
import { type Person, startUserServer, type UserServer } from '../support/user-server.ts';

const IBAN = 'AT61 1904 3002 3457 3201';

let server: UserServer;
beforeAll(async () => {
  server = await startUserServer();
});
afterAll(() => server?.stop());

describe('who sees and changes whom (R97)', () => {
  it('A21 managers read the people of their branches, without IBAN; others do not exist', async () => {
    const somebody = await server.person({ iban: IBAN });
    const list = await server.get('/api/users', { session: server.manager });
    expect(list.status).toBe(200);
    const emails = list.body.data.map(({ email }: { email: string }) => email);
    expect(emails).toEqual(expect.arrayContaining([MANAGER, EMPLOYEE, somebody.email]));
    expect(emails).not.toContain(OTHER_EMPLOYEE);
    expect(emails).not.toContain(ADMIN);
    expect(list.body.total).toBe(emails.length);
    expect(JSON.stringify(list.body)).not.toContain('iban');
    const one = (id: number | undefined) => server.get(`/api/users/${id}`, { session: server.manager });
    expect((await one(somebody.id)).body.data).not.toHaveProperty('iban');
    expect((await one(server.ids[OTHER_EMPLOYEE])).status).toBe(404);
    expect((await one(server.ids[ADMIN])).status).toBe(404);
    const found = await server.get('/api/users?search=AT6119', { session: server.manager });
    expect(found.body.total).toBe(0);
    const seen = await server.get(`/api/users/${somebody.id}`, { session: server.admin });
    expect(seen.body.data.iban).toBe('AT611904300234573201');
  });

  it('A27 A28 only administrators write, employees read nobody', async () => {
    const before = await server.sql('SELECT * FROM "User" ORDER BY "id"');
    for (const session of [server.manager, server.employee]) {
      const asAdmin = {
        email: 'neuer-chef@example.at',
        roles: ['ROLE_ADMIN'],
        password: 'sieben-krapfen-am-morgen',
      };
      expect((await server.create(asAdmin, session)).status).toBe(403);
      expect((await server.update(server.ids[EMPLOYEE], { roles: ['ROLE_ADMIN'] }, session)).status).toBe(
        403,
      );
      expect((await server.remove(server.ids[EMPLOYEE], session)).status).toBe(403);
    }
    expect((await server.get('/api/users', { session: server.employee })).status).toBe(403);
    expect((await server.get('/api/users')).status).toBe(401);
    expect(await server.sql('SELECT * FROM "User" ORDER BY "id"')).toEqual(before);
  });

  it('A26 no answer carries a hash', async () => {
    const { id } = await server.person();
    for (const path of ['/api/users', `/api/users/${id}`, '/api/staff', '/api/users/me/profile']) {
      const { status, body } = await server.get(path, { session: server.admin });
      expect(status, path).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|terminalPinHash|csrf/i);
    }
  });
});

describe('A28 the last administrator', () => {
  const sentence = 'Es muss mindestens ein aktiver Administrator ohne Ablaufdatum erhalten bleiben.';
  beforeEach(async () => {
    await server.sql(
      `UPDATE "User" SET "roles" = '{ROLE_EMPLOYEE}' WHERE "email" LIKE 'person%' OR "email" LIKE 'neu%'`,
    );
  });

  it.each([
    { isEnabled: false },
    { isLocked: true },
    { roles: ['ROLE_MANAGER'] },
    { roles: [] },
    { expiresAt: '2020-01-01T00:00:00Z' },
    { expiresAt: '2099-01-01T00:00:00Z' },
  ])('stays: %j', async (change) => {
    const { status, body } = await server.update(server.ids[ADMIN], change);
    expect(status).toBe(409);
    expect(body.errors).toEqual([{ code: 'last-administrator', message: sentence }]);
    expect((await server.get('/api/users', { session: server.admin })).status).toBe(200);
    // One whose account expires does not count as a second one.
    await server.person({ roles: ['ROLE_ADMIN'], expiresAt: '2099-01-01T00:00:00Z' });
    expect((await server.update(server.ids[ADMIN], change)).status).toBe(409);
  });

  it('may still change everything else about themself', async () => {
    expect((await server.update(server.ids[ADMIN], { lastName: 'Admin', isEnabled: true })).status).toBe(200);
  });

  it('nobody deletes themself, not even administrators', async () => {
    const answer = await server.remove(server.ids[ADMIN]);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].code).toBe('own-account');
    await server.person({ roles: ['ROLE_ADMIN'] });
    expect((await server.remove(server.ids[ADMIN])).status).toBe(409);
  });

  it('with a second one, one of them may go', async () => {
    const second = await server.person({ roles: ['ROLE_ADMIN'] });
    expect((await server.update(second.id, { roles: ['ROLE_EMPLOYEE'] }, second.session)).status).toBe(200);
    expect((await server.update(server.ids[ADMIN], { roles: ['ROLE_EMPLOYEE'] })).status).toBe(409);
  });

  it.each(['roles', 'delete'] as const)(
    'two who strip each other’s rights at once (%s): one stays',
    async (how) => {
      for (let round = 0; round < 3; round += 1) {
        const [a, b] = [
          await server.person({ roles: ['ROLE_ADMIN'] }),
          await server.person({ roles: ['ROLE_ADMIN'] }),
        ];
        await server.sql(`UPDATE "User" SET "isLocked" = true WHERE "email" = $1`, [ADMIN]);
        const attack = (from: Person, to: Person) =>
          how === 'delete'
            ? server.remove(to.id, from.session)
            : server.update(to.id, { roles: [] }, from.session);
        const statuses = (await Promise.all([attack(a, b), attack(b, a)])).map(({ status }) => status);
        // The slower one is refused: by the rule, or because the session is gone or no longer has the right.
        expect(
          statuses.filter((status) => status < 300),
          String(statuses),
        ).toHaveLength(1);
        const left = await server.sql(
          `SELECT 1 FROM "User" WHERE 'ROLE_ADMIN' = ANY("roles") AND "isEnabled" AND NOT "isLocked" AND "expiresAt" IS NULL`,
        );
        expect(left).toHaveLength(1);
        await server.sql(`UPDATE "User" SET "isLocked" = false WHERE "email" = $1`, [ADMIN]);
        await server.sql(`UPDATE "User" SET "roles" = '{}' WHERE "email" LIKE 'person%'`);
      }
    },
  );
});

describe('staff', () => {
  it('A21 everybody sees the names of colleagues in their own branches, and nothing else', async () => {
    const { status, body } = await server.get('/api/staff', { session: server.employee });
    expect(status, JSON.stringify(body)).toBe(200);
    const idsSeen = body.data.map(({ id }: { id: number }) => id);
    expect(idsSeen).toEqual(expect.arrayContaining([server.ids[EMPLOYEE], server.ids[MANAGER]]));
    expect(idsSeen).not.toContain(server.ids[OTHER_EMPLOYEE]);
    const fields = ['branches', 'department', 'firstName', 'id', 'isEnabled', 'lastName'];
    for (const row of body.data) {
      const names = Object.keys(row).filter((name) => name !== 'createdAt' && name !== 'updatedAt');
      expect(names.toSorted()).toEqual(fields);
    }
  });

  it('managers keep the contracts of their people', async () => {
    const { id } = await server.person();
    const contract = {
      weeklyHours: 20,
      holidayEntitlement: 15,
      holidayCarriedOver: 2.5,
      employedFrom: '2026-03-01',
      personnelNumber: 'P-12',
    };
    const put = (who: number | undefined, body: object, session: Session) =>
      server.call('PUT', `/api/staff/${who}`, { session, body });
    const { status, body } = await put(id, contract, server.manager);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ id, ...contract, employedUntil: null });
    expect(body.data).not.toHaveProperty('email');
    const reversed = await put(id, { employedUntil: '2026-02-01' }, server.manager);
    expect(reversed.body.errors[0]).toMatchObject({ code: 'ends-before-start', field: 'employedUntil' });
    expect((await put(server.ids[OTHER_EMPLOYEE], contract, server.manager)).status).toBe(404);
    expect((await put(id, contract, server.employee)).status).toBe(403);
    const own = await put(server.ids[MANAGER], { holidayEntitlement: 50 }, server.manager);
    expect(own.status).toBe(409);
    expect(own.body.errors[0].code).toBe('own-account');
    for (const field of ['roles', 'email', 'iban', 'isLocked', 'passwordHash']) {
      const answer = await put(id, { [field]: 'x' }, server.manager);
      expect(answer.body.errors[0], field).toMatchObject({ code: 'unknown-field', field });
    }
    // Sent back as received, but not changed.
    await put(id, { branches: [{ id: 2 }], isEnabled: false }, server.manager);
    const seen = await server.get(`/api/users/${id}`, { session: server.admin });
    expect(seen.body.data).toMatchObject({ branches: [{ id: 1 }], isEnabled: true });
  });
});
