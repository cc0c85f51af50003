import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUBJECTS } from '#domain/operations/subjects.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER } from '../support/template.ts';

interface Shown {
  subject: string;
  level: string;
  since: string | null;
  says: string;
  facts: Record<string, unknown> | null;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function read(person: string): Promise<Shown[]> {
  const { status, body } = await server.get('/api/operations', { session: await server.login(person) });
  expect(status).toBe(200);
  return body.data;
}

it('R364 is for managers and administrators', async () => {
  expect((await server.get('/api/operations')).status).toBe(401);
  expect((await server.get('/api/operations', { key: DEVICE_KEY })).status).toBe(401);
  expect((await server.get('/api/operations', { session: await server.login(EMPLOYEE) })).status).toBe(403);
});

it('R364 tells administrators numbers, and managers of the server only how it is', async () => {
  const all = await read(ADMIN);
  expect(all.map(({ subject }) => subject).sort()).toEqual([...SUBJECTS].sort());
  const database = all.find(({ subject }) => subject === 'database');
  expect(database).toMatchObject({ level: 'ok', since: null, facts: { size: expect.any(Number) } });
  expect(database?.says).toMatch(/^Die Datenbank antwortet. Sie ist \d+([,.]\d+)? [MG]B groß\.$/);
  const limited = (await read(MANAGER)).find(({ subject }) => subject === 'database');
  expect(limited).toMatchObject({ level: 'ok', facts: null, says: 'In Ordnung.' });
});

it('R362 tells what waits too long and what was given up, worst first', async () => {
  await server.sql(`INSERT INTO "Outbox" ("kind", "payload", "state", "doneAt")
    VALUES ('mail', '{}', 'dead', now())`);
  const before = await startServerAgain();
  expect(before.find(({ subject }) => subject === 'outbox')).toMatchObject({
    level: 'notice',
    says: 'Eine Aufgabe wurde in den letzten 24 Stunden aufgegeben.',
    facts: { count: 1 },
  });
  // A server that is alone takes over at its start what was under way before: only once its worker works.
  await server.restart();
  await server.sql(`INSERT INTO "Outbox" ("kind", "payload") VALUES ('mail', '{"order": 0}')`);
  const first = () =>
    server.sql(`SELECT 1 FROM "Outbox" WHERE "payload" = '{"order": 0}' AND "attempts" > 0`);
  await expect.poll(first).toHaveLength(1);
  await server.sql(`DELETE FROM "Outbox" WHERE "payload" = '{"order": 0}'`);
  await server.sql(`INSERT INTO "Outbox" ("kind", "payload", "state", "runAt", "leasedUntil")
    VALUES ('mail', '{}', 'running', now() - interval '20 minutes', now() + interval '1 hour')`);
  const all = await read(ADMIN);
  const late = all.find(({ subject }) => subject === 'outbox');
  expect(late).toMatchObject({ level: 'fault', facts: { waiting: 1 } });
  expect(Date.now() - Date.parse(late?.since ?? '')).toBeGreaterThan(19 * 60_000);
  const levels = all.map(({ level }) => ['fault', 'notice', 'ok'].indexOf(level));
  expect(levels).toEqual(levels.toSorted());
});

/** A server of its own: findings are kept for ten seconds. */
async function startServerAgain(): Promise<Shown[]> {
  await server.restart();
  return read(ADMIN);
}
