import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { generate } from 'otplib';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { ROOT } from '#tests/source-files.ts';
import { resetPassword } from '#use-cases/accounts/reset-password.ts';
import { copyTemplate, emptyDirectory } from '../support/databases.ts';
import { databaseKind, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, EMPLOYEE, PASSWORD } from '../support/template.ts';

let server: TestServer;
let removal: (() => Promise<void>) | null = null;
afterEach(async () => {
  await removal?.();
  removal = null;
});

async function start(): Promise<void> {
  server = await startServer();
  removal = () => server.stop();
}

interface Outcome {
  code: number | null;
  output: string;
  errors: string[];
}

/** `npm run set-password` with the settings of a server. */
async function setPassword(env: Record<string, string>, ...address: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/set-password.ts', ...address], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, output, errors: errors.trimEnd().split('\n') };
}

const settingsOf = ({ settings: { dataDir, databaseUrl } }: TestServer) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

const passwordIn = ({ output }: Outcome) => /Passwort: +(\S+)/.exec(output)?.[1] ?? '';

const logIn = (username: string, password: string) =>
  server.post('/api/login', { username, password }).then(({ status }) => status);

describe('npm run set-password', () => {
  it('gives the administrator a new password without second factor, and ends what the old one had opened', async () => {
    const database = await copyTemplate(inject('template'));
    removal = database.remove;
    const kept = { ...database, remove: async () => {} };
    server = await startServer({ database: kept });
    const env = settingsOf(server);
    const [admin, employee] = [await server.login(ADMIN), await server.login(EMPLOYEE)];
    const own = '/api/users/me/second-factor';
    const begun = await server.post(own, { currentPassword: PASSWORD }, { session: admin });
    const code = await generate({ secret: begun.body.data.secret });
    expect((await server.post(`${own}/confirm`, { code }, { session: admin })).status).toBe(200);
    expect(await logIn(ADMIN, PASSWORD), 'asks for a code').toBe(401);
    for (let n = 0; n < 5; n += 1) await logIn(ADMIN, 'vergessen');
    expect(await logIn(ADMIN, PASSWORD)).toBe(429);

    if (databaseKind() === 'embedded') {
      const refused = await setPassword(env);
      expect([refused.code, refused.output]).toEqual([1, '']);
      expect(refused.errors).toEqual([
        expect.stringMatching(
          /^DATA_DIR \S+ is in use by another Theke server: process \d+ .*\. Stop it, set/,
        ),
      ]);
      await server.stop();
    }
    const done = await setPassword(env);
    expect(done).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^ {2}Benutzer: +admin@example\.at\n {2}Passwort: +([a-z2-9]{5}-){3}[a-z2-9]{5}\nDas neue Passwort gilt ab sofort; .*\nDer zweite Faktor dieses Benutzers ist abgeschaltet, .*\n$/,
      ),
      errors: [''],
    });
    if (databaseKind() === 'embedded') server = await startServer({ database: kept });

    expect((await server.get('/api/users/me/profile', { session: admin })).status).toBe(401);
    expect((await server.get('/api/users/me/profile', { session: employee })).status).toBe(200);
    expect(await logIn(ADMIN, PASSWORD)).toBe(401);
    const session = await server.login(ADMIN, passwordIn(done));
    const { body } = await server.get('/api/logs?pageSize=5', { session });
    expect(JSON.stringify(body.data)).toContain(
      'Neues Passwort eines Administrators auf dem Server vergeben.',
    );
    expect(JSON.stringify(body.data)).not.toContain(passwordIn(done));
    await server.stop();
  });

  it.runIf(databaseKind() !== 'embedded')(
    'asks which one where there are several, and takes no one else',
    async () => {
      // Of the embedded database there can be no second user; the choice is the same.
      await start();
      await server.sql(`UPDATE "User" SET "roles" = '{ROLE_ADMIN}' WHERE "email" = $1`, [EMPLOYEE]);
      const env = settingsOf(server);
      const [which, unknown, chosen] = await Promise.all([
        setPassword(env),
        setPassword(env, 'niemand@example.at'),
        setPassword(env, EMPLOYEE.toUpperCase()),
      ]);
      expect([which.code, which.errors]).toEqual([
        1,
        [
          `Which administrator? Name one as in: npm run set-password ${ADMIN} (there are ${ADMIN}, ${EMPLOYEE}).`,
        ],
      ]);
      expect([unknown.code, unknown.errors]).toEqual([
        1,
        [`niemand@example.at is no administrator who can sign in. There are: ${ADMIN}, ${EMPLOYEE}.`],
      ]);
      expect(chosen.output, 'there was no second factor').not.toContain('zweite Faktor');
      expect(await logIn(EMPLOYEE, passwordIn(chosen))).toBe(200);
      expect(await logIn(ADMIN, PASSWORD)).toBe(200);
    },
  );

  it('where nobody can read the new password, the old one still holds', async () => {
    await start();
    const [account] = await server.deps.db.accounts.administrators(new Date());
    const unread = resetPassword(server.deps, account ?? expect.fail('nobody'), async () => {
      throw new Error('nobody reads');
    });
    await expect(unread).rejects.toThrow('nobody reads');
    expect(await logIn(ADMIN, PASSWORD)).toBe(200);
  });

  it('makes no shop where there is none', async () => {
    const empty = await emptyDirectory();
    const { dataDir = '', databaseUrl = '' } = empty.settings;
    const refused = await setPassword({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(refused.code).toBe(1);
    expect(refused.errors).toEqual([
      expect.stringMatching(
        /^DATA_DIR \S+ holds no shop: |^The database is older than this Theke \(\d+ migr/,
      ),
    ]);
    await empty.remove();
  });
});
