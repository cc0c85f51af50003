import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, orderShop } from '../support/order-shop.ts';
import { eventually } from '../support/waiting.ts';

/** A shop whose branches have no e-mail address: only customers get mails. */
const { branches, ...rest } = orderShop();
const QUIET_SHOP = { ...rest, branches: branches.map((branch) => ({ ...branch, email: '' })) };

describe('mails without a server', () => {
  let shop: OrderServer;
  beforeAll(async () => {
    shop = await startOrderServer();
  });
  afterAll(async () => {
    await shop?.stop();
  });

  it('are written to files: received, confirmed, and the branch’s own', async () => {
    const order = await shop.placed({ email: 'mail@example.at', comment: '<b>Danke</b>' });
    await shop.command(order.id, 'confirm');
    const directory = join(shop.settings.dataDir, 'outbox-mail');
    const mails = await eventually(async () => {
      const names = (await readdir(directory)).filter((name) => name.endsWith('.eml'));
      expect(names).toHaveLength(3);
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))));
    }, 15_000);
    const received = mails.find(({ subject }) => subject?.startsWith('Bestellung eingegangen'));
    expect(received?.to?.[0]?.address).toBe('mail@example.at');
    expect(received?.text).toContain(`${shop.url}/status/${order.uid}/${order.hash}`);
    expect(received?.html).toContain('&lt;b&gt;Danke');
    expect(mails.some(({ subject }) => subject?.startsWith('Bestellung bestätigt'))).toBe(true);
    const own = mails.find(({ subject }) => subject?.startsWith('Neue Bestellung'));
    expect(own?.to?.[0]?.address).toBe('markt@example.at');
  });

  it('are not written for somebody without an address', async () => {
    const { id } = await shop.placed({ email: '' });
    expect(
      await shop.sql(
        `SELECT "payload"->>'mail' AS "mail" FROM "Outbox" WHERE ("payload"->>'order')::int = $1`,
        [id],
      ),
    ).toEqual([{ mail: 'new-order' }]);
  });
});

/** Its other conditions: adapters/mail.test.ts; what the worker makes of them: use-cases/messages/run-outbox.test.ts. */
describe('F11 a mail server', () => {
  let smtp: SmtpPeer;
  let shop: OrderServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    shop = await startOrderServer({ shop: QUIET_SHOP, settings: { smtpUrl: smtp.url } });
  });
  afterEach(async () => {
    await shop?.stop();
    await smtp?.close();
  });

  /** Advances the clock, and notifies the worker so that it need not poll. */
  const wait = async (ms: number) => {
    shop.setNow(new Date(NOON.getTime() + ms));
    await shop.sql(`SELECT pg_notify('outbox', '')`);
  };
  const row = async () =>
    (await shop.sql('SELECT "state"::text AS "state", "attempts", "lastError" FROM "Outbox"'))[0];

  it('busy: the order stands, the mail comes later with its Message-ID', async () => {
    smtp.setMood('busy');
    const order = await shop.placed();
    await eventually(
      async () => expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 }),
      15_000,
    );
    expect(JSON.stringify(await row())).not.toContain(order.hash);
    smtp.setMood('well');
    await wait(60_000);
    await eventually(() => expect(smtp.mails).toHaveLength(1), 10_000);
    expect(smtp.mails[0]?.messageId).toContain(order.uid);
    await eventually(async () =>
      expect(await row()).toMatchObject({ state: 'done', attempts: 2, lastError: null }),
    );
  });

  it('a row whose worker died is completed by the next one, under the same Message-ID', async () => {
    const order = await shop.placed();
    await eventually(() => expect(smtp.mails).toHaveLength(1));
    await eventually(async () => expect(await row()).toMatchObject({ state: 'done' }));
    // As if the worker had died after sending but before recording it.
    await shop.sql(`UPDATE "Outbox" SET "state" = 'running', "leasedUntil" = '${NOON.toISOString()}'`);
    await wait(1_000);
    await eventually(() => expect(smtp.mails).toHaveLength(2), 10_000);
    expect(smtp.mails[1]?.messageId).toBe(smtp.mails[0]?.messageId);
    expect(smtp.mails[1]?.messageId).toContain(order.uid);
  });

  it('a second run of a print row creates no second job', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const jobs = () => shop.sql('SELECT 1 FROM "PrintJob"');
    await eventually(async () => expect(await jobs()).toHaveLength(2));
    await eventually(async () =>
      expect(await shop.sql(`SELECT 1 FROM "Outbox" WHERE "state" <> 'done'`)).toEqual([]),
    );
    await shop.sql(`UPDATE "Outbox" SET "state" = 'waiting', "runAt" = "createdAt" WHERE "kind" = 'print'`);
    await wait(0);
    await eventually(
      async () => expect(await shop.sql(`SELECT 1 FROM "Outbox" WHERE "state" <> 'done'`)).toEqual([]),
      10_000,
    );
    expect(await jobs()).toHaveLength(2);
  });
});
