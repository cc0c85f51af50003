import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldLogs } from '#use-cases/insights/forget-old-logs.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  await eventually(async () => expect((await server.get('/api/users/me')).status).toBe(200));
  admin = await server.login(ADMIN);
  manager = await server.login(MANAGER);
  await server.deps.db.logs.add({
    level: 'info',
    source: 'staff',
    message: 'Eins',
    branch: 1,
    actor: 'Lena',
  });
  await server.deps.db.logs.add({ level: 'warning', source: 'server', message: 'Zwei', branch: 2 });
  await server.deps.db.logs.add({ level: 'error', source: 'server', message: 'Drei' });
});
afterAll(async () => {
  await server?.stop();
});

const messages = async (query: string, session = admin) => {
  const { status, body } = await server.get(`/api/logs${query}`, { session });
  expect(status).toBe(200);
  return body.data.map(({ message }: { message: string }) => message);
};

/** What staff did, as the list shows it. */
const logged = async (message: string, actor: string, search: string) => {
  await server.deps.db.logs.add({ level: 'info', source: 'staff', message, actor });
  const { body } = await server.get(`/api/logs?${new URLSearchParams({ search })}`, { session: admin });
  return body.data[0];
};

describe('the log list', () => {
  it('shows managers their branches, administrators everything, others nothing', async () => {
    const mine = await messages('', manager);
    expect(mine).toContain('Eins');
    expect(mine).not.toContain('Zwei');
    expect(mine).not.toContain('Drei');
    expect(await messages('')).toEqual(expect.arrayContaining(['Eins', 'Zwei', 'Drei']));
    const employee = await server.login(EMPLOYEE);
    expect((await server.get('/api/logs', { session: employee })).status).toBe(403);
    expect((await server.get('/api/logs')).status).toBe(401);
    const [foreign] = await server.sql(`SELECT "id" FROM "Log" WHERE "message" = 'Zwei'`);
    expect((await server.get(`/api/logs/${foreign?.id}`, { session: manager })).status).toBe(404);
    expect((await server.get(`/api/logs/${foreign?.id}`, { session: admin })).body.data.message).toBe('Zwei');
  });

  it('is filtered, searched and paged', async () => {
    expect(await messages('?level=error&source=server')).toContain('Drei');
    expect(await messages('?level=error')).not.toContain('Eins');
    expect(await messages('?branch=2')).toEqual(['Zwei']);
    expect(await messages('?search=lena&branch=1')).toEqual(['Eins']);
    expect(await messages(`?to=${new Date(Date.now() - 60_000).toISOString()}`)).toEqual([]);
    expect(await messages(`?from=${new Date(Date.now() - 60_000).toISOString()}&branch=2`)).toEqual(['Zwei']);
    expect(await messages('?page=1&pageSize=1')).toHaveLength(1);
    expect((await server.get('/api/logs?level=laut', { session: admin })).status).toBe(422);
  });

  it('is read-only', async () => {
    for (const [method, path] of [
      ['POST', '/api/logs'],
      ['PUT', '/api/logs/1'],
      ['DELETE', '/api/logs/1'],
    ] as const) {
      const answer = await server.call(method, path, { body: { id: 1, message: 'x' }, session: admin });
      expect([404, 405]).toContain(answer.status);
    }
  });
});

describe('what it contains', () => {
  it('failed logins and forbidden calls, without addresses', async () => {
    await server.post('/api/login', { username: 'niemand@example.at', password: 'falsch' });
    const employee = await server.login(EMPLOYEE);
    await server.get('/api/logs', { session: employee });
    await eventually(async () => {
      const found = await messages('?level=warning');
      expect(found).toContain('Anmeldung mit falschem Passwort oder falscher PIN.');
      expect(found).toContain('Aufruf ohne Berechtigung abgelehnt: logs.list');
    });
    const all = await server.sql('SELECT * FROM "Log"');
    expect(JSON.stringify(all)).not.toContain('@');
  });

  it('identifies somebody without a name by the account, not by the address', async () => {
    const entry = await logged('Filiale „Nord“ geändert', 'chefin@theke.example', 'Nord');
    expect(entry).toMatchObject({ actor: 'chefin' });
  });

  it('A49 nothing can forge a line', async () => {
    const message = 'Produkt „\u001b[31mA\n2026 ERROR B“ geändert';
    const entry = await logged(message, 'Lena\r\nAdmin', '2026 ERROR');
    expect(entry).toMatchObject({ message: 'Produkt „A 2026 ERROR B“ geändert', actor: 'Lena Admin' });
  });

  it('is deleted after 30 days', async () => {
    await server.sql(`UPDATE "Log" SET "at" = now() - interval '31 days' WHERE "message" = 'Eins'`);
    await forgetOldLogs(server.deps);
    expect(await messages('?branch=1')).not.toContain('Eins');
    expect(await messages('?branch=2')).toContain('Zwei');
  });
});
