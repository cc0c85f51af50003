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
  UPDATE "Order" SET "questionnaireRating" = NULL;
  UPDATE "Order" SET "questionnaireRating" = CASE WHEN "place" <= 7 THEN 5 ELSE 4 END
    FROM (
      SELECT "id" AS "rated", row_number() OVER (ORDER BY "createdAt" DESC) AS "place"
      FROM "Order" WHERE "branchId" = 1 AND "state" = 'completed' LIMIT 10
    ) AS "latest" WHERE "id" = "rated";`;
