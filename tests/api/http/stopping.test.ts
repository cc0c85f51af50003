import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, inject, it } from 'vitest';
import { freePort } from '#tests/peers/free-port.ts';
import { ROOT } from '#tests/source-files.ts';
import { copyTemplate } from '../support/databases.ts';
import { databaseKind, startServer } from '../support/harness.ts';
import { DEVICE_KEY } from '../support/template.ts';

describe('F27 SIGTERM', () => {
  it('ends live streams, finishes and exits with 0 within 10 seconds', async () => {
    const database = await copyTemplate(inject('template'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { dataDir, databaseUrl } = database.settings;
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        WEB_DEV: '1',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 100 }).toBe(true);
    let stream = new Response();
    // A server that was busy starting up sheds requests until it has settled; devices retry.
    await expect
      .poll(async () => {
        stream = await fetch(`${url}/api/print-jobs/stream`, {
          headers: { authorization: `Bearer ${DEVICE_KEY}` },
        });
        return stream.status;
      })
      .toBe(200);
    const ended = stream.text().catch(() => 'cut');
    const begin = performance.now();
    child.kill('SIGTERM');
    const [code] = await exited;
    expect(code).toBe(0);
    expect(performance.now() - begin).toBeLessThan(10_000);
    await ended;
    await database.remove();
  });
});

describe('F2 the database goes away', () => {
  it.runIf(databaseKind() !== 'embedded')(
    'and is used again as soon as it is back; nothing internal leaks',
    async () => {
      const server = await startServer();
      const heard: string[] = [];
      server.deps.events.listen('shop', (payload) => heard.push(payload));
      await server.sql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => server.get('/api/orders/current', { key: DEVICE_KEY })),
      );
      for (const { status, headers, body } of answers) {
        expect([200, 503]).toContain(status);
        if (status !== 503) continue;
        expect(headers.get('retry-after')).toBe('2');
        expect(Object.keys(body).sort()).toEqual(['errors', 'requestId']);
        expect(body.errors[0].code).toBe('unavailable');
      }
      await expect
        .poll(async () => (await server.get('/api/orders/current', { key: DEVICE_KEY })).status)
        .toBe(200);
      // LISTEN resumes by itself and notifies, because something may have been missed.
      await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
      const before = heard.length;
      await server.sql('UPDATE "Tag" SET "name" = "name"');
      await expect.poll(() => heard.length).toBeGreaterThan(before);
      await server.stop();
    },
  );

  it('health says so', async () => {
    const server = await startServer();
    server.deps.db.isReachable = async () => false;
    const { status, body } = await server.get('/api/health');
    expect(status).toBe(503);
    expect(body.data.status).toBe('no-database');
    await server.stop();
  });
});

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
