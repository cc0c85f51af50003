import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpMood, type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN, MANAGER } from '../support/template.ts';

const PASSWORD = 'streng-geheim-4711';

let smtp: SmtpPeer;
let server: TestServer;
let admin: Session;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const smtpUrl = smtp.url.replace('smtp://', `smtp://postfach:${PASSWORD}@`);
  server = await startServer({ settings: { smtpUrl } });
  admin = await server.login(ADMIN);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
});

const ask = () => server.post('/api/mail-server/test', {}, { session: admin });

it('tells what the mail server said, and the mail arrives at whoever asked', async () => {
  const { status, body } = await ask();
  expect([status, body.data]).toMatchObject([
    200,
    {
      outcome: 'accepted',
      status: 250,
      sentence: `Der Mailserver hat die Nachricht an ${ADMIN} angenommen.`,
      to: ADMIN,
    },
  ]);
  expect(body.data.reply).toMatch(/^250 /);
  expect(smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    [ADMIN, `Testmail von ${(await server.deps.db.shop.settings()).shopName}`],
  ]);
});

it.each<[SmtpMood, object]>([
  [
    'locked',
    {
      outcome: 'login',
      status: 535,
      sentence:
        'Der Mailserver hat die Anmeldung abgelehnt: Benutzername oder Passwort in SMTP_URL stimmt nicht.',
      reply: '535 Authentication failed for ***',
    },
  ],
  [
    'refusing',
    {
      outcome: 'address',
      status: 550,
      sentence: 'Der Mailserver hat die Adresse abgelehnt.',
      reply: '550 No such user',
    },
  ],
  ['forgetful', { outcome: 'later', status: 451, reply: '451 Try again later' }],
  ['silent', { outcome: 'silent', status: null, reply: null, sentence: 'Der Mailserver antwortet nicht.' }],
])('tells it in German when the server is %s, and neither name nor password', async (mood, answer) => {
  smtp.setMood(mood);
  const started = performance.now();
  const { status, body } = await ask();
  smtp.setMood('well');
  expect([status, body.data]).toMatchObject([200, answer]);
  expect(performance.now() - started).toBeLessThan(14_000);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`postfach|${PASSWORD}`));
  const logged = await server.sql('SELECT * FROM "Log"');
  expect(
    JSON.stringify(logged, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toMatch(new RegExp(`postfach|${PASSWORD}`));
});

it('is for administrators, and everybody at work is told whether mails leave', async () => {
  const manager = await server.login(MANAGER);
  expect((await server.post('/api/mail-server/test', {}, { session: manager })).status).toBe(403);
  expect((await server.get('/api/mail-server', { session: manager })).body.data).toEqual({ isSending: true });
  expect((await server.get('/api/mail-server')).status).toBe(401);
});

it('comes from the sender of the settings, which replaces that of the environment in parts', async () => {
  const save = (body: object) => server.post('/api/config', body, { session: admin });
  const lastHead = async () => {
    smtp.mails.length = 0;
    await ask();
    const [{ from, replyTo, headers } = { from: undefined, replyTo: undefined, headers: [] }] = smtp.mails;
    const automatic = headers.find(({ key }) => key === 'auto-submitted')?.value;
    return { from: [from?.name, from?.address], replyTo: replyTo?.[0]?.address, automatic };
  };
  const automatic = 'auto-generated';
  expect(await lastHead()).toEqual({
    from: ['Theke', 'bestellung@localhost'],
    replyTo: undefined,
    automatic,
  });
  await save({ mailSenderName: 'Jausenhütte, Dornbirn' });
  expect(await lastHead()).toMatchObject({ from: ['Jausenhütte, Dornbirn', 'bestellung@localhost'] });
  await save({ mailSenderAddress: 'post@jause.example', mailReplyTo: 'antwort@jause.example' });
  expect(await lastHead()).toEqual({
    from: ['Jausenhütte, Dornbirn', 'post@jause.example'],
    replyTo: 'antwort@jause.example',
    automatic,
  });
  const refused = await save({ mailSenderAddress: 'kein Absender' });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'mailSenderAddress']);
  const seen = await server.get('/api/config');
  expect(JSON.stringify(seen.body)).not.toContain('jause.example');
});
