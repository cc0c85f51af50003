import type { Sighting } from '#domain/devices/order-proof.ts';
import type { SightingStore } from '#use-cases/orders/sighting-store.ts';
import { AUTHOR_COLUMNS, authorValues, oneOf } from './order-rows.ts';
import type { SqlClient } from './sql-client.ts';

/** The screens that have shown an order, over a client or the client of a transaction. */
export function sightingStore(sql: SqlClient): SightingStore {
  return {
    async addSightings(seen, { branches, author }) {
      const viewer = author.device === null ? `user ${author.user}` : `device ${author.device}`;
      const rows = JSON.stringify(seen.map(({ order, at }) => ({ order, at: at.toISOString() })));
      // Not before it was placed, whatever the clock of the screen says.
      await sql.$executeRaw`
        INSERT INTO "OrderSighting" ("orderId", "viewer", ${AUTHOR_COLUMNS}, "at")
        SELECT o."id", ${viewer}, ${authorValues(author)}, GREATEST(o."createdAt", (seen->>'at')::timestamptz)
        FROM jsonb_array_elements(${rows}::jsonb) AS seen JOIN "Order" AS o ON o."id" = (seen->>'order')::int
        WHERE ${oneOf(seen.map(({ order }) => order))} AND o."state" IN ('awaiting', 'confirmed', 'inDelivery')
          AND (${branches === null} OR o."branchId" = ANY(${[...(branches ?? [])]}::int[]))
        ORDER BY o."id", seen->>'at'
        ON CONFLICT DO NOTHING`;
    },
    async sightings(order) {
      const rows = await sql.$queryRaw<(Omit<Sighting, 'at'> & { at: Date })[]>`
        SELECT "at", ${AUTHOR_COLUMNS} FROM "OrderSighting" WHERE "orderId" = ${order}::int ORDER BY "at", "viewer"`;
      return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    },
  };
}
