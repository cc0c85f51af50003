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
