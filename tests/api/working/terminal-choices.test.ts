import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVICE_KEY, MANAGER, OTHER_DEVICE_KEY } from '../support/template.ts';
import {
  ANNA,
  clearTimes,
  PIN,
  person,
  startTerminalServer,
  type TerminalServer,
  tracking,
} from '../support/terminal.ts';

/** What a terminal shows before and after somebody has signed in: names, open projects, open tasks. */

let server: TerminalServer;

beforeAll(async () => {
  server = await startTerminalServer('2026-06-01T08:00:00+02:00');
});
afterAll(() => server.stop());
beforeEach(() => clearTimes(server));

const names = async (path = tracking('/people')) =>
  ((await server.get(path)).body.data as { firstName: string }[]).map(({ firstName }) => firstName);

describe('the people of a terminal', () => {
  test('are those of the branch who have a PIN, and administrators, by name only', async () => {
    expect((await server.get(tracking('/people'))).body.data).toContainEqual({
      id: server.ids.anna,
      firstName: 'Anna',
      lastName: 'Abend',
    });
    expect(await names()).toEqual(['Ada', 'Anna', 'Lena']);
    expect(await names(tracking('/people', { branch: 2, key: OTHER_DEVICE_KEY }))).toEqual(['Ada', 'Berta']);
  });

  test.each([
    ['without a PIN', '"terminalPinHash" = NULL'],
    ['that is locked', '"isLocked" = true'],
    ['that is disabled', '"isEnabled" = false'],
    ['that has expired', `"expiresAt" = '2026-05-01T00:00:00Z'`],
  ])('are without an account %s', async (_name, change) => {
    const before = await server.sql('SELECT * FROM "User" WHERE "id" = $1', [server.ids.anna]);
    await server.sql(`UPDATE "User" SET ${change} WHERE "id" = $1`, [server.ids.anna]);
    expect(await names()).toEqual(['Ada', 'Lena']);
    await server.sql(
      'UPDATE "User" SET "terminalPinHash" = $2, "isLocked" = false, "isEnabled" = true, "expiresAt" = NULL WHERE "id" = $1',
      [server.ids.anna, before[0]?.terminalPinHash],
    );
  });

  test.each([
    ['an unknown key', tracking('/people', { key: 'x'.repeat(40) })],
    ['the key of another branch', tracking('/people', { branch: 2, key: DEVICE_KEY })],
  ])('are hidden from %s', async (_name, path) => {
    const answer = await server.get(path);
    expect(answer.status).toBe(401);
    expect(answer.body.errors).toMatchObject([{ code: 'device-key-invalid' }]);
  });

  test('sign in with their number as with their e-mail address, and wrong PINs count together', async () => {
    const byNumber = (pin: string) =>
      server.get(tracking('/me'), { headers: person(String(server.ids.anna), pin) });
    expect((await byNumber(PIN)).body.data).toMatchObject({ user: { firstName: 'Anna' } });
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await byNumber('1111')).status).toBe(401);
    expect((await server.get(tracking('/me'), { headers: person('anna@example.at', '1111') })).status).toBe(
      429,
    );
    expect((await byNumber(PIN)).status).toBe(429);
  });
});

describe('the work of a terminal', () => {
  beforeEach(async () => {
    const { anna, lena } = server.ids;
    await server.sql(`INSERT INTO "Project" ("id", "name", "branchId", "members", "isCompleted") VALUES
      (1, 'Umbau', 1, ARRAY[${anna}], false), (2, 'Fremd', 1, ARRAY[${lena}], false),
      (3, 'Fertig', 1, ARRAY[${anna}], true), (4, 'Andere Filiale', 2, ARRAY[${anna}], false)`);
    await server.sql(`INSERT INTO "Task" ("id", "name", "branchId", "projectId", "assigneeId", "isCompleted") VALUES
      (1, 'Streichen', 1, 1, ${anna}, false), (2, 'Fremd', 1, NULL, ${lena}, false), (3, 'Erledigt', 1, 1, ${anna}, true)`);
  });

  test('is what is open and theirs', async () => {
    expect((await server.get(tracking('/work'), { headers: ANNA })).body.data).toEqual({
      projects: [{ id: 1, name: 'Umbau' }],
      tasks: [{ id: 1, name: 'Streichen', project: 1 }],
    });
  });

  test('is everything open in the branch for those who run it', async () => {
    const { data } = (await server.get(tracking('/work'), { headers: person(MANAGER) })).body;
    expect(data).toMatchObject({
      projects: [{ name: 'Fremd' }, { name: 'Umbau' }],
      tasks: [{ name: 'Fremd' }, { name: 'Streichen' }],
    });
  });

  test('is hidden from anyone without a PIN', async () => {
    expect((await server.get(tracking('/work'))).status).toBe(401);
  });
});
