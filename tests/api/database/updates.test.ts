import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { eventLoop } from '#adapters/event-loop.ts';
import { openDatabase } from '#data/database.ts';
import { switchedOn } from '#domain/payment-methods/index.ts';
import { category } from '#entities/category.ts';
import { emptyDatabase } from '../support/databases.ts';
import { copyOfMigrations } from '../support/migrations.ts';

const log = { info() {}, warn() {}, error() {} };
const OPTIONS = { turns: eventLoop, log };

describe('an update of the program', () => {
  it('keeps which payment methods a branch takes', async () => {
    const database = await emptyDatabase(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const before = join(migrationsDir, '20261123013746_branches');
    await cp(join(migrationsDir, '20261121034900_rules'), before, { recursive: true });
    await writeFile(
      join(before, 'migration.sql'),
      `INSERT INTO "Branch" ("identifier", "name", "isCashEnabled", "isATMCardEnabled", "isMollieEnabled", "updatedAt")
         VALUES ('some', 'A', false, true, true, now()), ('none', 'B', false, false, false, now());`,
    );
    const { db } = await openDatabase({ ...database.settings, migrationsDir, ...OPTIONS });
    const { branches } = (await db.shop.snapshot()).shop;
    expect(branches.map(({ identifier }) => identifier)).toEqual(['some', 'none']);
    expect(branches[0]).toMatchObject(switchedOn('branch', ['atm-card', 'mollie']));
    expect(branches[1]).toMatchObject(switchedOn('branch', []));
    await db.close();
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  });

  it('gives delivery areas an empty list of postcodes', async () => {
    const database = await emptyDatabase(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const before = join(migrationsDir, '20261124135959_areas');
    await cp(join(migrationsDir, '20261121034900_rules'), before, { recursive: true });
    const old = '{"area": "Wien", "price": 290, "tax": 20, "free": false}';
    await writeFile(
      join(before, 'migration.sql'),
      `INSERT INTO "Branch" ("identifier", "name", "deliveryAreas", "updatedAt")
         VALUES ('some', 'A', '[${old}, ${old.replace('Wien', 'Graz')}]', now()), ('none', 'B', '[]', now());`,
    );
    const { db } = await openDatabase({ ...database.settings, migrationsDir, ...OPTIONS });
    const { branches } = (await db.shop.snapshot()).shop;
    const wien = { area: 'Wien', price: 290, tax: 20, free: false, postalCodes: [] };
    expect(branches.map(({ deliveryAreas }) => deliveryAreas)).toEqual([
      [wien, { ...wien, area: 'Graz' }],
      [],
    ]);
    await db.close();
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  });

  it('gives a category the tax rate that all of its products have', async () => {
    const database = await emptyDatabase(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const before = join(migrationsDir, '20261125223253_catalogue');
    await cp(join(migrationsDir, '20261121034900_rules'), before, { recursive: true });
    const listed = (id: number, ...products: number[]) => ({ id, products: products.map((id) => ({ id })) });
    const catalog = JSON.stringify([listed(1, 1, 2), listed(2, 2, 3), listed(3, 4), listed(4)]);
    await writeFile(
      join(before, 'migration.sql'),
      `INSERT INTO "Category" ("id", "name", "updatedAt")
         SELECT n, 'Kategorie ' || n, now() FROM generate_series(1, 5) AS n;
       INSERT INTO "Product" ("id", "uid", "name", "price", "tax", "updatedAt")
         VALUES (1, 'a', 'A', 100, 10, now()), (2, 'b', 'B', 100, 10, now()), (3, 'c', 'C', 100, 20, now()),
           (4, 'd', 'D', 100, 0, now());
       INSERT INTO "Menu" ("name", "availableFrom", "catalog", "updatedAt") VALUES ('Karte', now(), '${catalog}', now());`,
    );
    const { db } = await openDatabase({ ...database.settings, migrationsDir, ...OPTIONS });
    const categories = await db.records.byIds(category, [1, 2, 3, 4, 5]);
    expect(categories.toSorted((one, other) => one.id - other.id).map(({ tax }) => tax)).toEqual([
      10,
      null,
      null,
      null,
      null,
    ]);
    await db.close();
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  });

  it('keeps what orders charged and donated besides their items', async () => {
    const database = await emptyDatabase(inject('template'));
    const migrationsDir = await copyOfMigrations();
    const before = join(migrationsDir, '20261123051034_orders');
    await cp(join(migrationsDir, '20261121034900_rules'), before, { recursive: true });
    await writeFile(
      join(before, 'migration.sql'),
      `INSERT INTO "Branch" ("id", "identifier", "name", "updatedAt") VALUES (1, 'a', 'A', now());
       INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn",
           "deliveryArea", "paymentMethod", "currency", "pricing", "gross", "deliveryGross", "totalNet", "totalGross",
           "taxLines", "donateeId", "donateeName", "donation")
         VALUES (1, 'taken', repeat('x', 43), 1, '2026-11-01', 1, false, false, NULL, 'cash', 'EUR', 'fixed', 1100, 0, 1000, 1100,
             '[{"rate": 10, "net": 1000, "vat": 100}]', NULL, NULL, 0),
           (2, 'free', repeat('x', 43), 1, '2026-11-01', 2, true, false, 'Wien', 'cash', 'EUR', 'fixed', 1100, 0, 1000, 1100,
             '[{"rate": 10, "net": 1000, "vat": 100}]', 4, 'Tierheim', 7),
           (3, 'paid', repeat('x', 43), 1, '2026-11-01', 3, true, false, 'Graz', 'cash', 'EUR', 'fixed', 1100, 360, 1300, 1460,
             '[{"rate": 10, "net": 1000, "vat": 100}, {"rate": 20, "net": 300, "vat": 60}]', NULL, NULL, 0);
       INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate", "pricing")
         SELECT n, 0, 1, 'Semmel', 1, 'amount', 1100, 1100, 10, 'fixed' FROM generate_series(1, 3) AS n;`,
    );
    const { db } = await openDatabase({ ...database.settings, migrationsDir, ...OPTIONS });
    const orders = await Promise.all([1, 2, 3].map((id) => db.orders.byId(id, null)));
    const fee = { kind: 'delivery-fee', label: 'Lieferung', payer: 'customer' };
    expect(orders.map((order) => order?.lines)).toEqual([
      [],
      [
        { ...fee, detail: 'Wien', amount: 0, taxRate: null },
        { kind: 'donation', label: 'Spende an', detail: 'Tierheim', amount: 7, taxRate: null, payer: 'shop' },
      ],
      [{ ...fee, detail: 'Graz', amount: 360, taxRate: 20 }],
    ]);
    await db.close();
    await rm(migrationsDir, { recursive: true });
    await database.remove();
  });
});
