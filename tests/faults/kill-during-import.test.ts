import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { ImportView } from '#use-cases/imports/show-import.ts';
import { copyTemplate, createTemplate } from '../api/support/databases.ts';
import { type Session, sessionOf } from '../api/support/harness.ts';
import { ADMIN, PASSWORD } from '../api/support/template.ts';
import { eventually } from '../api/support/waiting.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const ROWS = 400;

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

describe.each(['embedded', 'postgres'] as const)('kill -9 of the server (%s)', (database) => {
  it('in the middle of an import: the next one goes on with it and writes nothing twice', async () => {
    const { template, remove } = await createTemplate(database);
    cleanUps.push(remove);
    const shop = await copyTemplate(template);
    cleanUps.push(() => shop.remove());
    const { dataDir, databaseUrl } = shop.settings;
    const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    let server = await startServerProcess(env);
    cleanUps.push(() => server.kill());
    const session = await signIn(server);
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      line: n + 2,
      values: { uid: `kill-${n}`, name: `Brezel ${n}`, price: 1.2, tax: 10 },
      categories: ['Brezeln'],
    }));
    await call(server, session, 'POST', '/product-imports', { key: randomUUID(), file: 'a.csv', rows });
    const { created } = await eventually(async () => {
      const view = await latest(server, session);
      expect(view.created).toBeGreaterThan(0);
      return view;
    }, 30_000);
    await server.kill();
    expect(created).toBeLessThan(ROWS);

    server = await startServerProcess(env);
    const done = await eventually(async () => {
      const view = await latest(server, session);
      expect(view.state).not.toBe('running');
      return view;
    }, 120_000);
    expect(done).toMatchObject({ state: 'done', created: ROWS, failed: 0, waiting: 0 });
    const { total } = await call<{ total: number }>(server, session, 'GET', '/products?search=kill-&page=1');
    expect(total).toBe(ROWS);
    const log = await call<{ total: number }>(server, session, 'GET', '/logs?search=Brezel&page=1');
    expect(log.total, 'each product and their category').toBe(ROWS + 1);
    const { data } = await call<{ data: { name: string }[] }>(server, session, 'GET', '/categories');
    expect(data.filter(({ name }) => name === 'Brezeln')).toHaveLength(1);
  });
});

async function signIn({ url }: ServerProcess): Promise<Session> {
  const { status, headers } = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN, password: PASSWORD }),
  });
  return sessionOf({ status, headers, body: null });
}

async function latest(server: ServerProcess, session: Session): Promise<ImportView> {
  return (await call<{ data: ImportView }>(server, session, 'GET', '/product-imports/latest')).data;
}

async function call<T>(
  { url }: ServerProcess,
  { cookie, csrf }: Session,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { cookie, 'x-csrf-token': csrf, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
