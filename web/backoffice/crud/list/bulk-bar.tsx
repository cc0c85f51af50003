import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { entityList, type Removal } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { type AnyEntity, callsOf, type RecordRow } from '../record.ts';
import { useReason } from '../use-reason.tsx';
import { countOf, RemovalReport } from './removal-report.tsx';
import * as texts from './texts.ts';

interface BulkBarProps {
  entity: AnyEntity;
  canRemove: boolean;
  asksReason?: boolean | undefined;
  selected: readonly RecordRow[];
  /** `left` are the ids that stay selected. */
  onDone: (left?: readonly number[]) => void;
  onClear: () => void;
}

/**
 * Bulk actions on the selected records: switch something on or off, one call each, in sequence; delete, in a single call.
 */
export function BulkBar({ entity, canRemove, asksReason = false, selected, onDone, onClear }: BulkBarProps) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const [done, setDone] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const list = entityList(queries, entity, callsOf(client, entity));
  const switches = Object.entries(entity.fields).filter(
    ([name, { widget, isReadOnly }]) =>
      widget === 'switch' && !isReadOnly && /^is(Enabled|Public|Completed)$/.test(name),
  );
  const words = countOf(entity, selected.length);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = done !== null || isRemoving;
  const each = async (act: (row: RecordRow) => Promise<unknown>) => {
    let good = 0;
    for (const [index, row] of selected.entries()) {
      setDone(index);
      // Failures go to the error list with their reason; the others continue.
      await act(row).then(
        () => {
          good += 1;
        },
        () => undefined,
      );
    }
    setDone(null);
    if (good > 0) notify({ text: texts.changed({ count: good, records: words }), tone: 'success' });
    onDone();
  };
  const why = useReason(asksReason);
  const remove = async () => {
    const reason = why.take();
    if (reason === null) return;
    why.clear();
    setAsked(false);
    setRemoving(true);
    // A call that fails as a whole goes to the error list.
    const answer = await list
      .removeMany(
        selected.map(({ id }) => id),
        reason,
      )
      .catch(() => null);
    setRemoving(false);
    if (!answer) return;
    const { deleted, kept } = answer;
    if (kept.length > 0) setRemoval(answer);
    else notify({ text: texts.removed({ records: countOf(entity, deleted.length) }), tone: 'success' });
    onDone(kept.map(({ id }) => id));
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-sand px-4 py-3">
      <p className="font-semibold" aria-live="polite">
        {isRemoving
          ? texts.removing({ records: words, count: selected.length })
          : done === null
            ? texts.selected({ records: words })
            : texts.changing({ current: done + 1, count: selected.length })}
      </p>
      {switches.map(([name, { label }]) =>
        [true, false].map((isOn) => (
          <Button
            key={`${name} ${isOn}`}
            look="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => void each((row) => list.update({ id: row.id, [name]: isOn }))}
          >
            {texts.fieldIs({ field: label, value: isOn ? texts.yes : texts.no })}
          </Button>
        )),
      )}
      {canRemove && (
        <Button look="danger" size="small" disabled={isBusy} onClick={() => setAsked(true)}>
          <StaffIcon name="trash" className="size-4" />
          {texts.remove}
        </Button>
      )}
      <Button look="quiet" size="small" className="ml-auto" onClick={onClear}>
        {texts.clearSelection}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.removeTitle({ records: words })}
        text={asksReason ? texts.removeKept : texts.removeText}
        confirm={texts.remove}
        isDanger
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {why.field}
      </ConfirmDialog>
      <RemovalReport entity={entity} removal={removal} onClose={() => setRemoval(null)} />
    </div>
  );
}
