import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../support/template.ts';
import { startUserServer, type UserServer } from '../support/user-server.ts';

const FRESH = 'sieben-krapfen-am-morgen';
const OTHER = 'acht-strudel-am-abend';

let server: UserServer;
beforeAll(async () => {
  server = await startUserServer();
});
afterAll(() => server?.stop());

async function newest() {
  const { status, body } = await server.get('/api/logs?sort=-id&pageSize=1', { session: server.admin });
  expect(status).toBe(200);
  const [{ level, source, message, details, actor, branch, subject, subjectId }] = body.data;
  return { level, source, message, details, actor, branch, subject, subjectId };
}

it('changes to accounts and keys are logged, without secrets and addresses', async () => {
  const { id, session } = await server.person({ firstName: 'Nora', lastName: 'Neu' });
  const pin = (path: string, value: string | null, by = server.admin) =>
    server.call('PUT', `/api/users/${path}/terminal-pin`, { body: { pin: value }, session: by });
  const byAdmin = (method: string, path: string, body: object = {}) =>
    server.call(method, `/api/users/${id}${path}`, { body, session: server.admin });
  const passwords = { currentPassword: PASSWORD, newPassword: FRESH };
  const steps: [string, string, () => Promise<{ status: number }>][] = [
    ['Nora Neu', 'Eigene PIN für die Zeiterfassung gesetzt.', () => pin('me', '4932', session)],
    ['Nora Neu', 'Eigene PIN für die Zeiterfassung entfernt.', () => pin('me', null, session)],
    [
      'Nora Neu',
      'Eigenes Passwort geändert.',
      () => server.post('/api/users/me/password', passwords, { session }),
    ],
    ['Ada Admin', 'PIN eines Benutzers für die Zeiterfassung gesetzt.', () => pin(String(id), '8153')],
    [
      'Lena Leitung',
      'PIN eines Benutzers für die Zeiterfassung entfernt.',
      () => pin(String(id), null, server.manager),
    ],
    [
      'Ada Admin',
      'Passwort eines Benutzers gesetzt.',
      () => byAdmin('POST', '/password', { newPassword: OTHER }),
    ],
    ['Ada Admin', 'Passwort eines Benutzers gesetzt.', () => byAdmin('PUT', '', { password: FRESH })],
    ['Ada Admin', 'Benutzer überall abgemeldet.', () => byAdmin('DELETE', '/sessions')],
    ['Ada Admin', 'Anmeldelink an einen Benutzer gesendet.', () => byAdmin('POST', '/login-link')],
  ];
  for (const [actor, message, act] of steps) {
    const { status } = await act();
    expect([200, 204], message).toContain(status);
    expect(await newest()).toEqual({
      level: 'info',
      source: 'staff',
      message,
      details: '',
      actor,
      branch: null,
      subject: 'user',
      subjectId: id,
    });
  }

  const device = await server.post(
    '/api/devices',
    { name: 'Küche', branch: 1, type: 'kitchen' },
    { session: server.admin },
  );
  const renewed = await server.post(
    `/api/devices/${device.body.data.id}/renew-key`,
    {},
    { session: server.manager },
  );
  expect(renewed.status).toBe(200);
  expect(await newest()).toMatchObject({
    level: 'warning',
    source: 'staff',
    message: 'Gerät „Küche“: neuer Schlüssel vergeben, der alte gilt nicht mehr.',
    actor: 'Lena Leitung',
    branch: 1,
    subject: 'device',
    subjectId: device.body.data.id,
  });

  const log = JSON.stringify(await server.sql('SELECT * FROM "Log"'));
  const secrets = [PASSWORD, FRESH, OTHER, '4932', '8153', device.body.data.key, renewed.body.data.key, '@'];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

it('a refused change leaves no entry', async () => {
  const { id, session } = await server.person();
  const before = await newest();
  const wrong = { currentPassword: 'falsch', newPassword: FRESH };
  expect((await server.post('/api/users/me/password', wrong, { session })).status).toBe(422);
  expect((await newest()).message).toBe('Anmeldung mit falschem Passwort oder falscher PIN.');
  const short = await server.post(
    `/api/users/${id}/password`,
    { newPassword: 'kurz' },
    { session: server.admin },
  );
  expect(short.status).toBe(422);
  expect((await newest()).message).toBe('Anmeldung mit falschem Passwort oder falscher PIN.');
  expect(before.message).toBe('Mit einem neuen Gerät oder Browser angemeldet');
});
