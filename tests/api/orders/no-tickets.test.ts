import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SmsPeer } from '#tests/peers/sms-gateway.ts';
import type { SmtpPeer } from '#tests/peers/smtp-server.ts';
import type { OrderServer } from '../support/order-server.ts';
import { type SmsShop, startSmsShop } from '../support/sms-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let messages: SmsShop;
let gateway: SmsPeer;
let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  messages = await startSmsShop({ disableTickets: true });
  ({ shop, gateway, smtp } = messages);
});
afterAll(() => messages?.stop());

describe('R222 a shop without ticket numbers', () => {
  it('shows guests the order number instead: in the response, on the page, in mails and the SMS', async () => {
    const order = await shop.placed();
    expect(order.ticketNumber).toBeNull();
    const page = await shop.get(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(page.body.data).toMatchObject({ uid: order.uid, ticketNumber: null });
    await eventually(() => expect(gateway.messages).toHaveLength(1));
    expect(gateway.messages[0]?.text).toContain(`Nr. ${order.uid}, Abholung`);
    await eventually(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(1));
    for (const { subject, text } of smtp.mails) {
      expect(subject).toContain(`Nr. ${order.uid} –`);
      expect(text).toContain(`Bestellnummer: ${order.uid}`);
      expect(text).not.toContain('null');
    }
  });

  it('tells its printers, and keeps the number for the staff', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    // A confirmation prints by the outbox, a moment after its answer.
    await eventually(async () => {
      const { body } = await shop.post('/api/print-jobs/claim', {}, { key: DEVICE_KEY });
      const job = body.data.find((one: { order: { id: number } }) => one.order.id === order.id);
      expect(job?.hasTicket).toBe(false);
      expect(job?.order.ticketNumber).toBeGreaterThan(0);
    });
  });
});
