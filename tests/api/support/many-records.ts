import type { TestServer } from './harness.ts';

/** Ids of what `fillCatalogue` creates start here. */
export const FIRST_ID = 100_000;
/** Products of one category, and of one picture. */
const PER_CATEGORY = 100;

/**
 * A catalogue of that many products, bypassing every rule: categories of a hundred, a picture per product, two menus that
 * hold all of them, one bundle in a hundred, and a page that shows the categories.
 */
export async function fillCatalogue(server: Pick<TestServer, 'sql'>, products: number): Promise<void> {
  const last = FIRST_ID + products - 1;
  const categories = Math.ceil(products / PER_CATEGORY);
  const lastCategory = FIRST_ID + categories - 1;
  const series = `generate_series(${FIRST_ID}, ${last}) AS n`;
  await server.sql(
    `INSERT INTO "Image" ("id", "extension", "alt", "width", "height", "updatedAt")
     SELECT n, 'jpg', 'Bild ' || n, 800, 600, now() FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "Category" ("id", "name", "imageId", "updatedAt")
     SELECT n, 'Kategorie ' || n, n, now() FROM generate_series(${FIRST_ID}, ${lastCategory}) AS n`,
  );
  await server.sql(
    `INSERT INTO "Product" ("id", "uid", "name", "description", "price", "images", "tax", "type", "content", "config",
       "bundleItems", "updatedAt")
     SELECT n, 'A' || n, 'Produkt ' || n, repeat('Nach Art des Hauses. ', 8), 100 + n % 900, ARRAY[n], 10,
       CASE WHEN n % 100 = 99 THEN 'bundle' ELSE 'simple' END,
       jsonb_build_object('type', 'other', 'category',
         CASE WHEN n % 3 = 0 THEN jsonb_build_object('id', ${FIRST_ID} + (n - ${FIRST_ID}) / ${PER_CATEGORY}) END),
       '{"parts":[{"name":"Beilage","description":"","type":"select","optional":false,"options":[
         {"name":"Reis","modifier":"add","value":0},{"name":"Pommes","modifier":"add","value":150}]}]}',
       CASE WHEN n % 100 = 99 THEN
         jsonb_build_array(jsonb_build_object('product', jsonb_build_object('id', n - 1), 'amount', 2)) ELSE '[]' END,
       now()
     FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "Menu" ("id", "name", "availableFrom", "branches", "catalog", "updatedAt")
     SELECT m, 'Katalog ' || m, now(), ARRAY[1], (
       SELECT jsonb_agg(jsonb_build_object('id', c, 'products', (
         SELECT jsonb_agg(jsonb_build_object('id', n)) FROM ${series}
         WHERE (n - ${FIRST_ID}) / ${PER_CATEGORY} = c - ${FIRST_ID})))
       FROM generate_series(${FIRST_ID}, ${lastCategory}) AS c), now()
     FROM generate_series(${FIRST_ID}, ${FIRST_ID + 1}) AS m`,
  );
  for (const table of ['Image', 'Category', 'Product', 'Menu'])
    await server.sql(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT MAX("id") FROM "${table}"))::text`,
    );
  await server.sql('ANALYZE "Product"');
}

/** That many people, tables, tasks, log entries and finished orders of the last months, bypassing every rule. */
export async function fillOthers(server: Pick<TestServer, 'sql'>, count: number): Promise<void> {
  const series = `generate_series(${FIRST_ID}, ${FIRST_ID + count - 1}) AS n`;
  await server.sql(
    `INSERT INTO "User" ("id", "email", "firstName", "lastName", "passwordHash", "roles", "branches", "updatedAt")
     SELECT n, 'person-' || n || '@example.at', 'Person', 'Nr. ' || n, '', '{ROLE_EMPLOYEE}', '{1}', now() FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "DiningTable" ("id", "identifier", "branchId", "updatedAt") SELECT n, 'T' || n, 1, now() FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "Task" ("id", "name", "branchId", "updatedAt") SELECT n, 'Aufgabe ' || n, 1, now() FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "Log" ("level", "source", "message", "branchId", "updatedAt")
     SELECT 'info', 'staff', 'Eintrag ' || n, 1, now() FROM ${series}`,
  );
  await server.sql(
    `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "state", "isDelivery", "isDineIn",
       "firstName", "lastName", "phone", "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross",
       "taxLines", "createdAt", "confirmedAt", "finishedAt")
     SELECT n, 'VIELE' || n, md5(n::text), 1, to_char(at, 'YYYY-MM-DD'), n % 1000 + 1, 'completed', false, false, 'Gast',
       'Nr. ' || n, '+43 660 1234567', 'cash', 'EUR', 'fixed', 1100, 1000, 1100, '[{"rate":10,"net":1000,"vat":100}]', at, at, at
     FROM ${series}, LATERAL (SELECT now() - (n - ${FIRST_ID} + 60) * interval '10 minutes') AS moment(at)`,
  );
  await server.sql(
    `INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate",
       "pricing")
     SELECT n, p, n, 'Produkt ' || n, 1, 'amount', 550, 550, 10, 'fixed' FROM ${series}, generate_series(0, 1) AS p`,
  );
  await server.sql('ANALYZE');
}
