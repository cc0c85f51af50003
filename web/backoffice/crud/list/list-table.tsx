import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TableHead, TableRegion } from '#web/backoffice/layout/table-region.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AnyEntity, RecordRow } from '../record.ts';
import type { MoreCells, MoreColumn } from '../screen.ts';
import { useOptionNames } from '../use-options.ts';
import { useRecordNames } from '../use-record-names.ts';
import { CellValue, type CellValueProps, targetOf } from './cell-value.tsx';
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
  isCompact: boolean;
  /** Columns that are no fields. */
  more?: readonly MoreColumn[] | undefined;
  moreCells: MoreCells;
}

/** Records as a table; the first column links to the form. */
export function ListTable({ sort, onSort, ...list }: ListTableProps) {
  const { entity, rows, columns, selected, onSelect, more = NO_MORE } = list;
  // Those that are no fields hold lists, which take the room of two.
  const width = columns.length + more.filter(({ name }) => columns.includes(name)).length;
  return (
    <TableRegion label={texts.tableLabel({ label: entity.label.many })} className="@container">
      <table className={`card-rows w-full text-left ${width > 7 ? 'many-columns' : ''}`}>
        <TableHead>
          {selected && <AllTickHead ids={rows.map(({ id }) => id)} selected={selected} onSelect={onSelect} />}
          {columns.map((name) => (
            <Head key={name} entity={entity} name={name} more={more} sort={sort} onSort={onSort} />
          ))}
        </TableHead>
        <ListRows {...list} />
      </table>
    </TableRegion>
  );
}

const NO_MORE: readonly MoreColumn[] = [];

type ListRowsProps = Omit<ListTableProps, 'sort' | 'onSort'>;

/** Re-rendered when the rows change, not on every keystroke or page request. */
const ListRows = memo(function ListRows(props: ListRowsProps) {
  const { entity, rows, columns, selected, onSelect, isCompact, more = NO_MORE, moreCells } = props;
  const titles = useRecordNames();
  const targets = new Set(
    columns.flatMap((name) => (entity.fields[name] && targetOf(entity.fields[name])) ?? []),
  );
  const names = useOptionNames([...targets]);
  const height = isCompact ? 'py-2 sm:py-0' : 'py-2';
  return (
    <tbody className="divide-y divide-line">
      {rows.map((row) => (
        <tr key={row.id} className="hover:bg-paper">
          {selected && (
            <RowTickCell
              id={row.id}
              name={titles.of(entity, row)}
              selected={selected}
              onSelect={onSelect}
              className={height}
            />
          )}
          {columns.map((name, index) => {
            const field = entity.fields[name];
            const cellOf = moreCells[name];
            if (cellOf)
              return (
                <TableCell key={name} label={labelOf(entity, name, more)} isCompact={isCompact}>
                  {cellOf(row)}
                </TableCell>
              );
            if (!field) return null;
            const cell = { field, value: row[name], record: row, names };
            return index === 0 ? (
              <th
                key={name}
                scope="row"
                className={`px-2 font-semibold min-[90rem]:px-4 ${isCompact ? 'py-1 sm:py-0' : 'py-1'}`}
              >
                <Link
                  to={`${entity.path}/${row.id}`}
                  className={`flex min-h-11 items-center gap-3 underline-offset-4 hover:underline ${isCompact ? 'sm:min-h-8' : ''}`}
                >
                  <Thumbnail row={row} isCompact={isCompact} />
                  <span
                    className={`min-w-36 max-w-80 leading-snug ${isCompact ? 'line-clamp-2 sm:line-clamp-1' : 'line-clamp-2'}`}
                  >
                    <RowTitle entity={entity} {...cell} />
                  </span>
                </Link>
              </th>
            ) : (
              <TableCell key={name} label={labelOf(entity, name, more)} isCompact={isCompact}>
                <CellValue {...cell} />
              </TableCell>
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

interface TableCellProps {
  /** The heading of its column; on phones it stands before the value. */
  label: string;
  isCompact: boolean;
  children: ReactNode;
}

/** Long values wrap, so that the table fits beside the navigation of a small screen, and end after two lines. */
function TableCell({ label, isCompact, children }: TableCellProps) {
  return (
    <td
      data-label={label}
      className={`max-w-72 break-words px-2 min-[90rem]:px-4 ${isCompact ? 'py-2 sm:py-0' : 'py-2'}`}
    >
      <div className={isCompact ? 'line-clamp-1' : 'line-clamp-2'}>{children}</div>
    </td>
  );
}

function labelOf(entity: AnyEntity, name: string, more: readonly MoreColumn[] | undefined): string {
  return entity.fields[name]?.label ?? more?.find((one) => one.name === name)?.label ?? name;
}

function Head({
  entity,
  name,
  more,
  sort,
  onSort,
}: Pick<ListTableProps, 'entity' | 'more' | 'sort' | 'onSort'> & { name: string }) {
  const label = labelOf(entity, name, more);
  const isSortable = entity.list.sort.some((one) => one.replace(/^-/, '') === name);
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  const direction = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th
      scope="col"
      className="px-2 py-1 font-semibold min-[90rem]:whitespace-nowrap min-[90rem]:px-4"
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(isUp ? `-${name}` : name)}
          className="-mx-2 flex min-h-11 min-w-11 items-center gap-1.5 rounded-theme px-2 text-left hover:text-ink"
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
function Thumbnail({ row, isCompact }: { row: RecordRow; isCompact: boolean }) {
  const image: unknown = row.image ?? row.logo ?? (Array.isArray(row.images) ? row.images[0] : null);
  if (!isImage(image)) return null;
  return (
    <img
      src={`/image/icon/${image.id}-${image.version}.${image.extension}`}
      alt=""
      className={`size-10 shrink-0 rounded-theme object-cover ${isCompact ? 'sm:size-7' : ''}`}
    />
  );
}

function isImage(value: unknown): value is { id: number; version: number; extension: string } {
  return (
    value !== null && typeof value === 'object' && 'id' in value && 'version' in value && 'extension' in value
  );
}
