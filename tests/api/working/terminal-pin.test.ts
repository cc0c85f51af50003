import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identifyByTerminalPin } from '#use-cases/working/identify-by-terminal-pin.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
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

describe('terminal PIN', () => {
  const set = (session: Session, who: string, pin: unknown) =>
    server.call('PUT', `/api/users/${who}/terminal-pin`, { session, body: { pin } });
  const enter = (pin: string, username = EMPLOYEE, device = 1) =>
    identifyByTerminalPin(server.deps, { username, pin, device });

  it('people set their own, stored as argon2id, and are identified by it', async () => {
    const session = await server.login(EMPLOYEE);
    expect((await set(session, 'me', '4932')).status).toBe(204);
    const [row] = await server.sql('SELECT "terminalPinHash" FROM "User" WHERE "email" = $1', [EMPLOYEE]);
    expect(row?.terminalPinHash).toMatch(/^\$argon2id\$/);
    expect(await enter('4932', ' ANNA@example.at ')).toMatchObject({
      kind: 'user',
      email: EMPLOYEE,
      branches: [1],
    });
    expect((await server.get('/api/users/me/profile', { session })).body.data.hasTerminalPin).toBe(true);
    expect((await set(session, 'me', null)).status).toBe(204);
    await expect(enter('4932')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it.each(['123', '123456789', '12a4', '١٢٣٤', '', 1234, undefined, ['1234']])('refuses %j', async (pin) => {
    const answer = await set(await server.login(EMPLOYEE), 'me', pin);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe('pin');
  });

  it('R108: weak ones are refused; one from before still works, and its owner is asked to change it', async () => {
    const session = await server.login(EMPLOYEE);
    for (const pin of ['1234', '0000', '1987', '2412']) {
      const { status, body } = await set(session, 'me', pin);
      expect([status, body.errors[0].code, body.errors[0].field]).toEqual([422, 'pin-weak', 'pin']);
      expect(body.errors[0].message).toMatch(/Leicht zu erraten/);
    }
    await server.sql('UPDATE "User" SET "terminalPinHash" = $1 WHERE "email" = $2', [
      await server.deps.passwords.hash('1234'),
      EMPLOYEE,
    ]);
    const isWeak = async () =>
      (await server.get('/api/users/me/profile', { session })).body.data.isTerminalPinWeak;
    expect(await isWeak()).toBe(false);
    expect((await enter('1234')).email).toBe(EMPLOYEE);
    expect(await isWeak()).toBe(true);
    expect((await set(session, 'me', '4932')).status).toBe(204);
    expect(await isWeak()).toBe(false);
  });

  it('A21 managers set it for staff of their own branches; others do not exist for them', async () => {
    const [manager, admin, employee] = [
      await server.login(MANAGER),
      await server.login(ADMIN),
      await server.login(EMPLOYEE),
    ];
    expect((await set(manager, String(ids[EMPLOYEE]), '7305')).status).toBe(204);
    expect((await set(manager, String(ids[OTHER_EMPLOYEE]), '8263')).status).toBe(404);
    expect((await set(manager, '999999', '8263')).status).toBe(404);
    expect((await set(employee, String(ids[EMPLOYEE]), '9417')).status).toBe(403);
    expect((await set(admin, String(ids[OTHER_EMPLOYEE]), '6183')).status).toBe(204);
    await expect(enter('8263', OTHER_EMPLOYEE)).rejects.toMatchObject({ code: 'invalid-credentials' });
    expect((await enter('6183', OTHER_EMPLOYEE)).email).toBe(OTHER_EMPLOYEE);
  });

  it('A31 unknown person, wrong PIN and no PIN look alike; states are told to those who know the PIN', async () => {
    await set(await server.login(EMPLOYEE), 'me', '4932');
    for (const [pin, username] of [
      ['4933', EMPLOYEE],
      ['4932', MANAGER],
      ['4932', 'nobody@example.at'],
      ['x'.repeat(100_000), EMPLOYEE],
      [PASSWORD, EMPLOYEE],
    ] as const) {
      await expect(enter(pin, username)).rejects.toMatchObject({ code: 'invalid-credentials' });
    }
    await server.sql('UPDATE "User" SET "isLocked" = true WHERE "email" = $1', [EMPLOYEE]);
    await expect(enter('4932')).rejects.toMatchObject({ code: 'account-locked' });
    await expect(enter('4933')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('A30 is throttled per person, then per terminal', async () => {
    await set(await server.login(EMPLOYEE), 'me', '4932');
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      codes.push((await enter(`90${10 + n}`).catch((error: { code: string }) => error.code)) as string);
    }
    expect(codes.slice(0, 9)).toEqual(Array(9).fill('invalid-credentials'));
    expect(codes.slice(9)).toEqual(Array(3).fill('too-many-logins'));
    await expect(enter('4932')).rejects.toMatchObject({ code: 'too-many-logins' });
    // The password is a separate secret: the victim can still sign in.
    await server.login(EMPLOYEE);
    const others: unknown[] = [];
    for (let n = 0; n < 22; n += 1) {
      others.push(
        await enter('9999', `person${n}@example.at`).catch((error: { code: string }) => error.code),
      );
    }
    // Ten of the person's failures count against the terminal as well.
    expect(others.slice(0, 19)).toEqual(Array(19).fill('invalid-credentials'));
    expect(others.slice(19)).toEqual(Array(3).fill('too-many-logins'));
    await server.sql('DELETE FROM "LoginFailure"');
    expect((await enter('4932')).email).toBe(EMPLOYEE);
  });
});
