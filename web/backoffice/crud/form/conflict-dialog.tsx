import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { CellValue, targetOf } from '../list/cell-value.tsx';
import type { AnyEntity, RecordRow, RecordValues } from '../record.ts';
import { useOptionNames } from '../use-options.ts';
import { changedFields } from './record-versions.ts';
import * as texts from './texts.ts';

interface ConflictDialogProps {
  entity: AnyEntity;
  /** The value when the form opened, the stored value now, and the value in the form. */
  base: RecordRow;
  stored: RecordRow;
  mine: RecordValues;
  onKeepMine: () => void;
  onTakeStored: () => void;
  onClose: () => void;
}

/** Somebody else has saved in the meantime: shows their changes, and lets the user decide. */
export function ConflictDialog({
  entity,
  base,
  stored,
  mine,
  onKeepMine,
  onTakeStored,
  onClose,
}: ConflictDialogProps) {
  const theirs = changedFields(entity, base, stored);
  const names = useOptionNames([
    ...new Set(theirs.flatMap((name) => (entity.fields[name] && targetOf(entity.fields[name])) ?? [])),
  ]);
  const own = new Set(changedFields(entity, base, mine));
  return (
    <Overlay
      isOpen
      isWide
      onClose={onClose}
      title={texts.conflictTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onTakeStored}>
            {texts.takeStored}
          </Button>
          <Button onClick={onKeepMine} data-autofocus>
            {texts.keepMine}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose">{texts.conflictText}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full min-w-md text-left">
          <thead className="border-line border-b text-muted text-sm">
            <tr>
              {[texts.field, texts.before, texts.stored, texts.mine].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {theirs.map((name) => {
              const field = entity.fields[name];
              if (!field) return null;
              return (
                <tr key={name}>
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {field.label}
                  </th>
                  {[base, stored, own.has(name) ? mine : stored].map((state, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns.
                    <td key={index} className="max-w-56 truncate py-2 pr-4">
                      <CellValue field={field} value={state[name]} record={state} names={names} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Overlay>
  );
}
