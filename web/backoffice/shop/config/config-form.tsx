import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { FaultSummary } from '#web/backoffice/crud/form/fault-summary.tsx';
import { FormFrame, SaveButton } from '#web/backoffice/crud/form/form-frame.tsx';
import { RecordFields } from '#web/backoffice/crud/form/record-fields.tsx';
import { changedFields } from '#web/backoffice/crud/form/record-versions.ts';
import { SectionLinks } from '#web/backoffice/crud/form/section-links.tsx';
import { sectionsOf } from '#web/backoffice/crud/form/sections-of.ts';
import { useLeaveGuard } from '#web/backoffice/crud/form/use-leave-guard.tsx';
import { useProposedValues } from '#web/backoffice/crud/form/use-proposed-values.ts';
import { startValues, useFieldsForm } from '#web/backoffice/crud/form/use-record-form.ts';
import { useSaveKey } from '#web/backoffice/crud/form/use-save-key.ts';
import { useSoughtField } from '#web/backoffice/crud/form/use-sought-field.ts';
import type { RecordValues } from '#web/backoffice/crud/record.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { useMay } from '#web/backoffice/session/session.tsx';
import { notify } from '#web/lib/notices.ts';
import { saveSingle } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { CONFIG_PAYMENT_INPUTS } from '../payment-switch-input.tsx';
import { CONFIG_SECTIONS } from './config-sections.ts';
import { LEGAL_INPUTS } from './legal-text-input.tsx';
import { MAIL_INPUTS } from './reply-to-input.tsx';
import { SlipPreview } from './slip-preview.tsx';
import * as texts from './texts.ts';
import { ThemePreview } from './theme-preview.tsx';

const ENTITY = erased(configEntity);
// Openings are written on the screen of the messages, beside what they open.
const SECTIONS = sectionsOf({ entity: ENTITY, sections: CONFIG_SECTIONS, hidden: ['mailOpenings'] });

const CONFIG_INPUTS = { ...CONFIG_PAYMENT_INPUTS, ...LEGAL_INPUTS, ...MAIL_INPUTS };

/** The single settings form; only changes are sent, so that two people do not overwrite each other. */
export function ConfigForm({ stored }: { stored: RecordValues }) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const canWrite = useMay()(configEntity.access.write);
  const [before, setBefore] = useState(() => startValues(ENTITY, stored));
  const { form, errors, isDirty, isSaving, refusals, save } = useFieldsForm(ENTITY, stored);
  const guard = useLeaveGuard(isDirty);
  const values = form.watch();

  const submit = async () => {
    if (!canWrite || isSaving || !isDirty) return;
    const result = await save((judged) => {
      const changes = changedFields(ENTITY, before, judged).map((name) => [name, judged[name]]);
      return saveSingle(queries, 'config', recordFailure(configEntity, 'update'), () =>
        client.config.save.mutate(Object.fromEntries(changes)),
      );
    });
    if (result === null || result === 'conflict') return;
    const now = startValues(ENTITY, { ...result });
    setBefore(now);
    form.reset({ ...now });
    notify({ text: texts.saved, tone: 'success' });
  };
  useSaveKey(() => void submit());
  const sought = useSoughtField();
  useProposedValues(form, false);

  return (
    <FormFrame
      label={texts.settings}
      bodyLabel={texts.details}
      canWrite={canWrite}
      isSaving={isSaving}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      head={
        <>
          <p className="text-muted text-sm">{texts.scope}</p>
          <h1 className="truncate font-display text-2xl">{texts.settings}</h1>
        </>
      }
      actions={
        canWrite && (
          <>
            {isDirty && (
              <Button look="secondary" disabled={isSaving} onClick={() => form.reset({ ...before })}>
                <StaffIcon name="undo" />
                <span className="sr-only sm:not-sr-only">{texts.discard}</span>
              </Button>
            )}
            <SaveButton isDisabled={isSaving || !isDirty} />
          </>
        )
      }
      dialogs={guard}
    >
      <div className="mx-auto grid max-w-7xl gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SectionLinks titles={SECTIONS.map(({ title }) => title)} />
          <FaultSummary entity={ENTITY} sections={SECTIONS} errors={errors} refusals={refusals} />
          <RecordFields
            entity={ENTITY}
            sections={SECTIONS}
            inputs={CONFIG_INPUTS}
            form={form}
            values={values}
            errors={errors}
            isDisabled={!canWrite || isSaving}
            sought={sought}
          />
          <SlipPreview values={values} />
        </div>
        <aside aria-label={texts.preview} className="min-w-0 xl:sticky xl:top-0 xl:self-start">
          <ThemePreview values={values} />
        </aside>
      </div>
    </FormFrame>
  );
}
