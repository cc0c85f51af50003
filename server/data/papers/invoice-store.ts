import { lockCommitOrder } from '#data/order-write.ts';
import type { SqlClient } from '#data/sql-client.ts';
import type { InvoiceContent, InvoiceKind } from '#domain/papers/invoice.ts';
import { invoiceNumber } from '#domain/papers/invoice-number.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { InvoiceStore, StoredInvoice } from '#use-cases/papers/invoice-store.ts';

interface InvoiceRow extends Omit<StoredInvoice, 'kind' | 'content' | 'issuedAt'> {
  kind: InvoiceKind;
  content: InvoiceContent;
  issuedAt: Date | string;
}

const COLUMNS = Prisma.sql`"id", "orderId" AS "order", "kind"::text AS "kind", "prefix", "year", "sequence", "number",
  "creditedId" AS "credited", "refundId" AS "refund", "content", "issuedAt"`;

/** Invoices and credit notes, over a client or the client of a transaction. */
export function invoiceStore(sql: SqlClient): InvoiceStore {
  return {
    lock: async () => void (await lockCommitOrder(sql)),
    async ofOrder(order) {
      const rows = await sql.$queryRaw<InvoiceRow[]>`
        SELECT ${COLUMNS} FROM "Invoice" WHERE "orderId" = ${order}::int ORDER BY "id"`;
      return rows.map(toInvoice);
    },
    async ofRefund(refund) {
      const [row] = await sql.$queryRaw<InvoiceRow[]>`
        SELECT ${COLUMNS} FROM "Invoice" WHERE "refundId" = ${refund}`;
      return row ? toInvoice(row) : null;
    },
    async add({ order, kind, prefix, year, credited, refund, content, at, author }) {
      const [series] = await sql.$queryRaw<{ last: number }[]>`
        INSERT INTO "InvoiceSeries" AS series ("prefix", "year", "last") VALUES (${prefix}, ${year}::int, 1)
        ON CONFLICT ("prefix", "year") DO UPDATE SET "last" = series."last" + 1 RETURNING "last"`;
      if (!series) throw new Error('no number in the series');
      const sequence = series.last;
      const [row] = await sql.$queryRaw<InvoiceRow[]>`
        INSERT INTO "Invoice" ("orderId", "kind", "prefix", "year", "sequence", "number", "creditedId", "refundId", "content",
          "issuedAt", "actor", "userId", "deviceId")
        VALUES (${order}::int, ${kind}::"InvoiceKind", ${prefix}, ${year}::int, ${sequence}::int,
          ${invoiceNumber({ prefix, year, sequence })}, ${credited}::int, ${refund}::text, ${JSON.stringify(content)}::jsonb,
          ${at.toISOString()}::timestamptz, ${author.actor}, ${author.user}::int, ${author.device}::int)
        RETURNING ${COLUMNS}`;
      if (!row) throw new Error('invoice not stored');
      return toInvoice(row);
    },
  };
}

function toInvoice(row: InvoiceRow): StoredInvoice {
  return { ...row, issuedAt: new Date(row.issuedAt).toISOString() };
}
