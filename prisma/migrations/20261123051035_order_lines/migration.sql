-- What an order costs, or gives, beside its items is a list of lines; the API goes on showing fee and recipient by themselves.
ALTER TABLE "Order" ADD COLUMN "lines" JSONB NOT NULL DEFAULT '[]';

-- The rate of a fee was not kept: it is that of the tax line which holds more than its items account for.
UPDATE "Order" AS o SET "lines" =
  CASE WHEN o."isDelivery" THEN jsonb_build_array(jsonb_build_object(
    'kind', 'delivery-fee', 'label', 'Lieferung', 'detail', o."deliveryArea", 'amount', o."deliveryGross",
    'taxRate', CASE WHEN o."deliveryGross" > 0 THEN COALESCE((
      SELECT (tax->>'rate')::float8 FROM jsonb_array_elements(o."taxLines") AS tax
      WHERE (tax->>'net')::int + (tax->>'vat')::int - o."deliveryGross" = COALESCE((
        SELECT sum(i."gross") FROM "OrderItem" i
        WHERE i."orderId" = o."id" AND i."taxRate" = (tax->>'rate')::float8), 0)
      LIMIT 1), 0) END,
    'payer', 'customer')) ELSE '[]' END
  || CASE WHEN o."donateeName" IS NOT NULL THEN jsonb_build_array(jsonb_build_object(
    'kind', 'donation', 'label', 'Spende an', 'detail', o."donateeName", 'amount', o."donation",
    'taxRate', NULL, 'payer', 'shop')) ELSE '[]' END
WHERE o."isDelivery" OR o."donateeName" IS NOT NULL;

ALTER TABLE "Order" DROP CONSTRAINT "Order_totals",
DROP CONSTRAINT "Order_donation",
DROP COLUMN "deliveryGross",
DROP COLUMN "donateeId",
DROP COLUMN "donateeName",
DROP COLUMN "donation",
ADD CONSTRAINT "Order_totals" CHECK ("gross" >= 0 AND "totalNet" >= 0 AND "totalGross" >= "totalNet"),
ADD CONSTRAINT "Order_lines" CHECK (jsonb_typeof("lines") = 'array');
