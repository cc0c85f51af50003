import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { DEVICE_KEY, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({ settings: { smtpUrl: smtp.url } });
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});
afterEach(() => {
  smtp.setMood('well');
  shop.setNow(NOON);
});

interface Listed {
  id: number;
  name: string;
  state: string;
}

const messages = async (id: number, key = DEVICE_KEY) =>
  (await shop.get(`/api/orders/${id}/messages`, { key })).body.data;
const messageOf = async (id: number, name: string) => {
  const found = (await messages(id)).find((one: Listed) => one.name === name);
  return found ?? { id: 0, state: 'none' };
};
const resend = (order: number, message: number, { key = DEVICE_KEY, headers = {} } = {}) =>
  shop.post(`/api/orders/${order}/messages/${message}/resend`, {}, { key, headers });
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to?.[0]?.address === address);

it('a message that was given up stands in the history of its order, and goes out when staff send it again', async () => {
  smtp.setMood('refusing');
  const order = await shop.placed({ email: 'falsch@example.at' });
  await eventually(async () => expect((await messageOf(order.id, 'received')).state).toBe('failed'));
  expect(await messageOf(order.id, 'received')).toMatchObject({
    channel: 'mail',
    label: 'Bestellung eingegangen',
    to: 'guest',
    reason: 'Der Mailserver hat die Adresse abgelehnt (Antwort 550).',
    attempts: 1,
    nextAt: null,
    canResend: true,
  });
  await eventually(async () =>
    expect((await shop.board(order.id)).history).toContainEqual(
      expect.objectContaining({ event: 'message-failed', note: 'mail received', actor: 'System' }),
    ),
  );
  smtp.setMood('well');
  // Meanwhile somebody asked for the right address.
  await shop.call('PUT', `/api/orders/${order.id}`, {
    body: { email: 'richtig@example.at' },
    key: DEVICE_KEY,
  });
  const { id } = await messageOf(order.id, 'received');
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => resend(order.id, id, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await eventually(() => expect(mailsTo('richtig@example.at')).toHaveLength(1));
  await eventually(async () => expect((await messageOf(order.id, 'received')).state).toBe('sent'));
  const { history } = await shop.board(order.id);
  expect(history.filter(({ event }) => event === 'message-resent')).toMatchObject([
    { note: 'mail received' },
  ]);
  expect(mailsTo('richtig@example.at')).toHaveLength(1);
});

it('a message that waits says why and until when, and is not sent twice', async () => {
  smtp.setMood('forgetful');
  const order = await shop.placed({ email: 'wartet@example.at' });
  await eventually(async () => expect((await messageOf(order.id, 'received')).reason).toBeTruthy());
  const waiting = await messageOf(order.id, 'received');
  expect(waiting).toMatchObject({
    state: 'waiting',
    reason: 'Der Mailserver nimmt die Nachricht gerade nicht an (Antwort 451).',
    canResend: false,
  });
  expect(Date.parse(waiting.nextAt)).toBeGreaterThan(NOON.getTime());
  const { status, body } = await resend(order.id, waiting.id);
  expect([status, body.errors[0].code]).toEqual([409, 'message-waiting']);
});

it('a message whose reason is gone is not sent, says so, and cannot be sent again', async () => {
  smtp.setMood('forgetful');
  const order = await shop.placed({ email: 'vorbei@example.at' });
  const later = new Date(NOON.getTime() + 2 * 3_600_000).toISOString();
  await shop.command(order.id, 'confirm', { counterAppointment: later });
  await eventually(async () =>
    expect((await messageOf(order.id, 'counter-appointment')).reason).toBeTruthy(),
  );
  await shop.command(order.id, 'reject');
  smtp.setMood('well');
  shop.setNow(new Date(NOON.getTime() + 60_000));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
  const { id } = await messageOf(order.id, 'counter-appointment');
  await eventually(async () =>
    expect(await messageOf(order.id, 'counter-appointment')).toMatchObject({
      state: 'dropped',
      canResend: false,
      reason: null,
    }),
  );
  await eventually(async () => expect((await messageOf(order.id, 'rejected')).state).toBe('sent'));
  const refused = await resend(order.id, id);
  expect([refused.status, refused.body.errors[0]]).toEqual([
    409,
    {
      code: 'message-outdated',
      message: 'Diese Nachricht hat sich erledigt: Die Bestellung steht inzwischen anders.',
    },
  ]);
  const rejected = await messageOf(order.id, 'rejected');
  expect((await resend(order.id, rejected.id)).status).toBe(200);
  await eventually(() => expect(mailsTo('vorbei@example.at')).toHaveLength(2));
  const subjects = mailsTo('vorbei@example.at').map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(1);
});

it('is for those who work with the order', async () => {
  const order = await shop.placed({ email: 'fremd@example.at' });
  const { id } = await eventually(async () => {
    const message = await messageOf(order.id, 'received');
    expect(message.state).toBe('sent');
    return message;
  });
  expect((await resend(order.id, id, { key: OTHER_DEVICE_KEY })).status).toBe(404);
  expect(await messages(order.id, OTHER_DEVICE_KEY)).toBeUndefined();
  expect((await resend(order.id, 987_654_321)).status).toBe(404);
  const visitor = await shop.get(`/api/orders/${order.id}/messages`);
  expect(visitor.status).toBe(401);
  const other = await shop.placed();
  expect((await resend(other.id, id)).status).toBe(404);
});

it('mails share their connections', async () => {
  const before = smtp.connections();
  await Promise.all([1, 2, 3, 4].map((n) => shop.placed({ email: `gast${n}@example.at` })));
  await eventually(() =>
    expect([1, 2, 3, 4].map((n) => mailsTo(`gast${n}@example.at`).length)).toEqual([1, 1, 1, 1]),
  );
  expect(smtp.connections() - before).toBeLessThanOrEqual(3);
});
