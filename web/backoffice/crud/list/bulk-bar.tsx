import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { entityList, type Selection } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { type AnyEntity, callsOf } from '../record.ts';
import { countOf, reportChange, reportRemoval } from '../removal-notice.ts';
import { useReason } from '../use-reason.tsx';
import * as texts from './texts.ts';

interface BulkBarProps {
  entity: AnyEntity;
  canRemove: boolean;
  asksReason?: boolean | undefined;
  selection: Selection;
  /** How many records that are. */
  count: number;
  /** How many the list finds, if all of them can be selected with one press. */
  total: number | null;
  onSelectAll: () => void;
  /** `left` are the ids that stay selected. */
  onDone: (left?: readonly number[]) => void;
  onClear: () => void;
}

/** Bulk actions on the selected records, each a single call with one result: switch something on or off, delete. */
export function BulkBar(props: BulkBarProps) {
  const {
    entity,
    canRemove,
    asksReason = false,
    selection,
    count,
    total,
    onSelectAll,
    onDone,
    onClear,
  } = props;
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [busy, setBusy] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const list = entityList(queries, entity, callsOf(client, entity));
  const switches = Object.entries(entity.fields).filter(
    ([name, { widget, isReadOnly }]) =>
      widget === 'switch' && !isReadOnly && /^is(Enabled|Public|Completed)$/.test(name),
  );
  const why = useReason(asksReason);
  const words = countOf(entity, count);
  /** A call that fails as a whole goes to the error list; then everything stays selected. */
  const run = async <T,>(doing: string, call: () => Promise<T>, report: (answer: T) => readonly number[]) => {
    setBusy(doing);
    const answer = await call().catch(() => null);
    setBusy(null);
    if (answer !== null) onDone(report(answer));
  };
  const set = (name: string, isOn: boolean) =>
    run(
      texts.changing({ records: words, count }),
      () => list.changeMany(selection, { [name]: isOn }),
      (change) => {
        reportChange(entity, change, list.undoChange);
        return change.kept.map(({ id }) => id);
      },
    );
  const remove = () => {
    const reason = why.take();
    if (reason === null) return;
    why.clear();
    setAsked(false);
    void run(
      texts.removing({ records: words, count }),
      () => list.removeMany(selection, reason),
      (removal) => {
        reportRemoval(entity, removal, list.restore);
        return removal.kept.map(({ id }) => id);
      },
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-sand px-4 py-3">
      <p className="font-semibold" aria-live="polite">
        {busy ?? texts.selected({ records: words })}
      </p>
      {total !== null && (
        <Button
          look="quiet"
          size="small"
          className="underline"
          disabled={busy !== null}
          onClick={onSelectAll}
        >
          {texts.selectAll({ records: countOf(entity, total) })}
        </Button>
      )}
      {switches.map(([name, { label }]) =>
        [true, false].map((isOn) => (
          <Button
            key={`${name} ${isOn}`}
            look="secondary"
            size="small"
            disabled={busy !== null}
            onClick={() => void set(name, isOn)}
          >
            {texts.fieldIs({ field: label, value: isOn ? texts.yes : texts.no })}
          </Button>
        )),
      )}
      {canRemove && (
        <Button look="danger" size="small" disabled={busy !== null} onClick={() => setAsked(true)}>
          <StaffIcon name="trash" className="size-4" />
          {texts.remove}
        </Button>
      )}
      <Button look="quiet" size="small" className="ml-auto" disabled={busy !== null} onClick={onClear}>
        {texts.clearSelection}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.removeTitle({ records: words })}
        text={asksReason ? texts.removeKept : texts.removeText}
        confirm={texts.remove}
        isDanger
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {why.field}
      </ConfirmDialog>
    </div>
  );
}
