import { memo } from 'react';
import { Link } from 'react-router-dom';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AnyEntity, RecordRow } from '../record.ts';
import { useRecordNames } from '../use-record-names.ts';
import { CellValue, type CellValueProps } from './cell-value.tsx';
import { AllTickHead, RowTickCell } from './row-ticks.tsx';
import * as texts from './texts.ts';

interface ListTableProps {
  entity: AnyEntity;
  rows: readonly RecordRow[];
  columns: readonly string[];
  /** 'name', or '-name' for descending. */
  sort: string;
  onSort: (sort: string) => void;
  /** The selected rows; null where there are no bulk actions. */
  selected: readonly number[] | null;
  onSelect: (ids: readonly number[]) => void;
}

/** Records as a table; the first column links to the form. */
export function ListTable({ entity, rows, columns, sort, onSort, selected, onSelect }: ListTableProps) {
  return (
    <TableRegion label={texts.tableLabel({ label: entity.label.many })}>
      <table className="w-full text-left">
        <TableHead>
          {selected && <AllTickHead ids={rows.map(({ id }) => id)} selected={selected} onSelect={onSelect} />}
          {columns.map((name) => (
            <Head key={name} entity={entity} name={name} sort={sort} onSort={onSort} />
          ))}
        </TableHead>
        <ListRows {...{ entity, rows, columns, selected, onSelect }} />
      </table>
    </TableRegion>
  );
}

type ListRowsProps = Pick<ListTableProps, 'entity' | 'rows' | 'columns' | 'selected' | 'onSelect'>;

/** Re-rendered when the rows change, not on every keystroke or page request. */
const ListRows = memo(function ListRows({ entity, rows, columns, selected, onSelect }: ListRowsProps) {
  const names = useRecordNames();
  return (
    <tbody className="divide-y divide-line">
      {rows.map((row) => (
        <tr key={row.id} className="hover:bg-paper">
          {selected && (
            <RowTickCell id={row.id} name={names.of(entity, row)} selected={selected} onSelect={onSelect} />
          )}
          {columns.map((name, index) => {
            const field = entity.fields[name];
            if (!field) return null;
            const cell = { field, value: row[name], record: row };
            return index === 0 ? (
              <th key={name} scope="row" className="px-3 py-1 font-semibold xl:px-4">
                <Link
                  to={`${entity.path}/${row.id}`}
                  className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                >
                  <Thumbnail row={row} />
                  <span className="line-clamp-2 min-w-36 max-w-80 leading-snug">
                    <RowTitle entity={entity} {...cell} />
                  </span>
                </Link>
              </th>
            ) : (
              <td key={name} className="max-w-72 truncate px-3 py-2 xl:px-4">
                <CellValue {...cell} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});

/** Where the shop knows an identifier, its readable name says more. */
function RowTitle({ entity, ...cell }: { entity: AnyEntity } & CellValueProps) {
  const names = useRecordNames();
  const known = cell.field === entity.fields.identifier ? names.known(entity.name, cell.value) : null;
  if (known === null) return <CellValue {...cell} />;
  return (
    <>
      {known} <span className="ml-1 font-normal text-muted text-sm">{String(cell.value)}</span>
    </>
  );
}

function Head({
  entity,
  name,
  sort,
  onSort,
}: Pick<ListTableProps, 'entity' | 'sort' | 'onSort'> & { name: string }) {
  const label = entity.fields[name]?.label ?? name;
  const isSortable = entity.list.sort.some((one) => one.replace(/^-/, '') === name);
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const direction = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th
      scope="col"
      className="whitespace-nowrap px-3 py-1 font-semibold xl:px-4"
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(isUp ? `-${name}` : name)}
          className="-mx-2 flex min-h-11 items-center gap-1.5 rounded-theme px-2 hover:text-ink"
        >
          {label}
          {(isUp || isDown) && <StaffIcon name={isUp ? 'arrow-up' : 'arrow-down'} className="size-4" />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The first picture of a record, if it has any. */
function Thumbnail({ row }: { row: RecordRow }) {
  const image: unknown = row.image ?? row.logo ?? (Array.isArray(row.images) ? row.images[0] : null);
  if (!isImage(image)) return null;
  return (
    <img
      src={`/image/icon/${image.id}-${image.version}.${image.extension}`}
      alt=""
      className="size-10 shrink-0 rounded-theme object-cover"
    />
  );
}

function isImage(value: unknown): value is { id: number; version: number; extension: string } {
  return (
    value !== null && typeof value === 'object' && 'id' in value && 'version' in value && 'extension' in value
  );
}
