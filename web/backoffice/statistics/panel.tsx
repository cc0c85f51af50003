import { type ReactNode, useId } from 'react';
import { type CsvCell, csvDocument } from '#domain/text/csv.ts';
import { csvFile, download } from '#web/lib/download.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import * as texts from './texts.ts';

interface PanelProps {
  title: string;
  /** How it is calculated. */
  note?: string | undefined;
  /** Next to the title: the total and its change. */
  head?: ReactNode;
  isLoading: boolean;
  isFailed: boolean;
  onRetry: () => void;
  /** What to say instead of the content. */
  empty: string | null;
  table: Table | null;
  /** File name without its extension. */
  file: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The numbers behind a chart: shown as a table, and saved as CSV. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** Formats a cell; by default it is shown as it is. */
  shown?: (cell: CsvCell, column: number) => string;
}

/** A card with one statistic: chart, the table behind it, and its CSV. */
export function Panel({
  title,
  note,
  head,
  isLoading,
  isFailed,
  onRetry,
  empty,
  table,
  file,
  isWide = false,
  children,
}: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6 ${isWide ? 'xl:col-span-2' : ''}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="font-display text-xl">
            {title}
          </h3>
          {head}
        </div>
        {table && empty === null && (
          <IconButton
            label={texts.saveAsCsv({ title })}
            onClick={() => download(csvFile(csvDocument([table.head, ...table.rows])), `${file}.csv`)}
          >
            <StaffIcon name="download" />
          </IconButton>
        )}
      </div>
      {isFailed && (
        <div className="flex flex-col items-start gap-3 py-6">
          <p>{texts.notLoaded}</p>
          <Button look="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {isLoading && !isFailed && <div className="skeleton h-60" aria-hidden="true" />}
      {!isLoading && !isFailed && empty !== null && (
        <p className="grid min-h-28 place-items-center rounded-theme border-2 border-line border-dashed px-4 py-6 text-center text-muted">
          {empty}
        </p>
      )}
      {!isLoading && !isFailed && empty === null && (
        <>
          {children}
          {table && <NumberTable title={title} table={table} />}
        </>
      )}
      {note && <p className="mt-auto text-muted text-sm">{note}</p>}
    </section>
  );
}

function NumberTable({ title, table: { head, rows, shown } }: { title: string; table: Table }) {
  const text = (cell: CsvCell, column: number) => shown?.(cell, column) ?? String(cell ?? '');
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-theme font-medium underline-offset-4 hover:underline">
        <StaffIcon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {texts.asTable({ title, hidden })}
      </summary>
      <ScrollRegion
        label={texts.tableOf({ title })}
        className="max-h-80 overflow-auto rounded-theme border border-line"
      >
        <table className="w-full tabular-nums">
          <thead className="sticky top-0 bg-sand text-left">
            <tr>
              {head.map((name, column) => (
                <th key={name} scope="col" className={`px-3 py-2 ${column > 0 ? 'text-right' : ''}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a period never move, and may share a name.
              <tr key={row} className="border-line border-t">
                <th scope="row" className="max-w-72 truncate px-3 py-1.5 text-left font-normal">
                  {text(first, 0)}
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]} className="px-3 py-1.5 text-right">
                    {text(cell, column + 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
