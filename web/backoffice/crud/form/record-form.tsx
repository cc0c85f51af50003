import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { log } from '#entities/log.ts';
import { BackLink } from '#web/backoffice/layout/back-link.tsx';
import { useMay } from '#web/backoffice/session/session.tsx';
import type { Restoration } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { AnyEntity, RecordRow, RecordValues } from '../record.ts';
import { reportSingleRemoval } from '../removal-notice.ts';
import type { EntityScreen } from '../screen.ts';
import { useReason } from '../use-reason.tsx';
import { useRecordNames } from '../use-record-names.ts';
import { FaultSummary } from './fault-summary.tsx';
import { FormExtent, useShownSections } from './form-extent.tsx';
import { FormFrame, SaveButton } from './form-frame.tsx';
import { FormHeadSlot } from './form-head-action.tsx';
import { LimitNote, useLimitsOf } from './limit-note.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordHistory } from './record-history.tsx';
import { sectionsOf } from './sections-of.ts';
import * as texts from './texts.ts';
import { useCompanionOf } from './use-companion.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useProposedValues } from './use-proposed-values.ts';
import { useRecordForm } from './use-record-form.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSoughtField } from './use-sought-field.ts';
import { useVersionedSave, useVersions } from './use-versioned-save.tsx';

interface RecordFormProps {
  screen: EntityScreen;
  record: RecordRow | null;
  created: RecordRow | null;
  /** What a new record starts with, beyond the defaults. */
  start?: RecordValues | undefined;
  onSaved: (row: RecordRow) => void;
  /** Fetches the record as it is now. */
  onReload?: () => Promise<RecordRow | null>;
}

/** The form of a record: cards of fields, a preview, and further actions. */
export function RecordForm({ screen, record: first, created, start, onSaved, onReload }: RecordFormProps) {
  const { entity, implied, Aside, Extras, HeadActions } = screen;
  const [versions, tell] = useVersions(entity, first);
  const record = versions.seen;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const may = useMay();
  const names = useRecordNames();
  const { form, errors, isSaving, refusals, save, ...calls } = useRecordForm(entity, record, start, implied);
  const isLeaving = useRef(false);
  const limits = useLimitsOf(screen, record);
  const open = limits?.open ?? null;
  const canWrite =
    may(record ? entity.access.write : (entity.access.create ?? entity.access.write)) && open?.length !== 0;
  const companion = useCompanionOf(screen, { record, isDisabled: !canWrite || isSaving, form });
  const isDirty = calls.isDirty || companion.isDirty;
  const guard = useLeaveGuard(isDirty, isLeaving);
  const canRemove =
    record !== null && may(entity.access.create ?? entity.access.write) && limits?.canRemove !== false;
  const name = record && names.of(entity, { ...record });
  const values = form.watch();
  const sought = useSoughtField();
  useProposedValues(form, record === null);
  const sections = useShownSections(screen, sectionsOf(screen), { values, errors, sought });
  const { submit, take, conflict } = useVersionedSave({
    entity,
    versions,
    tell,
    form,
    isBlocked: !canWrite || isSaving,
    save: (version) => save(version, companion.save),
    reload: async () => (await onReload?.()) ?? null,
    onSaved: (row) => {
      notify({ text: texts.saved({ label: entity.label.one }), tone: 'success' });
      isLeaving.current = record === null;
      onSaved(row);
    },
  });
  const removal = useRemoval({ screen, name, form, isLeaving, ...calls });
  useSaveKey(() => void submit());

  return (
    <FormFrame
      label={entity.label.one}
      bodyLabel={texts.formBody({ label: entity.label.one })}
      canWrite={canWrite}
      readerNote={screen.readerNote}
      isSaving={isSaving}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      head={
        <>
          <BackLink to={entity.path}>{entity.label.many}</BackLink>
          <RecordTitle entity={entity} record={record} />
        </>
      }
      actions={
        <>
          <div ref={setSlot} className="contents" />
          {HeadActions && record && <HeadActions record={record} />}
          {canRemove && <RemoveButton onPress={removal.ask} />}
          {canWrite && <SaveButton isDisabled={isSaving || (record !== null && !isDirty)} />}
          {!canWrite && (
            <ButtonLink look="secondary" to={entity.path}>
              {texts.toList}
            </ButtonLink>
          )}
        </>
      }
      dialogs={
        <>
          {guard}
          {removal.question}
          {conflict}
        </>
      }
    >
      <div
        className={`mx-auto grid gap-6 ${Aside ? 'max-w-7xl xl:grid-cols-[minmax(0,1fr)_26rem]' : 'max-w-5xl'}`}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {screen.simple && <FormExtent sections={sections} values={values} />}
          <LimitNote limits={limits} />
          <FaultSummary entity={entity} sections={sections} errors={errors} refusals={refusals} />
          <RecordFields
            entity={entity}
            sections={sections}
            inputs={screen.inputs}
            form={form}
            values={values}
            errors={errors}
            isDisabled={!canWrite || isSaving}
            open={open}
            companion={companion.card}
            spans={screen.spans}
            sought={sought}
          />
          {Extras && record && (
            <Suspense fallback={<div className="skeleton h-40" />}>
              <Extras
                record={record}
                values={values}
                created={created}
                // Read-only users have typed nothing that could get lost.
                onChanged={canWrite ? (row) => tell({ kind: 'followed', row }) : take}
              />
            </Suspense>
          )}
          {record && may(log.access.read) && <RecordHistory entity={entity} id={record.id} />}
        </div>
        {Aside && (
          <Preview slot={slot}>
            <Aside values={values} record={record} />
          </Preview>
        )}
      </div>
    </FormFrame>
  );
}

