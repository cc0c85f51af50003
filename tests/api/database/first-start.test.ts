import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type RunningServer, serve } from '#server/main.ts';
import type { FirstAccess } from '#use-cases/accounts/create-first-access.ts';
import { forgetOldAccess } from '#use-cases/accounts/forget-old-access.ts';
import { emptyDatabase, emptyDirectory, testSettings } from '../support/databases.ts';

const login = ({ url }: RunningServer, username: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

describe('the first start', () => {
  it('creates an administrator with a random password, shown once', async () => {
    const database = await emptyDirectory();
    const settings = testSettings(database.settings);
    const first = await serve(settings, { hasWeb: false, isSheddingLoad: false });
    const { email = '', password = '' } = first.firstAccess.administrator ?? {};
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect((await login(first, email, password ?? '')).status).toBe(200);
    // An empty shop has no branch for a device.
    expect(first.firstAccess.device).toBeNull();
    expect((await (await fetch(`${first.url}/api/config`)).json()).data.shopName).toBe('Theke');
    await first.stop();
    const second = await serve(settings, { hasWeb: false, isSheddingLoad: false });
    expect(second.firstAccess.administrator).toBeNull();
    expect((await login(second, email, password ?? '')).status).toBe(200);
    await second.stop();
    await database.remove();
  });

  it.runIf(process.platform !== 'win32')('keeps its folder from other users of the machine', async () => {
    const database = await emptyDirectory();
    const { dataDir = '' } = database.settings;
    const permissions = () => statSync(dataDir).mode & 0o777;
    const settings = testSettings(database.settings);
    rmSync(dataDir, { recursive: true });
    await (await serve(settings, { hasWeb: false, isSheddingLoad: false })).stop();
    expect(permissions()).toBe(0o700);
    // One from an older version, and one that is shared with a group.
    for (const [before, after] of [
      [0o755, 0o750],
      [0o770, 0o770],
    ] as const) {
      chmodSync(dataDir, before);
      await (await serve(settings, { hasWeb: false, isSheddingLoad: false })).stop();
      expect(permissions()).toBe(after);
    }
    await database.remove();
  });

  it('right after a killed one is not confused by files that the dying one is still creating', async () => {
    const database = await emptyDirectory();
    const { dataDir = '' } = database.settings;
    const draft = join(dataDir, 'db.new-1/base');
    mkdirSync(draft, { recursive: true });
    const orphan = spawn(process.execPath, [
      '-e',
      `const { mkdirSync, writeFileSync } = require('node:fs');
       for (let file = 0; ; file += 1) {
         mkdirSync(process.argv[1], { recursive: true });
         writeFileSync(process.argv[1] + '/' + (file % 5_000), '');
       }`,
      draft,
    ]);
    onTestFinished(() => void orphan.kill('SIGKILL'));
    await expect.poll(() => readdirSync(draft).length).toBeGreaterThan(1_000);
    const settings = testSettings(database.settings);
    await (await serve(settings, { hasWeb: false, isSheddingLoad: false })).stop();
    orphan.kill('SIGKILL');
    await once(orphan, 'exit');
    await (await serve(settings, { hasWeb: false, isSheddingLoad: false })).stop();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db.new-'))).toEqual([]);
    await database.remove();
  });

  it('takes the administrator from the settings, and then shows no password', async () => {
    const database = await emptyDatabase(inject('template'));
    const adminPassword = 'ein-langes-passwort';
    const server = await serve(
      testSettings({ ...database.settings, adminEmail: 'chef@example.at', adminPassword }),
      {
        hasWeb: false,
        isSheddingLoad: false,
      },
    );
    expect(server.firstAccess.administrator).toEqual({ email: 'chef@example.at', password: null });
    expect((await login(server, 'chef@example.at', adminPassword)).status).toBe(200);
    await server.stop();
    await database.remove();
  });

  it('shows the password before it stores it: where it cannot be shown, the next start shows another', async () => {
    const database = await emptyDatabase(inject('template'));
    const settings = testSettings(database.settings);
    const seen: FirstAccess[] = [];
    const failing = serve(settings, {
      hasWeb: false,
      isSheddingLoad: false,
      showFirstAccess: async (made) => {
        seen.push(made);
        throw new Error('nobody reads');
      },
    });
    await expect(failing).rejects.toThrow('nobody reads');
    const server = await serve(settings, {
      hasWeb: false,
      isSheddingLoad: false,
      showFirstAccess: async (made) => void seen.push(made),
    });
    const [first, second] = seen.map(({ administrator }) => administrator?.password ?? '');
    expect(second).not.toBe(first);
    expect(server.firstAccess).toEqual(seen[1]);
    expect((await login(server, 'admin@theke.local', first ?? '')).status).toBe(401);
    expect((await login(server, 'admin@theke.local', second ?? '')).status).toBe(200);
    await server.stop();
    await database.remove();
  });

  it('on a taken port stores no administrator', async () => {
    const database = await emptyDatabase(inject('template'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const settings = testSettings(database.settings);
    const refused = serve({ ...settings, port }, { hasWeb: false, isSheddingLoad: false });
    await expect(refused).rejects.toThrow('EADDRINUSE');
    other.close();
    await once(other, 'close');
    const server = await serve(settings, { hasWeb: false, isSheddingLoad: false });
    expect(server.firstAccess.administrator?.password).toMatch(/^[a-z2-9-]+$/);
    await server.stop();
    await database.remove();
  });

  it('old sessions and failed logins are deleted', async () => {
    const database = await emptyDatabase(inject('template'));
    const server = await serve(testSettings(database.settings), { hasWeb: false, isSheddingLoad: false });
    const { deps } = server;
    const now = Date.now();
    const session = {
      account: 1,
      csrfToken: 'x',
      userAgent: '',
      isByLink: false,
      isRaised: false,
      at: new Date(now),
    };
    await deps.db.accounts.addSession({ ...session, id: 'old', expiresAt: new Date(now - 1_000) });
    await deps.db.accounts.addSession({ ...session, id: 'new', expiresAt: new Date(now + 60_000) });
    await forgetOldAccess(deps);
    expect(await deps.db.accounts.session('old')).toBeNull();
    expect(await deps.db.accounts.session('new')).not.toBeNull();
    await server.stop();
    await database.remove();
  });
});
