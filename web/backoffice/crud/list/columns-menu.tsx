import { Popover } from '#web/backoffice/layout/popover.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { AnyEntity } from '../record.ts';
import type { MoreColumn } from '../screen.ts';
import { possibleColumns } from './columns.ts';
import * as texts from './texts.ts';

interface ColumnsMenuProps {
  entity: AnyEntity;
  more?: readonly MoreColumn[] | undefined;
  columns: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** Which fields are table columns; at least one stays. */
export function ColumnsMenu({ entity, more = [], columns, onChange }: ColumnsMenuProps) {
  const possible = possibleColumns(entity, more);
  return (
    <Popover
      label={texts.chooseColumns}
      trigger={<StaffIcon name="columns" />}
      className="border border-line-strong bg-card"
    >
      <fieldset className="max-h-96 overflow-y-auto">
        <legend className="mb-2 font-semibold">{texts.columns}</legend>
        {possible.map((name) => {
          const isShown = columns.includes(name);
          return (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="tick"
                checked={isShown}
                disabled={isShown && columns.length === 1}
                onChange={() =>
                  onChange(
                    isShown
                      ? columns.filter((one) => one !== name)
                      : possible.filter((one) => one === name || columns.includes(one)),
                  )
                }
              />
              {entity.fields[name]?.label ?? more.find((one) => one.name === name)?.label}
            </label>
          );
        })}
      </fieldset>
    </Popover>
  );
}
