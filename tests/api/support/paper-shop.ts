import { config } from '#tests/factories.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import type { Answer, Session } from './harness.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { NOON, orderShop, type PlacedOrder } from './order-shop.ts';
import { DEVICE_KEY, EMPLOYEE } from './template.ts';

/** A company without an e-mail address: each mail of an order has a PDF, and most tests are about none. */
export const COMPANY = {
  ...{ isCompany: true, companyName: 'Müller & Söhne OG', vatNo: 'ATU87654321', email: '' },
  ...{ street: 'Ring 3', zipCode: '1010', city: 'Wien', country: 'AT' },
};
export const MAILED = { email: 'buero@example.at' };

const SETTINGS = config({ businessName: 'Linde GmbH', vatNumber: 'ATU12345678', enablePluginEnglish: true });

export interface Pdf {
  status: number;
  headers: Headers;
  /** The words on its pages, one text per line. */
  text: string;
}

export interface PaperServer extends OrderServer {
  smtp: SmtpPeer;
  employee: Session;
  pdf(path: string, caller?: { session?: Session; key?: string }): Promise<Pdf>;
  /** An accepted order; of a company unless changed. */
  accepted(change?: Record<string, unknown>): Promise<PlacedOrder>;
  /** Asks for the invoice at the counter, or as that person. */
  issue(order: number, session?: Session): Promise<Answer>;
  /** Moves the clock to so long after noon, and tells the worker so that it need not look. */
  pass(ms: number): Promise<void>;
  /** Noon again, without invoices, effects or mails. */
  clear(): Promise<void>;
}

/** A shop that may issue invoices, and its mail server. */
export async function startPaperServer(): Promise<PaperServer> {
  const smtp = await startSmtpServer();
  const shop = await startOrderServer({
    shop: orderShop({ config: SETTINGS }),
    settings: { smtpUrl: smtp.url },
  });
  await shop.sql('UPDATE "Branch" SET "isTakeawayEmailRequired" = false');
  const employee = await shop.login(EMPLOYEE);
  const paper: Omit<PaperServer, keyof OrderServer> = {
    smtp,
    employee,
    async pdf(path, { session, key } = {}) {
      const headers = new Headers();
      if (session) headers.set('cookie', session.cookie);
      if (key) headers.set('authorization', `Bearer ${key}`);
      const answer = await fetch(shop.url + path, { headers });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, text: answer.ok ? wordsOf(bytes) : '' };
    },
    async accepted(change = {}) {
      const order = await shop.placed({ ...COMPANY, ...change });
      await shop.command(order.id, 'confirm');
      return order;
    },
    issue: (order, session) =>
      shop.post(`/api/orders/${order}/invoices`, {}, session ? { session } : { key: DEVICE_KEY }),
    async pass(ms) {
      shop.setNow(new Date(NOON.getTime() + ms));
      await shop.sql(`SELECT pg_notify('outbox', '')`);
    },
    async clear() {
      shop.setNow(NOON);
      await shop.sql('TRUNCATE "Invoice", "InvoiceSeries" CASCADE');
      await shop.sql('DELETE FROM "Outbox"');
      smtp.mails.length = 0;
    },
  };
  const stop = async () => {
    await shop.stop();
    await smtp.close();
  };
  return Object.create(
    shop,
    Object.fromEntries(Object.entries({ ...paper, stop }).map(([name, value]) => [name, { value }])),
  );
}

/** Blanks that hold amounts together are blanks here. */
export function wordsOf(bytes: Uint8Array): string {
  return pdfText(bytes).join('\n').replaceAll('\u00a0', ' ');
}
