import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type StaffContractRow, staffContract } from '#entities/shapes/staff.ts';
import { user } from '#entities/user.ts';
import { ConflictDialog, changedFields } from '#web/backoffice/crud/form/conflict-dialog.tsx';
import { FaultSummary } from '#web/backoffice/crud/form/fault-summary.tsx';
import { RecordFields } from '#web/backoffice/crud/form/record-fields.tsx';
import { useLeaveGuard } from '#web/backoffice/crud/form/use-leave-guard.tsx';
import { startValues, useFieldsForm } from '#web/backoffice/crud/form/use-record-form.ts';
import { useSaveKey } from '#web/backoffice/crud/form/use-save-key.ts';
import type { RecordRow, RecordValues } from '#web/backoffice/crud/record.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { WORK } from './work-section.ts';

const CONTRACT = erased(staffContract);
const SECTIONS = [WORK];

/** The contract of somebody in the own branches, which managers keep while everything else of a user is not theirs. */
export function ContractCard({ record: first }: { record: RecordRow }) {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const [record, setRecord] = useState(first);
  const [stored, setStored] = useState<RecordRow | null>(null);
  const { form, errors, isDirty, isSaving, refusals, save } = useFieldsForm(CONTRACT, record);
  const guard = useLeaveGuard(isDirty);

  const take = (row: RecordRow) => {
    setRecord(row);
    form.reset({ ...startValues(CONTRACT, row) });
  };
  const send = (version: string | undefined) => (values: RecordValues) =>
    change(queries, failureOf(user, 'update', record.id), async (): Promise<StaffContractRow> => {
      const body = { ...values, id: record.id, ...(version ? { updatedAt: version } : {}) };
      return utils.client.staff.update.mutate(body);
    });
  const submit = async (version = record.updatedAt): Promise<void> => {
    if (isSaving) return;
    const result = await save(send(version));
    if (result === null) return;
    if (result === 'conflict') {
      const now: RecordRow = await utils.client.users.get.query({ id: record.id });
      const isSame =
        changedFields(CONTRACT, startValues(CONTRACT, record), startValues(CONTRACT, now)).length === 0;
      // Something else of the user has changed: there is nothing to decide.
      if (isSame && now.updatedAt !== version) {
        setRecord(now);
        return submit(now.updatedAt);
      }
      setStored(now);
      return;
    }
    notify({ text: 'Beschäftigung gespeichert.', tone: 'success' });
    take(result);
    void queries.invalidateQueries({ queryKey: [user.name] });
    void Promise.all([utils.users.invalidate(), utils.timeSheets.invalidate()]);
  };
  /** What the person changed, upon what is stored now. */
  const keepMine = async (now: RecordRow) => {
    const mine: RecordValues = form.getValues();
    const merged = { ...startValues(CONTRACT, now) };
    for (const name of changedFields(CONTRACT, startValues(CONTRACT, record), mine))
      if (name in merged) merged[name] = mine[name];
    form.reset(merged);
    setRecord(now);
    setStored(null);
    await submit(now.updatedAt);
  };
  useSaveKey(() => void submit());

  return (
    // No form: it stands inside the form of the user, which Enter must not save.
    <fieldset aria-label="Vertragsdaten" className="flex min-w-0 flex-col gap-4">
      <FaultSummary entity={CONTRACT} sections={SECTIONS} errors={errors} refusals={refusals} />
      <RecordFields
        entity={CONTRACT}
        sections={SECTIONS}
        form={form}
        values={form.watch()}
        errors={errors}
        isDisabled={isSaving}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isSaving || !isDirty} title="Strg+S" onClick={() => void submit()}>
          <StaffIcon name="save" />
          Beschäftigung speichern
        </Button>
        <p aria-live="polite" className="text-muted text-sm">
          {isSaving ? 'Wird gespeichert …' : isDirty ? 'Nicht gespeichert' : ''}
        </p>
      </div>
      {guard}
      {stored && (
        <ConflictDialog
          entity={CONTRACT}
          base={record}
          stored={stored}
          mine={form.getValues()}
          onKeepMine={() => void keepMine(stored)}
          onTakeStored={() => {
            take(stored);
            setStored(null);
          }}
          onClose={() => setStored(null)}
        />
      )}
    </fieldset>
  );
}
