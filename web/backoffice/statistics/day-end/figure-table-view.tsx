import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import type { FigureColumn, FigureRow, FigureTable } from './figure-tables.ts';
import * as texts from './texts.ts';

const CELL = 'px-2 py-2 print:py-0.5';

/** One table of figures under its heading. */
export function FigureTableView({ table: { title, columns, rows, sum } }: { table: FigureTable }) {
  return (
    <div className="flex min-w-0 flex-col gap-2 print:break-inside-avoid">
      <h3 className="font-display text-lg print:text-base">{title}</h3>
      <TableRegion label={title} className="print:overflow-visible print:text-xs">
        <table className="w-full text-left tabular-nums">
          <TableHead>
            <th scope="col" className={CELL}>
              <span className="sr-only">{texts.entry}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} text-right font-medium`}>
                {texts.COLUMN_NAMES[column]}
              </th>
            ))}
          </TableHead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} columns={columns} />
            ))}
          </tbody>
          {sum && (
            <tfoot className="border-line-strong border-t-2 font-semibold">
              <Row row={sum} columns={columns} />
            </tfoot>
          )}
        </table>
      </TableRegion>
    </div>
  );
}

function Row({ row, columns }: { row: FigureRow; columns: readonly FigureColumn[] }) {
  const { currency } = useSession();
  const text = (column: FigureColumn) => {
    const value = row[column];
    if (value === undefined) return '';
    return column === 'orders' ? String(value) : formatMoney(fromDecimal(value), currency);
  };
  return (
    <tr className="border-line border-t first:border-t-0">
      <th scope="row" className={`${CELL} min-w-28 break-words font-[inherit]`}>
        {row.label}
      </th>
      {columns.map((column) => (
        <td key={column} className={`${CELL} whitespace-nowrap text-right`}>
          {text(column)}
        </td>
      ))}
    </tr>
  );
}
