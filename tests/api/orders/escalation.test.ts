import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsPeer } from '#tests/peers/sms-gateway.ts';
import { escalateOrders } from '#use-cases/orders/escalate-orders.ts';
import type { Session } from '../support/harness.ts';
import type { OrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { paidOnline } from '../support/paid-online.ts';
import { type SmsShop, startSmsShop } from '../support/sms-shop.ts';
import { MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const MINUTE = 60_000;
const OWNER_MAIL = 'inhaberin@example.at';
const OWNER_PHONE = '+436769876543';
const BRANCH_PHONE = '+436765572123';
let messages: SmsShop;
let gateway: SmsPeer;
let shop: OrderServer;
let manager: Session;
beforeAll(async () => {
  messages = await startSmsShop();
  ({ shop, gateway } = messages);
  await shop.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  manager = await shop.login(MANAGER);
});
afterAll(() => messages?.stop());
beforeEach(async () => {
  gateway.messages.length = 0;
  shop.setNow(NOON);
  await settings({ escalationMinutes: 5, rejectMinutes: 15 });
});
afterEach(() => shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting'`));

const settings = (change: object) =>
  shop.call('PUT', '/api/branches/1', {
    body: { id: 1, escalationContacts: `${OWNER_MAIL}\n+43 676 9876543`, ...change },
    session: manager,
  });
/** What the server does by itself every few seconds, at this minute after noon. */
const tick = async (minutes: number) => {
  shop.setNow(new Date(NOON.getTime() + minutes * MINUTE));
  await escalateOrders(shop.deps);
};
const rows = async (id: number) => {
  const found = await shop.sql(
    `SELECT "kind", COALESCE("payload"->>'mail', "payload"->>'sms') AS "what", "payload"->>'to' AS "to" FROM "Outbox"
     WHERE ("payload"->>'order')::int = $1 AND "kind" IN ('mail', 'sms') ORDER BY "id"`,
    [id],
  );
  return found.map(({ kind, what, to }) => [kind, what, to].filter(Boolean).join(' '));
};

describe('R271 an order that nobody answers', () => {
  it('is told to the contacts by mail and SMS, once, whoever looks how often', async () => {
    const order = await shop.placed();
    await tick(4.9);
    expect(await shop.events(order.id)).toEqual(['placed']);
    await tick(5);
    await Promise.all([escalateOrders(shop.deps), escalateOrders(shop.deps)]);
    await tick(10);
    const { history } = await shop.board(order.id);
    expect(history.slice(1)).toMatchObject([
      { event: 'escalated', actor: 'System', note: `${OWNER_MAIL}, ${OWNER_PHONE}` },
    ]);
    expect((await rows(order.id)).filter((row) => row.includes('unanswered'))).toEqual([
      `mail unanswered ${OWNER_MAIL}`,
      `sms unanswered ${OWNER_PHONE}`,
    ]);
    await eventually(() => {
      const own = gateway.messages.filter(({ to }) => to === OWNER_PHONE);
      expect(own.map(({ text }) => text)).toMatchObject([
        expect.stringMatching(
          new RegExp(`^Niemand hat Bestellung Nr\\. ${order.ticketNumber} angenommen, Abholung, `),
        ),
      ]);
    });
  });

  it('is rejected after its time with a reason for the guest and the mail about it', async () => {
    const order = await shop.placed({ email: 'berta@example.com' });
    await tick(5);
    await tick(14.9);
    expect((await shop.board(order.id)).isRejected).toBe(false);
    await tick(15);
    await tick(16);
    expect(await shop.events(order.id)).toEqual(['placed', 'escalated', 'rejected']);
    expect(await shop.board(order.id)).toMatchObject({
      isRejected: true,
      rejectionMessage: 'Die Filiale konnte sie leider nicht rechtzeitig annehmen.',
    });
    expect((await rows(order.id)).filter((row) => row === 'mail rejected')).toHaveLength(1);
    const missed = () => gateway.messages.filter(({ text }) => text.startsWith('Verpasst: '));
    await eventually(() =>
      expect(
        missed()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual([BRANCH_PHONE, OWNER_PHONE]),
    );
  });

  it('owes a guest who has paid online the money', async () => {
    const order = await shop.placed();
    await paidOnline(shop, order.id);
    await tick(5);
    await tick(15);
    const [row] = await shop.sql('SELECT "paymentState"::text AS "state" FROM "Order" WHERE "id" = $1', [
      order.id,
    ]);
    expect(row).toEqual({ state: 'refundPending' });
  });

  it('is left alone as soon as somebody accepts it', async () => {
    const before = await shop.placed();
    const between = await shop.placed();
    await shop.command(before.id, 'confirm');
    await tick(5);
    await shop.command(between.id, 'confirm');
    await tick(30);
    expect(await shop.events(before.id)).toEqual(['placed', 'confirmed']);
    expect(await shop.events(between.id)).toEqual(['placed', 'escalated', 'confirmed']);
  });

  it('is not told where the branch wants nothing, and what it wants holds at once', async () => {
    await settings({ escalationMinutes: 0, rejectMinutes: 0 });
    const order = await shop.placed();
    await tick(60);
    expect(await shop.events(order.id)).toEqual(['placed']);
    await settings({ escalationMinutes: 30, rejectMinutes: 0 });
    await tick(61);
    expect(await shop.events(order.id)).toEqual(['placed', 'escalated']);
  });

  it('a preorder is not due long before its appointment', async () => {
    const order = await shop.placed({ appointmentDate: '2026-11-24T18:00:00+01:00' });
    await tick(60);
    expect(await shop.events(order.id)).toEqual(['placed']);
    await tick(5.5 * 60 + 5);
    expect(await shop.events(order.id)).toEqual(['placed', 'escalated']);
  });
});

describe('R271 the settings of a branch', () => {
  it.each([
    [{ escalationContacts: '' }, 'escalationContacts', 'contacts-missing'],
    [{ escalationContacts: 'Anna' }, 'escalationContacts', 'contact-invalid'],
    [{ rejectMinutes: 5 }, 'rejectMinutes', 'rejects-before-alarm'],
  ])('%j are refused at the field', async (change, field, code) => {
    const { status, body } = await settings({ escalationMinutes: 5, rejectMinutes: 15, ...change });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field, code }]);
  });

  it('are not for visitors', async () => {
    const { body } = await shop.get('/api/branches/1');
    expect(JSON.stringify(body)).not.toContain('escalation');
    expect(JSON.stringify(body)).not.toContain(OWNER_MAIL);
  });
});
