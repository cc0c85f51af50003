import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetKeptMails } from '#use-cases/messages/forget-kept-mails.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: OrderServer;
let admin: Session;
let manager: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  [admin, manager] = await Promise.all([shop.login(ADMIN), shop.login(MANAGER)]);
});
afterAll(async () => {
  await shop?.stop();
});

const list = (session: Session, query = '') => shop.get(`/api/mail-box${query}`, { session });
const show = (session: Session, id: string) => shop.get(`/api/mail-box/${id}`, { session });
const subjects = async (session: Session): Promise<string[]> =>
  (await list(session, '?pageSize=200')).body.data.map(({ subject }: { subject: string }) => subject);
const keptNow = async () => (await shop.deps.mailBox.list(() => true, { skip: 0, take: 1 })).total;
const kept = (subject: string, more: object = {}) =>
  shop.deps.mail.send({
    messageId: `<${subject}@test.example>`,
    to: 'gast@example.at',
    subject,
    text: 'Grüß Gott',
    html: '<p>Grüß Gott <img src="cid:logo@theke" alt=""></p>',
    ...more,
  });

it('shows staff who manage the branch what would have gone out', async () => {
  const order = await shop.placed({ email: 'anna@gast.example', comment: '<script>alert(1)</script>' });
  await eventually(async () => expect(await subjects(manager)).toHaveLength(2));
  const { body } = await list(manager);
  expect(body.total).toBe(2);
  const [mail] = body.data.filter(({ to }: { to: string }) => to === 'anna@gast.example');
  expect(mail.subject).toContain(`Bestellung eingegangen – Nr. ${order.ticketNumber}`);
  const { data } = (await show(manager, mail.id)).body;
  expect(data).toMatchObject({ to: 'anna@gast.example', from: 'Theke <bestellung@localhost>' });
  expect(data.text).toContain(`/status/${order.uid}/${order.hash}`);
  expect(data.html).not.toContain('<script');
});

it('keeps mails with a login link from everybody but administrators, who could set the password as well', async () => {
  await shop.post('/api/login-link', { email: ADMIN });
  await eventually(async () => expect((await subjects(admin)).some((one) => /Anmelde/.test(one))).toBe(true));
  expect((await subjects(manager)).some((one) => /Anmelde/.test(one))).toBe(false);
  const [link] = (await list(admin)).body.data.filter(({ to }: { to: string }) => to === ADMIN);
  expect((await show(admin, link.id)).status).toBe(200);
  expect((await show(manager, link.id)).status).toBe(404);
});

it('keeps the guests of other branches, and what concerns all of them, from managers of one', async () => {
  await kept('Bahnhof', { audience: 2 });
  await kept('Bewerbung', { audience: 'shop' });
  await kept('Ungenannt');
  expect(await subjects(admin)).toEqual(expect.arrayContaining(['Bahnhof', 'Bewerbung', 'Ungenannt']));
  for (const subject of ['Bahnhof', 'Bewerbung', 'Ungenannt'])
    expect(await subjects(manager)).not.toContain(subject);
  await shop.sql(`UPDATE "User" SET "branches" = ARRAY[1, 2] WHERE "email" = $1`, [MANAGER]);
  const both = await shop.login(MANAGER);
  expect(await subjects(both)).toEqual(expect.arrayContaining(['Bahnhof', 'Bewerbung']));
  expect(await subjects(both)).not.toContain('Ungenannt');
  await shop.sql(`UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1`, [MANAGER]);
});

it('is closed to employees, devices and visitors', async () => {
  const employee = await shop.login(EMPLOYEE);
  expect((await list(employee)).status).toBe(403);
  expect((await shop.get('/api/mail-box', { key: DEVICE_KEY })).status).toBe(401);
  expect((await shop.get('/api/mail-box')).status).toBe(401);
  expect((await shop.get('/api/mail-server', { key: DEVICE_KEY })).body.data).toEqual({ isSending: false });
});

it('hands out attachments as downloads only, and never another file', async () => {
  const bytes = Buffer.from('<script>alert(1)</script>');
  const attachments = [{ name: 'Lebenslauf "neu".html', mimeType: 'text/html', bytes }];
  await kept('Mit Anhang', { audience: 1, attachments });
  const [mail] = (await list(manager)).body.data.filter(
    ({ subject }: { subject: string }) => subject === 'Mit Anhang',
  );
  expect((await show(manager, mail.id)).body.data.attachments).toEqual([
    { name: 'Lebenslauf "neu".html', mimeType: 'text/html', bytes: bytes.length },
  ]);
  const file = await shop.get(`/api/mail-box/${mail.id}/attachments/0`, { session: manager });
  expect([file.status, file.body]).toEqual([200, bytes.toString()]);
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''Lebenslauf%20%22neu%22.html$/,
  );
  expect((await shop.get(`/api/mail-box/${mail.id}/attachments/1`, { session: manager })).status).toBe(404);
  expect((await show(admin, '..%2f..%2fkey')).status).toBe(422);
  expect((await show(admin, '0'.repeat(32))).status).toBe(404);
});

it('lists the newest first, in pages', async () => {
  const { total } = (await list(admin)).body;
  const pages = await Promise.all([1, 2].map((page) => list(admin, `?page=${page}&pageSize=3`)));
  expect(pages.map(({ body }) => [body.total, body.data.length])).toEqual([
    [total, 3],
    [total, 3],
  ]);
  const times = pages.flatMap(({ body }) => body.data.map(({ at }: { at: string }) => at));
  expect(times).toEqual(times.toSorted().toReversed());
});

it('lets the administrator test without a server, and says where the mail is', async () => {
  const { body } = await shop.post('/api/mail-server/test', {}, { session: admin });
  expect(body.data).toMatchObject({ outcome: 'kept', status: null, reply: null });
  expect(body.data.sentence).toContain('liegt im Postausgang');
});

it('forgets what is older than 90 days', async () => {
  shop.setNow(new Date(Date.now() + 89 * 86_400_000));
  await forgetKeptMails(shop.deps);
  expect(await keptNow()).not.toBe(0);
  shop.setNow(new Date(Date.now() + 91 * 86_400_000));
  await forgetKeptMails(shop.deps);
  expect(await keptNow()).toBe(0);
});
