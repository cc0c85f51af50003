import { useState } from 'react';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { ConfirmDialog } from '#web/backoffice/crud/confirm-dialog.tsx';
import { FaultSummary } from '#web/backoffice/crud/form/fault-summary.tsx';
import { RecordFields } from '#web/backoffice/crud/form/record-fields.tsx';
import { useRecordForm } from '#web/backoffice/crud/form/use-record-form.ts';
import { useVersionedSave, useVersions } from '#web/backoffice/crud/form/use-versioned-save.tsx';
import { reportSingleRemoval } from '#web/backoffice/crud/removal-notice.ts';
import { erased, type Span } from '#web/backoffice/crud/screen.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** What a new entry starts with. */
export interface PlanDraft {
  user: number;
  branch: number;
  day: LocalDay;
}

interface PlanDialogProps {
  target: WorkingScheduleRow | PlanDraft;
  timeZone: Zone;
  onClose: () => void;
  /** Asked when somebody else was faster. */
  onReload: () => void;
}

const ENTITY = erased(workingSchedule);
/** A shift that is moved stays as long as it was. */
const SPANS: readonly Span[] = [['from', 'to']];
const SECTIONS = [
  { title: texts.whoAndWhen, fields: ['user', 'type', 'from', 'to', 'breakMinutes', 'department', 'note'] },
] as const;
/** A usual day, to be adjusted in the dialog. */
const USUAL = { from: 9 * 60, to: 17 * 60, breakMinutes: 30 };

/** One entry of the plan: new from a click on the week, or an existing one. */
export function PlanDialog({ target, timeZone, onClose, onReload }: PlanDialogProps) {
  const { client } = trpc.useUtils();
  const [versions, tell] = useVersions(ENTITY, 'id' in target ? { ...target } : null);
  const record = versions.seen;
  const { form, errors, isDirty, isSaving, refusals, save, remove, restore } = useRecordForm(
    ENTITY,
    record,
    'id' in target ? {} : usualShift(target, timeZone),
  );
  const [question, setQuestion] = useState<'leave' | 'delete' | null>(null);
  const values = form.watch();

  const isAbsent = ['holiday', 'sick', 'other'].includes(String(values.type));
  const setDays = (first: LocalDay, last: LocalDay) => {
    const midnight = (day: LocalDay) => new Date(instantOf(day, 0, timeZone, 'first')).toISOString();
    const options = { shouldDirty: true };
    form.setValue('from', midnight(first), options);
    form.setValue('to', midnight(addDays(last, 1)), options);
    form.setValue('breakMinutes', 0, options);
  };
  const close = () => (isDirty && !isSaving ? setQuestion('leave') : onClose());
  const { submit, conflict } = useVersionedSave({
    entity: ENTITY,
    versions,
    tell,
    form,
    isBlocked: isSaving,
    save,
    reload: async () => {
      onReload();
      if (!record) return null;
      const now = await client.workingSchedules.get.query({ id: record.id }).catch(() => null);
      return now && { ...now };
    },
    onSaved: () => {
      notify({ text: texts.entrySaved, tone: 'success' });
      onClose();
    },
  });
  const drop = async () => {
    setQuestion(null);
    await remove().then(
      (undo) => {
        reportSingleRemoval(ENTITY, '', undo, restore);
        onClose();
      },
      // The error list says why.
      () => undefined,
    );
  };
  return (
    <Overlay
      isOpen
      isWide
      onClose={close}
      title={record ? texts.editEntry : texts.newEntry}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {record && (
            <Button look="danger" disabled={isSaving} onClick={() => setQuestion('delete')}>
              <StaffIcon name="trash" />
              {texts.remove}
            </Button>
          )}
          <Button look="secondary" className="ml-auto" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="plan-form" disabled={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </Button>
        </div>
      }
    >
      <form
        id="plan-form"
        noValidate
        aria-label={texts.entry}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FaultSummary entity={ENTITY} sections={SECTIONS} errors={errors} refusals={refusals} />
        {isAbsent && <WholeDays from={values.from} to={values.to} timeZone={timeZone} onChange={setDays} />}
        <RecordFields
          entity={ENTITY}
          sections={SECTIONS}
          form={form}
          values={values}
          errors={errors}
          isDisabled={isSaving}
          spans={SPANS}
        />
      </form>
      {conflict}
      <ConfirmDialog
        isOpen={question === 'leave'}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        cancel={texts.goOnEditing}
        isDanger
        onConfirm={onClose}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={texts.deleteTitle}
        text={texts.deleteText}
        confirm={texts.remove}
        isDanger
        onConfirm={() => void drop()}
        onCancel={() => setQuestion(null)}
      />
    </Overlay>
  );
}

function usualShift({ user, branch, day }: PlanDraft, timeZone: Zone) {
  const at = (minute: number) => new Date(instantOf(day, minute, timeZone, 'first')).toISOString();
  return { user, branch, from: at(USUAL.from), to: at(USUAL.to), breakMinutes: USUAL.breakMinutes };
}

/** Absences are in whole days: sets the times to midnight of the first day and of the day after the last. */
function WholeDays({
  from,
  to,
  timeZone,
  onChange,
}: {
  from: unknown;
  to: unknown;
  timeZone: Zone;
  onChange: (first: LocalDay, last: LocalDay) => void;
}) {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const first = localDayOf(new Date(from), timeZone);
  const last = localDayOf(new Date(Math.max(Date.parse(from), Date.parse(to) - 1)), timeZone);
  return (
    <fieldset className="rounded-card border border-line bg-paper p-4">
      <legend className="px-1 font-semibold">{texts.wholeDays}</legend>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <TextField
          label={texts.firstDay}
          type="date"
          value={first}
          onChange={({ target }) =>
            target.value && onChange(target.value, [target.value, last].toSorted()[1] ?? last)
          }
        />
        <TextField
          label={texts.lastDay}
          type="date"
          value={last}
          min={first}
          onChange={({ target }) => target.value && onChange(first, target.value)}
        />
        <Button look="secondary" className="min-h-12" onClick={() => onChange(first, last)}>
          {texts.wholeDay}
        </Button>
      </div>
    </fieldset>
  );
}
