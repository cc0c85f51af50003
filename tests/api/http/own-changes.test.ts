import { afterEach, expect, inject, it } from 'vitest';
import { proxyTo } from '../support/database-way.ts';
import { copyTemplate } from '../support/databases.ts';
import { databaseKind, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

it.runIf(databaseKind() !== 'embedded')(
  'staff see their own changes to the shop, however late the database’s notification comes',
  async () => {
    // The embedded database has no connection that could be late.
    const database = await copyTemplate(inject('template'));
    const way = await proxyTo(database.settings.databaseUrl ?? '');
    server = await startServer({
      database: { settings: { ...database.settings, databaseUrl: way.url }, remove: database.remove },
    });
    const session = await server.login(ADMIN);
    way.delaySignals(400);
    for (const enablePluginPWA of [false, true, false]) {
      const saved = await server.call('POST', '/api/config', { session, body: { enablePluginPWA } });
      expect(saved.status).toBe(200);
      expect((await server.get('/manifest.webmanifest')).status).toBe(enablePluginPWA ? 200 : 404);
    }
    way.close();
  },
);
