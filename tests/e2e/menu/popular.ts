/** What a shop gets to know of its guests only in time: what they order most, and how they rate it. */

/** Can be had at any time, so that all of them stand in the row. */
export const POPULAR = ['Laugenbrezel', 'Schnitzelsemmel', 'Handsemmel'];

const NAMES = POPULAR.map((name) => `'${name}'`).join(', ');

/** SQL for `startStage`: the first branch has popular products, and ten ratings of 4.7 on average; the second has neither. */
export const POPULAR_SHOP = `
  UPDATE "Branch" SET "popularProducts" = ARRAY(
    SELECT "Product"."id" FROM unnest(ARRAY[${NAMES}]) WITH ORDINALITY AS "wanted"("name", "place")
    JOIN "Product" USING ("name") ORDER BY "place"
  ) WHERE "id" = 1;
  INSERT INTO "Order" ("uid", "hash", "branchId", "ticketDay", "ticketNumber", "isDelivery", "isDineIn", "firstName", "lastName",
      "state", "confirmedAt", "paymentMethod", "currency", "pricing", "gross", "totalNet", "totalGross", "taxLines", "questionnaireRating", "createdAt")
    SELECT 'rated-' || n, repeat('x', 43), 1, '2026-01-01', n, false, false, 'Anna', 'Huber',
      'completed', now() - interval '30 days', 'cash', 'EUR', 'fixed', 100, 100, 100, '[]', CASE WHEN n <= 7 THEN 5 ELSE 4 END, now() - interval '30 days'
    FROM generate_series(1, 10) AS n;`;
