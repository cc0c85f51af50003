import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER, PASSWORD } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

const wrong = (username: string, password = 'falsch', headers: Record<string, string> = {}) =>
  server.post('/api/login', { username, password }, { headers });

/** Forgets the failures that a test made. */
const forgive = () => server.sql('DELETE FROM "LoginFailure"');

describe('login', () => {
  it('answers the user, a cookie and a CSRF token', async () => {
    const answer = await server.post('/api/login', { username: ' Anna@Example.at ', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      name: 'Anna Abend',
      email: EMPLOYEE,
      roles: ['ROLE_EMPLOYEE'],
      branches: [{ id: 1 }],
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^theke_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    expect(answer.headers.get('x-csrf-token')).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is Secure and of this host only behind TLS', async () => {
    const tls = await startServer({ settings: { publicUrl: 'https://shop.example.at' } });
    const answer = await tls.post('/api/login', { username: ADMIN, password: PASSWORD });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-theke_session=[\w-]{43}; (?!.*Domain).*Path=\/;.*Secure/);
    // What a neighbour below the same domain could plant does not sign in.
    const [, token = ''] = /=([\w-]+);/.exec(cookie) ?? [];
    const person = async (name: string) =>
      (await tls.get('/api/users/me', { headers: { cookie: `${name}=${token}` } })).body.data;
    expect(await person('theke_session')).toBeNull();
    expect(await person('__Host-theke_session')).toMatchObject({ email: ADMIN });
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    await tls.stop();
  });

  it('me is null for visitors and hands out the token to the signed in', async () => {
    const visitor = await server.get('/api/users/me');
    expect(visitor.status).toBe(200);
    expect(visitor.body).toEqual({ data: null });
    const session = await server.login(MANAGER);
    const me = await server.get('/api/users/me', { session });
    expect(me.body.data.email).toBe(MANAGER);
    expect(me.headers.get('x-csrf-token')).toBe(session.csrf);
  });
});

describe('A30 guessing', () => {
  it('4 failures get 401, the 5th and every later try 429 with the minutes, even for the right password', async () => {
    await forgive();
    for (let attempt = 1; attempt <= 4; attempt += 1) expect((await wrong(EMPLOYEE)).status).toBe(401);
    const fifth = await wrong(EMPLOYEE);
    expect(fifth.status).toBe(429);
    expect(fifth.body.errors[0].message).toBe(
      'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    );
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(880);
    expect((await wrong(EMPLOYEE, PASSWORD)).status).toBe(429);
    await forgive();
    expect((await wrong(EMPLOYEE, PASSWORD)).status).toBe(200);
  });

  it('one password tried on many accounts is limited by address, whatever X-Forwarded-For claims', async () => {
    await forgive();
    const statuses: number[] = [];
    for (let n = 1; n <= 52; n += 1) {
      statuses.push(
        (await wrong(`person${n}@example.at`, 'sommer', { 'x-forwarded-for': `10.0.0.${n}` })).status,
      );
    }
    expect(statuses).toEqual([...Array(49).fill(401), 429, 429, 429]);
    await forgive();
  });

  it('the typos of one person lock nobody else out of the same address', async () => {
    await forgive();
    for (let attempt = 1; attempt <= 12; attempt += 1) await wrong(EMPLOYEE);
    expect((await wrong(EMPLOYEE, PASSWORD)).status).toBe(429);
    expect((await wrong(ADMIN, PASSWORD)).status).toBe(200);
    expect((await wrong(MANAGER, PASSWORD)).status).toBe(200);
    await forgive();
  });

  it('a session goes on while its address is locked out', async () => {
    await forgive();
    const session = await server.login(MANAGER);
    for (let n = 1; n <= 50; n += 1) await wrong(`person${n}@example.at`);
    expect((await wrong(ADMIN, PASSWORD)).status).toBe(429);
    expect((await server.get('/api/users/me', { session })).body.data.email).toBe(MANAGER);
    await forgive();
  });

  it('many at once do not slip through', async () => {
    await forgive();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(EMPLOYEE)));
    const rows = await server.sql(
      'SELECT count(*)::int AS n FROM "LoginFailure" WHERE "subject" LIKE \'account:%\'',
    );
    expect(rows[0]?.n).toBe(5);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(5);
    await forgive();
  });

  it('the victim is let in again after 15 minutes', async () => {
    await forgive();
    for (let attempt = 1; attempt <= 6; attempt += 1) await wrong(EMPLOYEE);
    await server.sql(`UPDATE "LoginFailure" SET "at" = "at" - interval '15 minutes'`);
    expect((await wrong(EMPLOYEE, PASSWORD)).status).toBe(200);
    await forgive();
  });

  it('a success forgets the failures before it', async () => {
    await forgive();
    for (let attempt = 1; attempt <= 4; attempt += 1) await wrong(EMPLOYEE);
    expect((await wrong(EMPLOYEE, PASSWORD)).status).toBe(200);
    expect((await wrong(EMPLOYEE)).status).toBe(401);
    await forgive();
  });
});

