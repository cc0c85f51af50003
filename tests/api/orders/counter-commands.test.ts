import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

describe('R172 a promise', () => {
  const PROMISED = '2026-11-24T12:40:00+01:00';

  it('becomes the appointment of an order that had none, in the mail and for the guest', async () => {
    const placed = await shop.placed();
    const { status, body } = await shop.command(placed.id, 'confirm', { promisedAt: PROMISED });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'confirmed',
      appointment: new Date(PROMISED).toISOString(),
      appointmentDate: null,
    });
  });

  it.each(['2026-11-24T11:00:00+01:00', '2026-11-24T12:40:30+01:00', 'bald'])(
    'is not %s, which is refused at its field',
    async (promisedAt) => {
      const { id } = await shop.placed();
      const { status, body } = await shop.command(id, 'confirm', { promisedAt });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('promisedAt');
      expect((await shop.board(id)).state).toBe('awaiting');
    },
  );

  it("does not replace the guest's requested time", async () => {
    await shop.sql('UPDATE "Branch" SET "isPreorderEnabled" = true WHERE id = 1');
    const { id } = await shop.placed({ appointmentDate: '2026-11-24T14:00:00+01:00' });
    expect((await shop.command(id, 'confirm', { promisedAt: PROMISED })).status).toBe(422);
    expect((await shop.command(id, 'confirm')).status).toBe(200);
  });
});

describe('R173 POST /api/orders/{id}/status/take-back', () => {
  it('puts an order back where it was, and only its last step', async () => {
    const { id } = await shop.placed();
    await shop.command(id, 'confirm');
    expect((await shop.command(id, 'take-back')).status).toBe(409);
    await shop.command(id, 'in-delivery');
    await shop.command(id, 'completed');
    const { status, body } = await shop.command(id, 'take-back');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'inDelivery', isCompleted: false, isInDelivery: true });
    expect((await shop.command(id, 'take-back')).status).toBe(409);
    expect((await shop.command(id, 'completed')).body.data.state).toBe('completed');
  });
});
