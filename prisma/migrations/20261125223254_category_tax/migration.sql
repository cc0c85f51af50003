-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "tax" DOUBLE PRECISION;

ALTER TABLE "Category"
  ADD CONSTRAINT "Category_tax" CHECK ("tax" BETWEEN 0 AND 100);

-- A category proposes what all of its products have; where they differ, or none has a rate, somebody has to choose.
UPDATE "Category"
SET "tax" = listed."tax"
FROM (
  SELECT (entry ->> 'id')::int AS "id", min(product."tax") AS "tax"
  FROM "Menu" AS menu,
    jsonb_array_elements(menu."catalog") AS entry,
    jsonb_array_elements(entry -> 'products') AS link
    JOIN "Product" AS product ON product."id" = (link ->> 'id')::int
  GROUP BY 1
  HAVING min(product."tax") = max(product."tax") AND min(product."tax") > 0
) AS listed
WHERE "Category"."id" = listed."id";
