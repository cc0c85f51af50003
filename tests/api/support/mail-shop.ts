import { expect } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { NOON } from './order-shop.ts';
import { eventually } from './waiting.ts';

export const GUEST = 'gast@example.at';
export const BRANCH = 'markt@example.at';
const MINUTE = 60_000;

export interface MailShop {
  shop: OrderServer;
  smtp: SmtpPeer;
  /** Moves the clock on; what has arrived once the outbox is empty, sorted: 'gast: Bestellung bestätigt'. */
  arrived(minutes?: number): Promise<string[]>;
  /** Once the mail server has refused every mail that is due and none is under way: from then on a new mood is the one they meet. */
  failed(): Promise<void>;
  /** Minutes after noon. */
  setMinute(minute: number): void;
  /** At noon, with an empty mail box. */
  reset(): void;
  /** A status command of the counter that must succeed. */
  command(id: number, name: string, body?: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** The shop of order-shop.ts at https://theke.example, with a mail server of its own. */
export async function startMailShop(): Promise<MailShop> {
  const smtp = await startSmtpServer();
  const shop = await startOrderServer({
    settings: {
      smtpUrl: smtp.url,
      mailFrom: 'Jausenhütte <bestellung@theke.example>',
      publicUrl: 'https://theke.example',
    },
  });
  let now = 0;
  const setMinute = (minute: number) => {
    now = minute;
    shop.setNow(new Date(NOON.getTime() + minute * MINUTE));
  };
  return {
    shop,
    smtp,
    setMinute,
    async arrived(minutes = 1) {
      setMinute(now + minutes);
      await shop.sql(`SELECT pg_notify('outbox', '')`);
      await eventually(async () =>
        expect(await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'mail' AND "state" <> 'done'`)).toEqual(
          [],
        ),
      );
      const shown = smtp.mails.map(({ to, subject = '' }) => [to?.[0]?.address, subject.split(' – ')[0]]);
      return shown.map(([to, title]) => `${to?.split('@')[0]}: ${title}`).sort();
    },
    async failed() {
      await eventually(async () =>
        expect(
          await shop.sql(
            `SELECT "payload" FROM "Outbox" WHERE "kind" = 'mail' AND "state" <> 'done' AND ("runAt" <= $1 OR "leasedUntil" > $1)`,
            [shop.deps.clock.now()],
          ),
        ).toEqual([]),
      );
    },
    reset() {
      smtp.mails.length = 0;
      smtp.setMood('well');
      setMinute(0);
    },
    async command(id, name, body = {}) {
      expect([name, (await shop.command(id, name, body)).status]).toEqual([name, 200]);
    },
    async stop() {
      await shop.stop();
      await smtp.close();
    },
  };
}
