-- The history is searched among millions of orders (R370): one text of everything that finds an order, and an index of its
-- trigrams. By hand: the schema language knows neither.

-- Lower case, without umlauts, a blank before each word; server/domain/order/order-search.ts writes searches the same way.
CREATE FUNCTION order_search(uid text, first_name text, last_name text, company text, email text, phone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(translate(
    lower(' ' || uid || ' ' || first_name || ' ' || last_name || ' ' || company || ' ' || email || ' '), 'ÄÖÜÉÈÀÇ', 'äöüéèàç'),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss') || translate(phone, U&'+ ()/.-\00A0', '')
$$;

-- Where the extension cannot be had, words are found by their beginnings, with what every PostgreSQL has.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Order_search_idx" ON "Order"
    USING gin (order_search("uid", "firstName", "lastName", "companyName", "email", "phone") gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'without pg_trgm (%), orders are searched by the beginnings of words', SQLERRM;
  CREATE INDEX "Order_search_idx" ON "Order" USING gin (
    to_tsvector('simple', order_search("uid", "firstName", "lastName", "companyName", "email", "phone")));
END
$$;

-- Ticket numbers begin anew each day: the newest of a number.
CREATE INDEX "Order_ticketNumber_createdAt_id_idx" ON "Order" ("ticketNumber", "createdAt", "id");
