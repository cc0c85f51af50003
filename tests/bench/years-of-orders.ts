/** Years of business of a large company, written by the database itself: minutes for millions of orders. */
export interface YearsSize {
  orders: number;
  branches: number;
  products: number;
  pageViews: number;
  /** Ending now; of page views the last two at most, which is about as long as they are kept. */
  years: number;
}

/** One connection, as `pg` and PGlite offer it: it needs the right to switch off triggers. */
export interface YearsClient {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** What `npm run bench` compares: a shop of a few months, and a company of years. */
export const SMALL_YEARS: YearsSize = {
  orders: 20_000,
  branches: 20,
  products: 300,
  pageViews: 100_000,
  years: 1,
};
export const FULL_YEARS: YearsSize = {
  orders: 2_000_000,
  branches: 200,
  products: 3_000,
  pageViews: 50_000_000,
  years: 4,
};

const ORDERS_AT_ONCE = 100_000;
const VIEWS_AT_ONCE = 1_000_000;
const DAY_SECONDS = 86_400;

/**
 * Adds branches, products, menus, orders (three items and three events each on average, payments, revisions, refunds, print
 * jobs, messages), logs, forms and page views to a migrated database. The same size gives the same rows, apart from their
 * times, which end now. Orders get consecutive ids in the sequence in which they were placed.
 */
export async function fillYears(
  client: YearsClient,
  size: YearsSize,
  onProgress: (text: string) => void = () => {},
): Promise<void> {
  // Neither foreign keys nor signals: they would take most of the time.
  await client.query(`SET session_replication_role = 'replica'`);
  try {
    for (const statement of HELPERS) await client.query(statement);
    await client.query(CONSTANTS(size));
    await client.query(SHOP);
    for (let first = 1; first <= size.orders; first += ORDERS_AT_ONCE) {
      const last = Math.min(first + ORDERS_AT_ONCE - 1, size.orders);
      await client.query(orderChunk(size, first, last));
      for (const statement of ORDERS) await client.query(statement);
      onProgress(`${last} of ${size.orders} orders`);
    }
    await client.query(ENTRIES);
    for (let first = 1; first <= size.pageViews; first += VIEWS_AT_ONCE) {
      const last = Math.min(first + VIEWS_AT_ONCE - 1, size.pageViews);
      await client.query(pageViews(size, first, last));
      onProgress(`${last} of ${size.pageViews} page views`);
    }
    await client.query(SEQUENCES);
  } finally {
    await client.query(`SET session_replication_role = 'origin'`);
  }
  await client.query('ANALYZE');
}

/** Numbers and names that seem random and are always the same. */
const HELPERS = [
  `CREATE OR REPLACE FUNCTION pg_temp.pick(n bigint, salt int, size bigint) RETURNS int LANGUAGE sql IMMUTABLE AS
   $$ SELECT ((hashint8extended(n, salt) & 4611686018427387903) % size)::int $$`,
  `CREATE OR REPLACE FUNCTION pg_temp.share(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE AS
   $$ SELECT (hashint8extended(n, salt) & 4294967295)::float8 / 4294967296 $$`,
  `CREATE OR REPLACE FUNCTION pg_temp.first_name(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
   $$ SELECT ('{Anna,Lukas,Marie,Paul,Sophie,Jakob,Laura,David,Emma,Felix,Lena,Jonas,Hannah,Tobias,Julia,Florian,Katharina,
     Sebastian,Sarah,Matthias,Lisa,Stefan,Eva,Thomas,Johanna,Andreas,Magdalena,Martin,Elisabeth,Markus,Barbara,Peter,Claudia,
     Michael,Verena,Christian,Birgit,Wolfgang,Ayşe,Zoë}'::text[])[1 + pg_temp.pick(n, 1, 40)] $$`,
  `CREATE OR REPLACE FUNCTION pg_temp.last_name(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
   $$ SELECT ('{Stein,Berg,Wald,Linden,Ober,Unter,Hof,Eich,Feld,Moos,Rosen,Brunn,Stern,Gold,Schön,Neu,Alt,Hoch,Tann,Kirch}'::text[])
       [1 + pg_temp.pick(n, 2, 20)]
     || ('{bauer,müller,hofer,egger,mayer,huber,berger,reiter,leitner,acher,wieser,maier,schmied,mann,auer,bacher,thaler,gruber,
       lechner,inger}'::text[])[1 + pg_temp.pick(n, 3, 20)] $$`,
];

/** A table of one row with what the other statements need. */
const CONSTANTS = ({ orders, branches, products }: YearsSize) => `
  DROP TABLE IF EXISTS pg_temp.fill;
  CREATE TEMP TABLE fill AS SELECT
    (SELECT COALESCE(max("id"), 0) FROM "Order") AS "order", (SELECT COALESCE(max("id"), 0) FROM "Branch") AS "branch",
    (SELECT COALESCE(max("id"), 0) FROM "Product") AS "product", (SELECT COALESCE(max("id"), 0) FROM "Payment") AS "payment",
    ${orders}::int AS "orders", ${branches}::int AS "branches", ${products}::int AS "products", now() AS "now"`;

const SHOP = `
  INSERT INTO "Branch" ("id", "identifier", "name", "street", "zipCode", "city", "country", "phone", "timeZone", "updatedAt")
  SELECT f."branch" + n, 'filiale-' || n, 'Filiale ' || n, 'Hauptstraße ' || n, (1000 + n * 7)::text, 'Wien', 'AT',
    '+431' || (1000000 + n), CASE WHEN n % 20 = 0 THEN 'Europe/Zurich' ELSE 'Europe/Vienna' END, now()
  FROM fill AS f, generate_series(1, f."branches") AS n;
  INSERT INTO "Category" ("id", "name")
  SELECT (SELECT COALESCE(max("id"), 0) FROM "Category") + n, 'Kategorie ' || n FROM generate_series(1, 20) AS n;
  INSERT INTO "Product" ("id", "uid", "name", "price", "images", "tax", "updatedAt")
  SELECT f."product" + n, 'product-' || n,
    ('{Kornspitz,Topfengolatsche,Krapfen,Brotplatte,Wurstsemmel,Apfelstrudel,Leberkässemmel,Mohnflesserl}'::text[])[1 + n % 8]
      || ' ' || n, 150 + pg_temp.pick(n, 4, 1500), '{}', CASE WHEN n % 5 = 0 THEN 20 ELSE 10 END, now()
  FROM fill AS f, generate_series(1, f."products") AS n;
  INSERT INTO "Menu" ("id", "name", "availableFrom", "branches", "catalog")
  SELECT (SELECT COALESCE(max("id"), 0) FROM "Menu") + m, 'Karte ' || m, now() - interval '1 day',
    ARRAY(SELECT f."branch" + b FROM generate_series(1, f."branches") AS b WHERE b % 10 = m - 1),
    (SELECT jsonb_agg(jsonb_build_object('id', c."id", 'products', (
      SELECT COALESCE(jsonb_agg(jsonb_build_object('id', f."product" + p)), '[]') FROM generate_series(1, f."products") AS p
      WHERE p % 10 = m - 1 AND p % 20 = c."id" % 20))) FROM "Category" AS c)
  FROM fill AS f, generate_series(1, 10) AS m`;

/** Orders and items first..last as temporary tables: totals follow from items. Guests come back, and prefer some branches. */
const orderChunk = ({ years }: YearsSize, first: number, last: number) => `
  DROP TABLE IF EXISTS pg_temp.item, pg_temp.head;
  CREATE TEMP TABLE head AS
  SELECT f."order" + ${first} - 1 + row_number() OVER (ORDER BY d."createdAt", d.n) AS "id", f."payment", d.*,
    to_char(d."createdAt" AT TIME ZONE d."zone", 'YYYY-MM-DD') AS "day",
    CASE WHEN d."createdAt" > f."now" - interval '20 minutes' THEN 'awaiting'
      WHEN d."createdAt" > f."now" - interval '40 minutes' THEN 'confirmed'
      WHEN d.n % 33 = 0 THEN 'rejected' WHEN d.n % 25 = 0 THEN 'canceled' WHEN d.n % 97 = 0 THEN 'failed'
      ELSE 'completed' END AS "state"
  FROM fill AS f, LATERAL (
    SELECT n, f."branch" + 1 + floor(f."branches" * power(pg_temp.share(n, 5), 1.5))::int AS "branchId",
      CASE WHEN (1 + floor(f."branches" * power(pg_temp.share(n, 5), 1.5))::int) % 20 = 0
        THEN 'Europe/Zurich' ELSE 'Europe/Vienna' END AS "zone",
      pg_temp.pick(n, 6, greatest(1, f."orders" / 6)) AS "guest",
      f."now" - make_interval(secs => ${years * 365 * DAY_SECONDS}::float8 * (f."orders" - n) / f."orders"
        + 10 * pg_temp.share(n, 7)) AS "createdAt"
    FROM generate_series(${first}::bigint, ${last}::bigint) AS n) AS d;
  CREATE TEMP TABLE item AS
  SELECT h."id", i."position", f."product" + i."product" AS "productId", 150 + pg_temp.pick(i."product", 4, 1500) AS "price",
    1 + pg_temp.pick(h.n, 40 + i."position", 3) AS "amount", CASE WHEN i."product" % 5 = 0 THEN 20 ELSE 10 END AS "tax",
    ('{Kornspitz,Topfengolatsche,Krapfen,Brotplatte,Wurstsemmel,Apfelstrudel,Leberkässemmel,Mohnflesserl}'::text[])
      [1 + i."product" % 8] || ' ' || i."product" AS "name"
  FROM head AS h, fill AS f, LATERAL (
    SELECT p AS "position", 1 + floor(f."products" * power(pg_temp.share(h.n, 20 + p), 2))::int AS "product"
    FROM generate_series(0, pg_temp.pick(h.n, 8, 5)) AS p) AS i`;

const ORDERS = [
  `INSERT INTO "Order" ("id", "uid", "hash", "branchId", "ticketDay", "ticketNumber", "state", "paymentState", "isDelivery",
     "isDineIn", "firstName", "lastName", "companyName", "isCompany", "email", "phone", "street", "zipCode", "city",
     "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross", "lines", "taxLines", "questionnaireRating",
     "createdAt", "appointment", "confirmedAt", "finishedAt", "rejectionMessage", "cancelReason")
   SELECT h."id", upper(substr(md5('uid' || h."id"), 1, 12)), md5('hash' || h."id") || substr(md5('more' || h."id"), 1, 11),
     h."branchId", h."day",
     COALESCE(t."last", 0) + row_number() OVER (PARTITION BY h."branchId", h."day" ORDER BY h."createdAt", h."id"),
     h."state"::"OrderState", CASE WHEN h."state" = 'completed' THEN 'paid' ELSE 'none' END::"PaymentState", h.n % 4 = 0,
     h.n % 4 = 1, pg_temp.first_name(h."guest"), pg_temp.last_name(h."guest"),
     CASE WHEN h."guest" % 30 = 0 THEN pg_temp.last_name(h."guest" + 7) || ' GmbH' ELSE '' END, h."guest" % 30 = 0,
     lower(translate(pg_temp.first_name(h."guest") || '.' || pg_temp.last_name(h."guest"), 'üöäşëÜÖÄ', 'uoaseUOA')) || h."guest" || '@'
       || ('{example.at,example.de,mail.example,firma.example,example.ch}'::text[])[1 + h."guest" % 5],
     '+43' || ('{664,660,676,699,650}'::text[])[1 + h."guest" % 5] || (1000000 + (h."guest"::bigint * 7919) % 8999999),
     'Gasse ' || h."guest" % 300, (1010 + 10 * (h."guest" % 23))::text, 'Wien',
     CASE WHEN h.n % 3 = 0 THEN 'atm-card' ELSE 'cash' END, 'EUR', 'fixed', s."gross", round((s."gross" + s."fee") / 1.1),
     s."gross" + s."fee",
     CASE WHEN s."fee" = 0 THEN '[]' ELSE jsonb_build_array(jsonb_build_object('kind', 'delivery-fee', 'label', 'Liefergebühr',
       'detail', NULL, 'amount', s."fee", 'taxRate', 10, 'payer', 'customer')) END,
     jsonb_build_array(jsonb_build_object('rate', 10, 'net', round((s."gross" + s."fee") / 1.1),
       'vat', s."gross" + s."fee" - round((s."gross" + s."fee") / 1.1))),
     CASE WHEN h.n % 12 = 0 THEN 1 + pg_temp.pick(h.n, 9, 5) END, h."createdAt",
     CASE WHEN h.n % 9 = 0 THEN h."createdAt" + interval '2 hours' END,
     CASE WHEN h."state" IN ('confirmed', 'completed') THEN h."createdAt" + make_interval(secs => 20 + pg_temp.pick(h.n, 10, 400)) END,
     CASE WHEN h."state" NOT IN ('awaiting', 'confirmed') THEN h."createdAt" + interval '35 minutes' END,
     CASE WHEN h."state" = 'rejected' THEN 'Leider ausverkauft.' END, CASE WHEN h."state" = 'canceled' THEN 'Irrtum' END
   FROM head AS h
   JOIN (SELECT i."id", sum(i."price" * i."amount")::int AS "gross", CASE WHEN h.n % 4 = 0 THEN 290 ELSE 0 END AS "fee"
     FROM item AS i JOIN head AS h ON h."id" = i."id" GROUP BY i."id", h.n) AS s ON s."id" = h."id"
   LEFT JOIN (SELECT "branchId", "ticketDay", max("ticketNumber") AS "last" FROM "Order"
     WHERE "ticketDay" >= (SELECT min("day") FROM head) GROUP BY 1, 2) AS t
     ON t."branchId" = h."branchId" AND t."ticketDay" = h."day"
   ORDER BY h."id"`,
  // Its trigger is off.
  `INSERT INTO "OrderNumber" ("orderId", "uid", "branchId", "ticketDay", "ticketNumber")
   SELECT o."id", o."uid", o."branchId", o."ticketDay", o."ticketNumber" FROM head AS h JOIN "Order" AS o ON o."id" = h."id"`,
  `INSERT INTO "OrderItem" ("orderId", "position", "productId", "name", "amount", "unit", "unitPrice", "gross", "taxRate", "pricing")
   SELECT "id", "position", "productId", "name", "amount", 'amount', "price", "price" * "amount", "tax", 'fixed'
   FROM item ORDER BY "id", "position"`,
  `INSERT INTO "OrderEvent" ("orderId", "branchId", "event", "actor", "at")
   SELECT h."id", h."branchId", e."event", e."actor", h."createdAt" + make_interval(secs => e."after")
   FROM head AS h CROSS JOIN LATERAL (VALUES ('placed', 'Kunde', 0, true),
     ('confirmed', 'Theke', 20 + pg_temp.pick(h.n, 10, 400), h."state" IN ('confirmed', 'completed')),
     (h."state", 'Theke', 2100, h."state" NOT IN ('awaiting', 'confirmed'))) AS e("event", "actor", "after", "is")
   WHERE e."is" ORDER BY h."id", e."after"`,
  `INSERT INTO "Payment" ("id", "orderId", "branchId", "method", "state", "amount", "currency", "reference", "actor", "at", "paidAt")
   SELECT h."payment" + h.n, o."id", o."branchId", o."paymentMethod", 'paid', o."totalGross", 'EUR', 'pay-' || o."id", 'Theke',
     o."createdAt" + interval '30 minutes', o."createdAt" + interval '30 minutes'
   FROM head AS h JOIN "Order" AS o ON o."id" = h."id" AND o."createdAt" = h."createdAt" WHERE h."state" = 'completed'`,
  `INSERT INTO "Refund" ("orderId", "branchId", "paymentId", "method", "amount", "state", "isAutomatic", "reference", "actor", "at", "doneAt")
   SELECT h."id", h."branchId", h."payment" + h.n, 'cash', 150, 'done', false, 'back-' || h."id", 'Theke',
     h."createdAt" + interval '1 hour', h."createdAt" + interval '1 hour'
   FROM head AS h WHERE h."state" = 'completed' AND h.n % 80 = 0`,
  `INSERT INTO "PrintJob" ("orderId", "branchId", "layout", "state", "createdAt", "printedAt")
   SELECT h."id", h."branchId", 'receipt', 'printed', h."createdAt", h."createdAt" + interval '2 seconds'
   FROM head AS h WHERE h."state" <> 'failed'`,
  // As long as a server keeps them.
  `INSERT INTO "Outbox" ("kind", "payload", "state", "attempts", "runAt", "createdAt", "doneAt")
   SELECT 'mail', jsonb_build_object('order', h."id", 'mail', 'placed'), 'done', 1, h."createdAt", h."createdAt",
     h."createdAt" + interval '1 second' FROM head AS h, fill AS f WHERE h."createdAt" > f."now" - interval '89 days'`,
];

/** A log of 30 days, forms of the time that they are kept. */
const ENTRIES = `
  INSERT INTO "Log" ("at", "level", "source", "message", "actor", "branchId", "subject", "subjectId")
  SELECT f."now" - make_interval(secs => 30 * ${DAY_SECONDS} * (1 - n::float8 / c."entries")),
    (ARRAY['info', 'info', 'info', 'warning', 'error'])[1 + n % 5], (ARRAY['staff', 'server', 'device'])[1 + n % 3],
    'Produkt ' || n % f."products" || ' geändert', pg_temp.first_name(n), f."branch" + 1 + n % f."branches", 'product',
    f."product" + 1 + n % f."products"
  FROM fill AS f, LATERAL (SELECT greatest(100, f."orders" / 4) AS "entries") AS c, generate_series(1, c."entries") AS n;
  INSERT INTO "FormSubmission" ("subject", "firstName", "lastName", "email", "phone", "comment", "uploads", "createdAt")
  SELECT 'Anfrage ' || n, pg_temp.first_name(n), pg_temp.last_name(n), 'gast' || n || '@example.at', '+43664' || (1000000 + n),
    'Guten Tag, haben Sie am Samstag Platz?', '{}',
    f."now" - make_interval(secs => 180 * ${DAY_SECONDS} * (1 - n::float8 / c."forms"))
  FROM fill AS f, LATERAL (SELECT greatest(50, f."orders" / 50) AS "forms") AS c, generate_series(1, c."forms") AS n`;

const pageViews = ({ years, pageViews: all }: YearsSize, first: number, last: number) => `
  INSERT INTO "AnalyticsEvent" ("at", "type", "action", "data", "visitor", "branchId")
  SELECT f."now" - make_interval(secs => ${Math.min(years, 2) * 365 * DAY_SECONDS}::float8 * (${all} - n) / ${all}),
    CASE WHEN n % 20 = 0 THEN 'cart' ELSE 'page-view' END, CASE WHEN n % 20 = 0 THEN 'add' ELSE '' END,
    CASE WHEN n % 20 = 0 THEN '{}' ELSE jsonb_build_object('path', CASE WHEN n % 4 = 0 THEN '/' ELSE
      '/store/filiale-' || 1 + floor(f."branches" * power(pg_temp.share(n, 31), 1.5))::int END) END,
    md5('visitor' || n / 5) || substr(md5('more' || n / 5), 1, 11),
    CASE WHEN n % 4 = 0 THEN NULL ELSE f."branch" + 1 + floor(f."branches" * power(pg_temp.share(n, 31), 1.5))::int END
  FROM fill AS f, generate_series(${first}::bigint, ${last}::bigint) AS n`;

const SEQUENCES = ['Order', 'Branch', 'Category', 'Product', 'Menu', 'Payment']
  .map(
    (table) =>
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT COALESCE(max("id"), 1) FROM "${table}"))`,
  )
  .join(';\n');