describe('A31 unknown and wrong look alike', () => {
  it('in text, status and time', async () => {
    const time = async (username: string) => {
      const begin = performance.now();
      const { status, body } = await wrong(username);
      expect(status).toBe(401);
      expect(body).toEqual({
        errors: [{ message: 'Ungültige Zugangsdaten.', code: 'invalid-credentials' }],
      });
      return performance.now() - begin;
    };
    // Both check a hash, about 20 ms; alternating runs and their minimum cancel out other load.
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await forgive();
      known.push(await time(ADMIN));
      unknown.push(await time('nobody@example.at'));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
    await forgive();
  });

  it('what is wrong with an account is told only to those who know its password', async () => {
    await forgive();
    await server.sql('UPDATE "User" SET "isLocked" = true WHERE "email" = $1', [EMPLOYEE]);
    expect((await wrong(EMPLOYEE)).body.errors[0].code).toBe('invalid-credentials');
    const right = await wrong(EMPLOYEE, PASSWORD);
    expect(right.status).toBe(401);
    expect(right.body.errors[0].message).toBe('Ihr Benutzerkonto ist gesperrt.');
    await server.sql('UPDATE "User" SET "isLocked" = false WHERE "email" = $1', [EMPLOYEE]);
    await forgive();
  });
});

describe('A36 floods', () => {
  it('a password of 1 MB or more than 256 bytes is refused before it is hashed', async () => {
    expect((await wrong(ADMIN, 'x'.repeat(1_000_000))).status).toBe(413);
    for (const password of ['x'.repeat(257), 'ä'.repeat(129)]) {
      const answer = await wrong(ADMIN, password);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].field).toBe('password');
    }
  });

  it('200 logins at once quickly get 401 and 429', async () => {
    const limited = await startServer();
    const begin = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        limited.post('/api/login', { username: `a${n}@example.at`, password: 'x' }),
      ),
    );
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(50);
    expect(performance.now() - begin).toBeLessThan(10_000);
    await limited.stop();
  });

  it('R337 a flood from many addresses is asked to come back, sessions go on, and nobody is locked out by it', async () => {
    const limited = await startServer({ settings: { trustProxy: true } });
    const session = await limited.login(MANAGER);
    const logIn = (n: number, username: string) =>
      limited.post(
        '/api/login',
        { username, password: 'x' },
        { headers: { 'x-forwarded-for': `198.51.100.${n}` } },
      );
    // Both turns are taken: whatever arrives queues, however fast this machine and its database are.
    let letGo = () => {};
    const gate = new Promise<void>((open) => {
      letGo = open;
    });
    const taken = [1, 2].map((n) => limited.deps.passwords.inTurn(`taken ${n}`, () => gate));
    let refused = 0;
    const flood = Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const answer = await logIn(n, n % 2 ? ADMIN : `a${n}@example.at`);
        if (answer.status === 503) refused += 1;
        return answer;
      }),
    );
    await expect.poll(() => refused).toBe(140);
    expect((await limited.get('/api/users/me', { session })).body.data.email).toBe(MANAGER);
    letGo();
    await Promise.all(taken);
    const answers = await flood;
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(140);
    expect(busy[0]?.headers.get('retry-after')).toBe('3');
    expect(busy[0]?.body.errors[0]).toEqual({
      message:
        'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in ein paar Sekunden erneut.',
      code: 'logins-busy',
    });
    // What was not checked counts for nothing: as many failures as answers that say so.
    const rows = await limited.sql(
      'SELECT count(*)::int AS n FROM "LoginFailure" WHERE "subject" LIKE \'account:%\'',
    );
    const counted = new Set([401, 429]);
    expect(rows[0]?.n).toBeLessThanOrEqual(answers.filter(({ status }) => counted.has(status)).length);
    await limited.stop();
  });
});

describe('R104 who is signed in', () => {
  it('is not locked out by what others at the address do: sessions, passwords, device keys', async () => {
    await forgive();
    const session = await server.login(MANAGER);
    for (let n = 1; n <= 50; n += 1) await wrong(`person${n}@example.at`);
    expect((await wrong(ADMIN, PASSWORD)).status).toBe(429);
    const change = await server.call('POST', '/api/users/me/password', {
      session,
      body: { currentPassword: PASSWORD, newPassword: 'vier-neue-knusprige-kipferl' },
    });
    expect(change.status).toBe(204);
    await forgive();
  });

  it('nor a device whose neighbours send wrong keys', async () => {
    const limited = await startServer();
    const list = (key: string) => limited.get('/api/orders/current', { key });
    const statuses: number[] = [];
    for (let n = 0; n < 33; n += 1)
      statuses.push((await list(`falscher-schluessel-falscher-schluessel-${n}`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await list(DEVICE_KEY)).status).toBe(200);
    await limited.stop();
  });
});
