-- Written by hand: what the schema language cannot say. The rules stand in server/domain; these are their last line of defence.

-- Exactly one row each.
ALTER TABLE "Config" ADD CONSTRAINT "Config_single" CHECK ("id" = 1);
ALTER TABLE "ShopVersion" ADD CONSTRAINT "ShopVersion_single" CHECK ("id" = 1);
INSERT INTO "Config" ("id", "data", "updatedAt") VALUES (1, '{}', now());
INSERT INTO "ShopVersion" ("id", "version") VALUES (1, 1);

-- Catalogue.
ALTER TABLE "Product"
  ADD CONSTRAINT "Product_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "Product_tax" CHECK ("tax" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Product_takeawayTax" CHECK ("takeawayTax" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Product_dineInTax" CHECK ("dineInTax" BETWEEN 0 AND 100),
  ADD CONSTRAINT "Product_type" CHECK ("type" IN ('simple', 'configurable', 'bundle')),
  ADD CONSTRAINT "Product_pricing" CHECK ("pricing" IN ('fixed', 'approximate', 'minimum')),
  ADD CONSTRAINT "Product_calculationModel" CHECK ("calculationModel" IN ('fixed', 'approximate', 'minimum')),
  ADD CONSTRAINT "Product_leadTimeType" CHECK ("leadTimeType" IN ('minutes', 'hours', 'days', 'weeks')),
  ADD CONSTRAINT "Product_leadTimeValue" CHECK ("leadTimeValue" >= 0),
  ADD CONSTRAINT "Product_quantities" CHECK ("minimumQuantity" >= 0 AND "maximumQuantity" > 0 AND "quantityStepSize" > 0),
  ADD CONSTRAINT "Product_lists" CHECK (
    jsonb_typeof("schedule") = 'array' AND jsonb_typeof("alternativeUnits") = 'array' AND jsonb_typeof("config") = 'object');
ALTER TABLE "Category" ADD CONSTRAINT "Category_schedule" CHECK (jsonb_typeof("schedule") = 'array');
ALTER TABLE "Menu" ADD CONSTRAINT "Menu_catalog" CHECK (jsonb_typeof("catalog") = 'array');

-- Branches.
ALTER TABLE "Branch"
  ADD CONSTRAINT "Branch_identifier" CHECK ("identifier" <> ''),
  ADD CONSTRAINT "Branch_country" CHECK ("country" IN ('AT', 'DE', 'CH', 'LI')),
  ADD CONSTRAINT "Branch_acceptMinutes" CHECK ("acceptMinutes" >= 0),
  ADD CONSTRAINT "Branch_lists" CHECK (
    jsonb_typeof("openingHours") = 'array' AND jsonb_typeof("deliveryHours") = 'array'
    AND jsonb_typeof("deliveryAreas") = 'array');

-- Files.
ALTER TABLE "Image" ADD CONSTRAINT "Image_size" CHECK ("version" >= 1 AND "width" >= 1 AND "height" >= 1);
ALTER TABLE "Upload"
  ADD CONSTRAINT "Upload_size" CHECK ("version" >= 1 AND "bytes" >= 0),
  ADD CONSTRAINT "Upload_publicHash" CHECK (length("publicHash") >= 43);

-- Orders.
ALTER TABLE "Order"
  ADD CONSTRAINT "Order_service" CHECK (NOT ("isDelivery" AND "isDineIn")),
  ADD CONSTRAINT "Order_deliveryArea" CHECK ("deliveryArea" IS NULL OR "isDelivery"),
  ADD CONSTRAINT "Order_table" CHECK ("tableId" IS NULL OR "isDineIn"),
  ADD CONSTRAINT "Order_ticketDay" CHECK ("ticketDay" ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD CONSTRAINT "Order_ticketNumber" CHECK ("ticketNumber" >= 1),
  ADD CONSTRAINT "Order_version" CHECK ("version" >= 1),
  -- 128 random bits in base64url are 22 characters.
  ADD CONSTRAINT "Order_hash" CHECK (length("hash") >= 22),
  ADD CONSTRAINT "Order_totals" CHECK ("gross" >= 0 AND "deliveryGross" >= 0 AND "totalNet" >= 0 AND "totalGross" >= "totalNet"),
  ADD CONSTRAINT "Order_donation" CHECK ("donation" >= 0 AND ("donation" = 0 OR "donateeName" IS NOT NULL)),
  ADD CONSTRAINT "Order_pricing" CHECK ("pricing" IN ('fixed', 'approximate', 'minimum')),
  ADD CONSTRAINT "Order_rating" CHECK ("questionnaireRating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "Order_confirmed" CHECK ("state" NOT IN ('confirmed', 'inDelivery', 'completed') OR "confirmedAt" IS NOT NULL);
ALTER TABLE "OrderItem"
  ADD CONSTRAINT "OrderItem_position" CHECK ("position" >= 0),
  -- Also refuses NaN and Infinity, which sort above every number.
  ADD CONSTRAINT "OrderItem_amount" CHECK ("amount" > 0 AND "amount" <= 10000),
  ADD CONSTRAINT "OrderItem_money" CHECK ("unitPrice" >= 0 AND "gross" >= 0),
  ADD CONSTRAINT "OrderItem_taxRate" CHECK ("taxRate" BETWEEN 0 AND 100),
  ADD CONSTRAINT "OrderItem_pricing" CHECK ("pricing" IN ('fixed', 'approximate', 'minimum'));

-- Work.
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_counts" CHECK ("copies" BETWEEN 1 AND 20 AND "attempts" >= 0);
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_attempts" CHECK ("attempts" >= 0);

-- People.
ALTER TABLE "User"
  ADD CONSTRAINT "User_email" CHECK ("email" = lower("email") AND "email" <> ''),
  ADD CONSTRAINT "User_roles" CHECK ("roles" <@ ARRAY['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_ADMIN']);

-- Every change of what visitors see raises the version and wakes the servers, which then rebuild what they keep in memory.
CREATE FUNCTION shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ShopVersion" SET "version" = "version" + 1 WHERE "id" = 1;
  PERFORM pg_notify('shop', '');
  RETURN NULL;
END
$$;

DO $$
DECLARE
  subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['Config', 'Branch', 'DiningTable', 'Tag', 'Donatee', 'Category', 'Product', 'Menu', 'Image',
    'Site', 'Block', 'Navigation', 'Division']
  LOOP
    EXECUTE format(
      'CREATE TRIGGER shop_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION shop_changed()', subject);
  END LOOP;
END
$$;

-- The next ticket number of a branch and day. Takes the lock that orders the commits of everything that writes an order
-- event (server/data/order-write.ts) and holds it to the end of the transaction; volatile, so that the number is counted
-- from what was committed while it waited.
CREATE FUNCTION next_ticket_number(branch integer, day text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301001);
  RETURN (SELECT COALESCE(MAX("ticketNumber"), 0) + 1 FROM "Order" WHERE "branchId" = branch AND "ticketDay" = day);
END
$$;
