import * as texts from './texts.ts';

interface TicksProps {
  /** The selected rows. */
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
}

interface RowTickProps extends TicksProps {
  id: number;
  /** Name of the record, for the name of the control. */
  name: string;
  /** Its height. */
  className?: string;
}

/** The first cell of a selectable row: its checkbox for bulk actions. */
export function RowTickCell({ id, name, selected, onSelect, className = 'py-2' }: RowTickProps) {
  return (
    <td className={`px-4 ${className}`}>
      <input
        type="checkbox"
        className="tick block"
        aria-label={texts.tickNamed({ name })}
        checked={selected.includes(id)}
        onChange={({ target }) =>
          onSelect(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
        }
      />
    </td>
  );
}

/** The header of such cells: selects the whole page, or none. */
export function AllTickHead({ ids, selected, onSelect }: TicksProps & { ids: readonly number[] }) {
  const isAll = ids.every((id) => selected.includes(id));
  return (
    <th scope="col" className="w-12 px-4 py-3">
      <input
        type="checkbox"
        className="tick block"
        aria-label={texts.tickPage}
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : ids)}
      />
    </th>
  );
}
