import { useQueryClient } from '@tanstack/react-query';
import { type StaffContractRow, staffContract } from '#entities/shapes/staff.ts';
import { user } from '#entities/user.ts';
import { FaultSummary } from '#web/backoffice/crud/form/fault-summary.tsx';
import { RecordFields } from '#web/backoffice/crud/form/record-fields.tsx';
import { useLeaveGuard } from '#web/backoffice/crud/form/use-leave-guard.tsx';
import { useFieldsForm } from '#web/backoffice/crud/form/use-record-form.ts';
import { useSaveKey } from '#web/backoffice/crud/form/use-save-key.ts';
import { useVersionedSave, useVersions } from '#web/backoffice/crud/form/use-versioned-save.tsx';
import type { RecordRow, RecordValues } from '#web/backoffice/crud/record.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';
import { WORK } from './work-section.ts';

const CONTRACT = erased(staffContract);
const SECTIONS = [WORK];

/** The contract of a person in the manager's own branches: managers maintain it, but nothing else of a user. */
export function ContractCard({ record }: { record: RecordRow }) {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const [versions, tell] = useVersions(CONTRACT, record);
  const { form, errors, isDirty, isSaving, refusals, save } = useFieldsForm(CONTRACT, record);
  const guard = useLeaveGuard(isDirty);

  const send = (version: string | undefined) => (values: RecordValues) =>
    change(queries, failureOf(user, 'update', record.id), async (): Promise<StaffContractRow> => {
      const body = { ...values, id: record.id, ...(version ? { updatedAt: version } : {}) };
      return utils.client.staff.update.mutate(body);
    });
  const { submit, conflict } = useVersionedSave({
    entity: CONTRACT,
    versions,
    tell,
    form,
    isBlocked: isSaving,
    save: (version) => save(send(version)),
    reload: () => utils.client.users.get.query({ id: record.id }),
    onSaved: () => {
      notify({ text: texts.contractSaved, tone: 'success' });
      void queries.invalidateQueries({ queryKey: [user.name] });
      void Promise.all([utils.users.invalidate(), utils.timeSheets.invalidate()]);
    },
  });
  useSaveKey(() => void submit());

  return (
    // Not a form: it is inside the form of the user, which Enter must not save.
    <fieldset aria-label={texts.contract} className="flex min-w-0 flex-col gap-4">
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
        <Button disabled={isSaving || !isDirty} title={texts.saveKeys} onClick={() => void submit()}>
          <StaffIcon name="save" />
          {texts.saveContract}
        </Button>
        <p aria-live="polite" className="text-muted text-sm">
          {isSaving ? texts.saving : isDirty ? texts.notSaved : ''}
        </p>
      </div>
      {guard}
      {conflict}
    </fieldset>
  );
}
