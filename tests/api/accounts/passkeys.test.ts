import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyDevice } from '#tests/peers/passkey-device.ts';
import { databaseKind, type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, MANAGER, PASSWORD } from '../support/template.ts';

/** Passkeys (R385, R386): kept, signed in with, refused, lost. */

let server: TestServer;
let now = Date.parse('2026-11-28T10:00:00Z');
beforeAll(async () => {
  // Any server takes any answer: they are all behind one address.
  server = await startServer({ settings: { isRateLimited: false, publicUrl: 'https://theke.example' } });
  server.deps.clock.now = () => new Date(now);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  now += 60 * 60_000;
  await server.sql('DELETE FROM "Passkey"');
  await server.sql('TRUNCATE "LoginFailure"');
  await server.sql(`UPDATE "Config" SET "data" = "data" - 'secondFactor'`);
});

const OWN = '/api/users/me/passkeys';
const device = () => passkeyDevice(server.deps.publicUrl);
type Device = ReturnType<typeof device>;

const begin = async (session: Session) =>
  (await server.post(`${OWN}/options`, { currentPassword: PASSWORD }, { session })).body.data;

/** A manager with a passkey. */
async function keep(): Promise<{ session: Session; key: Device }> {
  const session = await server.login(MANAGER);
  const key = device();
  const answer = key.create(await begin(session));
  const kept = await server.post(OWN, { name: 'Laptop im Büro', answer }, { session });
  expect([kept.status, kept.body?.errors]).toEqual([204, undefined]);
  return { session, key };
}
const ask = async (at = server) => (await at.post('/api/login/passkey/options', {})).body.data;
const enter = (answer: object, at = server) => at.post('/api/login/passkey', { answer });
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code;

describe('keeping one', () => {
  it('asks for the password, lists it by its name, and signs out everywhere else', async () => {
    const other = await server.login(MANAGER);
    const session = await server.login(MANAGER);
    const refused = await server.post(`${OWN}/options`, {}, { session });
    expect(refused.body.errors[0]).toMatchObject({ field: 'currentPassword' });
    const options = await begin(session);
    expect(options).toMatchObject({
      rp: { id: new URL(server.deps.publicUrl).hostname },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = device();
    const answer = key.create(options);
    expect((await server.post(OWN, { name: 'Handy', answer }, { session })).status).toBe(204);
    const { data } = (await server.get(OWN, { session })).body;
    expect(data).toMatchObject([{ id: key.id, name: 'Handy', lastUsedAt: null }]);
    expect((await server.get(OWN, { session: other })).status).toBe(401);
    const again = await server.post(OWN, { name: 'Noch einmal', answer }, { session });
    expect([again.status, codeOf(again)], 'a question is answered once').toEqual([422, 'passkey-refused']);
    const [mail] = await server.sql(
      `SELECT "payload" FROM "Outbox" WHERE "kind" = 'mail' ORDER BY "id" DESC LIMIT 1`,
    );
    expect(mail?.payload).toMatchObject({ mail: 'access-changed', change: 'passkey-added' });
    const [entry] = await server.sql('SELECT "message" FROM "Log" ORDER BY "id" DESC LIMIT 1');
    expect(entry?.message).toBe('Passkey hinzugefügt.');
  });

  it.each([
    ['another site', { origin: 'https://boese.example' }],
    ['another question', { challenge: 'bm90IGFza2Vk' }],
    ['nobody at the device', { isVerified: false }],
  ])('refuses %s', async (_what, bends) => {
    const session = await server.login(MANAGER);
    const answer = device().create(await begin(session), bends);
    const refused = await server.post(OWN, { name: 'Handy', answer }, { session });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      422,
      { code: 'passkey-refused', field: 'answer' },
    ]);
    expect((await server.get(OWN, { session })).body.data).toEqual([]);
  });

  it('refuses the question of somebody else, and a late answer', async () => {
    const [manager, admin] = [await server.login(MANAGER), await server.login(ADMIN)];
    const question = await begin(manager);
    const stolen = await server.post(
      OWN,
      { name: 'X', answer: device().create(question) },
      { session: admin },
    );
    expect(codeOf(stolen)).toBe('passkey-refused');
    now += 6 * 60_000;
    const late = await server.post(
      OWN,
      { name: 'X', answer: device().create(question) },
      { session: manager },
    );
    expect(codeOf(late)).toBe('passkey-refused');
  });
});

