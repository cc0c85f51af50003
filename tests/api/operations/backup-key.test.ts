import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackupKey } from '#adapters/backup/backup-key.ts';
import { startBackups } from '#server/backup/start-backups.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, MANAGER, PASSWORD } from '../support/template.ts';

const PATH = '/api/operations/backup-key';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

const shown = () => server.sql(`SELECT * FROM "Journal" WHERE "action" = 'backup-key-shown'`);

it('R389 where the server has made no key, none is promised and none is shown', async () => {
  const session = await server.login(ADMIN);
  expect((await server.get(PATH, { session })).body.data).toEqual({ origin: 'none' });
  expect((await server.post(PATH, { currentPassword: PASSWORD }, { session })).status).toBe(404);
  const { plan } = await startBackups(null, { ...server.settings, backupPassword: 'eines Technikers' });
  expect(await plan.readKey()).toEqual({ origin: 'given', key: null });
  expect(await shown()).toEqual([]);
});

it('R389 an administrator sees it after the password, and the journal says so, without the key', async () => {
  const key = await makeBackupKey(server.settings.dataDir);
  const session = await server.login(ADMIN);
  expect((await server.get(PATH, { session })).body.data).toEqual({ origin: 'made' });
  for (const [currentPassword, code] of [
    [undefined, 'required'],
    ['falsch', 'password-wrong'],
  ]) {
    const { status, body } = await server.post(PATH, { currentPassword }, { session });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, 'currentPassword', code]);
  }
  expect(await shown()).toEqual([]);
  const answer = await server.post(PATH, { currentPassword: PASSWORD }, { session });
  expect([answer.status, answer.body.data]).toEqual([200, { key }]);
  const [entry, ...others] = await shown();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ actor: expect.any(String), userId: expect.any(Number) });
  expect(JSON.stringify(entry)).not.toContain(key?.slice(0, 11));
});

it('R389 nobody else sees it', async () => {
  for (const session of [await server.login(MANAGER), undefined]) {
    const call = session ? { session } : {};
    const status = session ? 403 : 401;
    expect((await server.get(PATH, call)).status).toBe(status);
    expect((await server.post(PATH, { currentPassword: PASSWORD }, call)).status).toBe(status);
  }
  expect(await shown()).toHaveLength(1);
});
