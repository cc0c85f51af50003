import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPANY, MAILED, type PaperServer, startPaperServer, wordsOf } from '../support/paper-shop.ts';
import { DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: PaperServer;
beforeAll(async () => {
  shop = await startPaperServer();
});
beforeEach(() => shop.clear());
afterAll(() => shop?.stop());

describe('R295 the paper of an order', () => {
  it('is a PDF for whoever has the link, without name and address; anything else is unknown', async () => {
    const order = await shop.placed({ ...COMPANY, comment: 'Bitte läuten' });
    const path = `/api/orders/${order.uid}/${order.hash}/receipt.pdf`;
    const { status, headers, text } = await shop.pdf(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(`inline; filename="bestellbeleg-${order.uid}.pdf"`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const said of ['Bestellbeleg – keine Rechnung', order.uid, 'Bitte läuten', '9,80 €', 'Linde GmbH'])
      expect(text).toContain(said);
    for (const secret of ['Müller', 'Ring 3', 'ATU87654321', 'example.at', '0664'])
      expect(text).not.toContain(secret);
    const wrong = [
      `/api/orders/${order.uid}/${'x'.repeat(order.hash.length)}/receipt.pdf`,
      `/api/orders/UNKNOWN/${order.hash}/receipt.pdf`,
    ];
    for (const one of wrong) expect((await shop.pdf(one)).status).toBe(404);
  });

  it('says to staff of the branch who ordered, to nobody else', async () => {
    const { id } = await shop.placed(COMPANY);
    const path = `/api/orders/${id}/receipt.pdf`;
    expect((await shop.pdf(path, { session: shop.employee })).text).toContain('Müller & Söhne OG');
    expect((await shop.pdf(path, { key: DEVICE_KEY })).status).toBe(200);
    expect((await shop.pdf(path, { session: await shop.login(OTHER_EMPLOYEE) })).status).toBe(404);
    expect((await shop.pdf(path)).status).toBe(401);
  });

  it('goes with the mails that an order was received and confirmed, in the language of the order', async () => {
    const order = await shop.accepted({ ...MAILED, language: 'en' });
    await eventually(() =>
      expect(shop.smtp.mails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(2),
    );
    const received = shop.smtp.mails.find(({ subject }) => subject?.startsWith('Order received'));
    const [file] = received?.attachments ?? [];
    expect(file).toMatchObject({ filename: `order-${order.uid}.pdf`, mimeType: 'application/pdf' });
    const text = wordsOf(new Uint8Array(file?.content as ArrayBuffer));
    for (const said of ['Order receipt – not an invoice', 'Müller & Söhne OG', '€9.80'])
      expect(text).toContain(said);
    expect(
      shop.smtp.mails.find(({ subject }) => subject?.startsWith('Neue Bestellung'))?.attachments,
    ).toEqual([]);
  });

  it('carries the signature of a fiscal device once it is handed over, and its title', async () => {
    const signed: unknown[] = [];
    const { fiscal } = shop.deps;
    shop.deps.fiscal = {
      sign: async (receipt) => {
        signed.push(receipt);
        return {
          ...{ law: 'TSE', transaction: 17, signatureCounter: 99, device: 'a1b2', client: 'THEKE-1' },
          ...{ startedAt: '2026-11-24T11:00:00Z', finishedAt: '2026-11-24T11:00:01Z' },
          ...{ signature: 'c2lnbmF0dXI=', code: 'V0;THEKE-1;Kassenbeleg-V1' },
        };
      },
    };
    try {
      const order = await shop.accepted();
      const path = `/api/orders/${order.uid}/${order.hash}/receipt.pdf`;
      expect((await shop.pdf(path)).text).toContain('Bestellbeleg – keine Rechnung');
      expect(signed).toEqual([]);
      await shop.command(order.id, 'completed');
      const { text } = await shop.pdf(path);
      expect(text).toMatch(/^Rechnung$/m);
      expect(text).not.toContain('keine Rechnung');
      for (const said of ['TSE-Transaktion', '17', 'TSE-Signaturzähler', '99', 'THEKE-1', 'c2lnbmF0dXI='])
        expect(text).toContain(said);
      expect(signed).toMatchObject([
        { kind: 'receipt', number: order.uid, amounts: [{ gross: 980 }], payments: [], corrects: null },
      ]);
    } finally {
      shop.deps.fiscal = fiscal;
    }
  });

  it('waits while the fiscal device does not answer, and says so; order and invoice stay as they are', async () => {
    const { fiscal } = shop.deps;
    shop.deps.fiscal = { sign: () => Promise.reject(new Error('TSE: no answer, serial 0815')) };
    try {
      const order = await shop.accepted();
      expect((await shop.issue(order.id)).status).toBe(201);
      await shop.command(order.id, 'completed');
      const invoices = await shop.get(`/api/orders/${order.id}/invoices`, { key: DEVICE_KEY });
      const [{ id: invoice }] = invoices.body.data;
      for (const path of [`${order.id}/receipt.pdf`, `${order.id}/invoices/${invoice}.pdf`]) {
        const { status, body } = await shop.get(`/api/orders/${path}`, { key: DEVICE_KEY });
        expect([status, body.errors]).toEqual([
          502,
          [
            {
              code: 'paper-not-signed',
              message:
                'Der Beleg konnte gerade nicht signiert werden. Bitte versuchen Sie es in Kürze erneut; die Bestellung bleibt, wie sie ist.',
            },
          ],
        ]);
      }
      expect((await shop.pdf(`/api/orders/${order.uid}/${order.hash}/receipt.pdf`)).status).toBe(502);
      expect((await shop.get(`/api/orders/${order.id}`, { key: DEVICE_KEY })).body.data.state).toBe(
        'completed',
      );
    } finally {
      shop.deps.fiscal = fiscal;
    }
    const order = await shop.accepted();
    await shop.command(order.id, 'completed');
    expect((await shop.pdf(`/api/orders/${order.uid}/${order.hash}/receipt.pdf`)).status).toBe(200);
  });
});