/** What stands beside the form, with the place in the form's head that it may fill. */
function Preview({ slot, children }: { slot: HTMLElement | null; children: ReactNode }) {
  return (
    <aside aria-label={texts.preview} className="min-w-0 empty:hidden xl:sticky xl:top-0 xl:self-start">
      <Suspense fallback={<div className="skeleton h-80" />}>
        <FormHeadSlot.Provider value={slot}>{children}</FormHeadSlot.Provider>
      </Suspense>
    </aside>
  );
}

function RecordTitle({ entity, record }: { entity: AnyEntity; record: RecordRow | null }) {
  const names = useRecordNames();
  const { gender, one: label } = entity.label;
  return (
    <h1 className="truncate font-display text-2xl">
      {record ? names.of(entity, { ...record }) : texts.newRecord({ gender, label })}
      {names.known(entity.name, record?.identifier) !== null && (
        <Identifier>{String(record?.identifier)}</Identifier>
      )}
    </h1>
  );
}

function RemoveButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look="danger" onClick={onPress}>
      <StaffIcon name="trash" />
      <span className="sr-only sm:not-sr-only">{texts.remove}</span>
    </Button>
  );
}

/** Beside a name that is more readable. */
function Identifier({ children }: { children: ReactNode }) {
  return <span className="ml-2 hidden font-sans text-base text-muted sm:inline">{children}</span>;
}

interface Removal {
  screen: EntityScreen;
  /** Of the record; null while it is new. */
  name: string | null;
  form: ReturnType<typeof useRecordForm>['form'];
  isLeaving: RefObject<boolean>;
  remove: (reason: string) => Promise<string | null>;
  restore: (undo: string) => Promise<Restoration>;
}

/** Asks, removes the record and leads to the list. */
function useRemoval({ screen, name, form, isLeaving, remove, restore }: Removal) {
  const { entity, asksReason = false } = screen;
  const [isAsked, setAsked] = useState(false);
  const why = useReason(asksReason);
  const navigate = useNavigate();
  const drop = async () => {
    const reason = why.take();
    if (reason === null) return;
    setAsked(false);
    isLeaving.current = true;
    await remove(reason).then(
      (undo) => {
        reportSingleRemoval(entity, name ?? '', undo, restore);
        form.reset(form.getValues());
        navigate(entity.path);
      },
      // The error list says why.
      () => undefined,
    );
    isLeaving.current = false;
  };
  const question = (
    <ConfirmDialog
      isOpen={isAsked}
      title={texts.removeTitle({ label: entity.label.one })}
      text={asksReason ? texts.removeKept({ name: name ?? '' }) : texts.removeText({ name: name ?? '' })}
      confirm={texts.remove}
      isDanger
      onConfirm={() => void drop()}
      onCancel={() => setAsked(false)}
    >
      {why.field}
    </ConfirmDialog>
  );
  return { question, ask: () => setAsked(true) };
}