describe('signing in', () => {
  it('needs nothing else, and says when it was used', async () => {
    const { key, session } = await keep();
    const entered = await enter(key.get(await ask()));
    expect([entered.status, entered.body.data?.email]).toEqual([200, MANAGER]);
    expect(entered.headers.get('set-cookie')).toContain('session');
    const [used] = (await server.get(OWN, { session })).body.data;
    expect(used.lastUsedAt).toBe(new Date(now).toISOString());
  });

  it('refuses what proves nothing, all alike', async () => {
    const { key } = await keep();
    const question = await ask();
    const answer = key.get(question);
    expect((await enter(answer)).status).toBe(200);
    const stranger = device();
    const answers = {
      replayed: answer,
      'of an unknown device': stranger.get(await ask()),
      'signed by another device': { ...stranger.get(await ask()), id: key.id, rawId: key.id },
      'of another site': key.get(await ask(), { origin: 'https://boese.example' }),
      'never asked': key.get({ challenge: 'bm90IGFza2Vk' }),
      'without a person': key.get(await ask(), { isVerified: false }),
      'by a copy that counts anew': key.get(await ask(), { counter: 1 }),
    };
    for (const [what, sent] of Object.entries(answers)) {
      const refused = await enter(sent);
      expect([what, refused.status, codeOf(refused)]).toEqual([what, 401, 'passkey-unknown']);
    }
    for (const bad of [{ id: key.id }, { ...key.get(await ask()), response: { clientDataJSON: 7 } }]) {
      expect(codeOf(await enter(bad))).toBe('passkey-unknown');
    }
  });

  it('twenty at once with one answer open one session', async () => {
    const { key } = await keep();
    const answer = key.get(await ask());
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('not for a disabled account, and not with a removed passkey', async () => {
    const { key, session } = await keep();
    await server.sql('UPDATE "User" SET "isEnabled" = false WHERE "email" = $1', [MANAGER]);
    expect(codeOf(await enter(key.get(await ask())))).toBe('account-disabled');
    await server.sql('UPDATE "User" SET "isEnabled" = true WHERE "email" = $1', [MANAGER]);
    const refused = await server.post(`${OWN}/${key.id}/remove`, {}, { session });
    expect(refused.body.errors[0]).toMatchObject({ field: 'currentPassword' });
    const removal = { currentPassword: PASSWORD };
    expect((await server.post(`${OWN}/${key.id}/remove`, removal, { session })).status).toBe(204);
    expect((await server.post(`${OWN}/${key.id}/remove`, removal, { session })).status).toBe(404);
    expect(codeOf(await enter(key.get(await ask())))).toBe('passkey-unknown');
  });

  it.skipIf(databaseKind() === 'embedded')('asked by one server, answered at another', async () => {
    const { key } = await keep();
    const twin = await server.twin();
    twin.deps.clock.now = () => new Date(now);
    try {
      const answer = key.get(await ask());
      expect((await enter(answer, twin)).status).toBe(200);
      expect(codeOf(await enter(answer))).toBe('passkey-unknown');
    } finally {
      await twin.stop();
    }
  });
});

describe('where the settings ask for a second factor', () => {
  const login = () => server.post('/api/login', { username: MANAGER, password: PASSWORD });
  const oblige = () => server.sql(`UPDATE "Config" SET "data" = "data" || '{"secondFactor":"managers"}'`);

  it('a passkey is one, and the password alone opens nothing beside it', async () => {
    const { key, session } = await keep();
    expect((await login()).status, 'not asked for yet').toBe(200);
    await oblige();
    expect((await server.get('/api/users/me/profile', { session })).status).toBe(200);
    const refused = await login();
    expect([refused.status, codeOf(refused)]).toEqual([401, 'passkey-required']);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const entered = await enter(key.get(await ask()));
    expect(entered.body.data.owesFactor).toBeUndefined();
  });

  it('who has none may set up a passkey instead of codes, and keeps one at least', async () => {
    await oblige();
    const { session, key } = await keep();
    const open = async () => (await server.get('/api/users/me/profile', { session })).status;
    expect(await open()).toBe(200);
    const other = device();
    const answer = other.create(await begin(session));
    expect((await server.post(OWN, { name: 'Handy', answer }, { session })).status).toBe(204);
    const remove = (id: string) =>
      server.post(`${OWN}/${id}/remove`, { currentPassword: PASSWORD }, { session });
    expect((await remove(key.id)).status).toBe(204);
    expect(await open(), 'there is another').toBe(200);
    expect((await remove(other.id)).status).toBe(204);
    expect(await open(), 'that was the last').toBe(403);
  });

  it('R384 who has lost it is reset by an administrator', async () => {
    const { key, session } = await keep();
    const [row] = await server.sql('SELECT "id" FROM "User" WHERE "email" = $1', [MANAGER]);
    const path = `/api/users/${String(row?.id)}/second-factor`;
    const admin = await server.login(ADMIN);
    expect((await server.get(path, { session: admin })).body.data).toMatchObject({
      isOn: false,
      passkeys: 1,
    });
    expect((await server.call('DELETE', path, { session: admin })).status).toBe(204);
    expect((await server.get(OWN, { session })).status).toBe(401);
    expect(codeOf(await enter(key.get(await ask())))).toBe('passkey-unknown');
  });
});
