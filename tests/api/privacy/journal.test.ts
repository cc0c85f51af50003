import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldJournal } from '#use-cases/privacy/forget-old-journal.ts';
import { sealJournal } from '#use-cases/privacy/seal-journal.ts';
import { verifyJournal } from '#use-cases/privacy/verify-journal.ts';
import { findGuests, orderOf } from '../support/guests.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN, EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

const entries = () => shop.deps.db.journal.list({}, { take: 100 });
const latest = async () => (await entries())[0];
const changed = async (path: string, body: object, method = 'PUT') => {
  const answer = await shop.call(method, `/api${path}`, { session: admin, body });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};

describe('the journal (R352, R353)', () => {
  it('says who did what on which device, and what was before and after', async () => {
    await changed('/products/1', { name: 'Bergkäsesemmel' });
    expect(await latest()).toMatchObject({
      action: 'changed',
      message: 'Produkt „Bergkäsesemmel“ geändert',
      user: expect.any(Number),
      device: null,
      client: expect.any(String),
      subject: 'product',
      subjectId: 1,
      change: { before: { name: 'Käsesemmel' }, after: { name: 'Bergkäsesemmel' } },
    });
  });

  it('records are made, changed together, deleted and brought back', async () => {
    const { id } = await changed('/tags', { name: 'Vegan' }, 'POST');
    expect((await latest())?.change).toEqual({
      before: null,
      after: { name: 'Vegan', translations: {} },
    });
    const gone = await shop.call('DELETE', `/api/tags/${id}`, { session: admin });
    expect(gone.status).toBe(204);
    expect(await latest()).toMatchObject({
      action: 'deleted',
      change: { before: { name: 'Vegan' }, after: null },
    });
  });

  it('settings, and people without what only administrators read', async () => {
    await changed('/config', { businessName: 'Neue Firma GmbH' }, 'POST');
    expect(await latest()).toMatchObject({
      subject: 'config',
      change: { after: { businessName: 'Neue Firma GmbH' } },
    });
    const [person] = await shop.sql('SELECT "id" FROM "User" WHERE "email" = $1', [EMPLOYEE]);
    await changed(`/users/${person?.id}`, { iban: 'AT611904300234573201', phone: '+43 1 234' });
    const entry = await latest();
    expect(entry).toMatchObject({
      subject: 'user',
      change: { after: { iban: { unsaid: true }, phone: '+43 1 234' } },
    });
    expect(JSON.stringify(await shop.sql('SELECT * FROM "Journal"', []), plain)).not.toContain('AT6119');
  });

  it('every step of an order by the counter, with amounts, and nothing of its guest', async () => {
    const id = await orderOf(shop, 4);
    const steps = await shop.deps.db.journal.list({ subject: 'order', subjectId: id }, { take: 20 });
    expect(steps.map(({ action }) => action).toReversed()).toEqual([
      ...['confirmed', 'item-changed', 'edited', 'completed'],
    ]);
    expect(steps[0]).toMatchObject({
      actor: 'Kassen-PC',
      device: expect.any(Number),
      user: null,
      branch: 1,
      change: { before: { state: 'confirmed' }, after: { state: 'completed' } },
    });
    expect(steps[1]?.change?.after).toMatchObject({
      lastName: { unsaid: true },
      internalNote: { unsaid: true },
    });
    expect((await findGuests(shop)).has('Journal')).toBe(false);
    expect(await shop.deps.db.journal.list({ action: 'questionnaire' }, { take: 1 })).toEqual([]);
  });

  it('is written with what was done, or not at all', async () => {
    const before = await shop.deps.db.journal.count({});
    const work = shop.deps.db.transaction(async ({ logs }) => {
      await logs.add({ level: 'info', source: 'staff', message: 'Nie geschehen' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await shop.deps.db.journal.count({})).toBe(before);
  });
});

describe('nobody edits it (R352, R354)', () => {
  it.each([
    `UPDATE "Journal" SET "actor" = 'Niemand'`,
    `DELETE FROM "Journal"`,
    `TRUNCATE "Journal"`,
    `TRUNCATE "Journal" CASCADE`,
    `UPDATE "JournalSeal" SET "hash" = repeat('0', 64)`,
    `DELETE FROM "JournalSeal"`,
    `TRUNCATE "JournalSeal"`,
  ])('the database refuses: %s', async (statement) => {
    await sealJournal(shop.deps);
    await expect(shop.sql(statement)).rejects.toThrow('the journal is never changed (R352)');
  });

  it('every entry has its seal, and they hold', async () => {
    await sealJournal(shop.deps);
    const count = await shop.deps.db.journal.count({});
    expect(await shop.deps.db.journal.countUnsealed()).toBe(0);
    const proof = await verifyJournal(shop.deps);
    expect(proof).toMatchObject({ isIntact: true, checked: count, first: '1', fault: null });
    expect(proof.last?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  /** What somebody with the rights of the database's owner could do. */
  const tampered = async (statement: string, work: () => Promise<void>) => {
    const [copy] = await shop.sql('SELECT * FROM "Journal" WHERE "id" = 2');
    await shop.sql('ALTER TABLE "Journal" DISABLE TRIGGER journal_is_final');
    await shop.sql(statement);
    await work();
    await shop.sql('DELETE FROM "Journal" WHERE "id" = 2');
    await shop.sql('INSERT INTO "Journal" SELECT * FROM jsonb_populate_record(NULL::"Journal", $1)', [
      JSON.stringify(copy, plain),
    ]);
    await shop.sql('ALTER TABLE "Journal" ENABLE TRIGGER journal_is_final');
  };

  it.each([
    [`UPDATE "Journal" SET "actor" = 'Niemand' WHERE "id" = 2`, 'changed'],
    [`UPDATE "Journal" SET "after" = '{}' WHERE "id" = 2`, 'changed'],
    [`UPDATE "Journal" SET "at" = "at" + interval '1 second' WHERE "id" = 2`, 'changed'],
    [`DELETE FROM "Journal" WHERE "id" = 2`, 'missing'],
  ])('past the triggers it is noticed: %s', async (statement, kind) => {
    await tampered(statement, async () => {
      expect(await verifyJournal(shop.deps)).toMatchObject({ isIntact: false, fault: { kind, entry: '2' } });
    });
    expect(await verifyJournal(shop.deps)).toMatchObject({ isIntact: true });
  });

  it('what commits late is sealed after what came later', async () => {
    await shop.sql(`INSERT INTO "Journal" ("id", "action", "message") VALUES (1000, 'other', 'Spätes')`);
    await sealJournal(shop.deps);
    await shop.sql(`INSERT INTO "Journal" ("id", "action", "message") VALUES (999, 'other', 'Langes')`);
    expect(await verifyJournal(shop.deps)).toMatchObject({ isIntact: true });
    const seals = await shop.sql('SELECT "entryId" FROM "JournalSeal" ORDER BY "place" DESC LIMIT 2');
    expect(seals.map(({ entryId }) => Number(entryId))).toEqual([999, 1000]);
  });

  it('goes only by rule, after years, and says so', async () => {
    const other = await startOrderServer();
    try {
      await other.sql(
        `INSERT INTO "Journal" ("at", "action", "message") SELECT now() - interval '8 years', 'other', 'Altes' FROM generate_series(1, 3)`,
      );
      await sealJournal(other.deps);
      await other.sql(`INSERT INTO "Journal" ("action", "message") VALUES ('other', 'Neues')`);
      await sealJournal(other.deps);
      other.setNow(null);
      await forgetOldJournal(other.deps);
      const left = await other.deps.db.journal.list({}, { take: 10 });
      expect(left.map(({ message }) => message)).toEqual([
        '3 Einträge des Journals nach Ablauf der Frist entfernt, bis Nr. 3.',
        'Neues',
      ]);
      expect(await verifyJournal(other.deps)).toMatchObject({ isIntact: true, first: '4', checked: 2 });
      await forgetOldJournal(other.deps);
      expect(await other.deps.db.journal.count({})).toBe(2);
    } finally {
      await other.stop();
    }
  });
});

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
