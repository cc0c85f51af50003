import type { SalesCell } from '#domain/insights/sales-cells.ts';
import type { LateOrder, SalesStore } from '#use-cases/insights/sales-store.ts';
import { lateOrders, orderAfter, salesCells } from './sales-statistics.ts';
import type { SqlClient } from './sql-client.ts';

type LateRow = Omit<LateOrder, 'createdAt' | 'appointmentDate' | 'counterAppointment' | 'answeredAt'> & {
  createdAt: Date;
  appointmentDate: Date | null;
  counterAppointment: Date | null;
  answeredAt: Date | null;
};

/** What the sales report asks, over a client or the client of a transaction. */
export function salesStore(sql: SqlClient): SalesStore {
  return {
    cells: (query) => sql.$queryRaw<SalesCell[]>`${salesCells(query)}`,
    async orderAfter(query, skip) {
      const [row] = await sql.$queryRaw<{ at: Date }[]>`${orderAfter(query, skip)}`;
      return row ? new Date(row.at) : null;
    },
    async late(query) {
      const rows = await sql.$queryRaw<LateRow[]>`${lateOrders(query)}`;
      return rows.map((row) => ({
        ...row,
        createdAt: isoText(row.createdAt) ?? '',
        appointmentDate: isoText(row.appointmentDate),
        counterAppointment: isoText(row.counterAppointment),
        answeredAt: isoText(row.answeredAt),
      }));
    },
  };
}

function isoText(at: Date | null): string | null {
  return at && new Date(at).toISOString();
}
