import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { CODE_PAGE_IDS } from '#domain/devices/printer.ts';
import type { Desktop, PrinterLayout, PrinterSetting } from '#electron/ipc.ts';
import { CODE_PAGES } from '#printers/code-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, FieldError, SelectField, TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { LAYOUT_NAMES } from '../orders/print-jobs.ts';
import { type DraftFaults, draftOf, type PrinterDraft, readDraft } from './printer-draft.ts';
import { PrinterPlace } from './printer-place.tsx';
import * as texts from './texts.ts';
import { useStations } from './use-stations.ts';

const LAYOUTS: readonly PrinterLayout[] = PRINT_LAYOUTS;

const COLUMNS: readonly { value: PrinterSetting['columns']; label: string }[] = [
  { value: 32, label: texts.narrowPaper({ columns: 32 }) },
  { value: 42, label: texts.widePaper({ columns: 42 }) },
  { value: 48, label: texts.widePaper({ columns: 48 }) },
];

interface PrinterDialogProps {
  shell: Desktop;
  printer: PrinterSetting;
  isNew: boolean;
  /** The other printers of this computer. */
  others: readonly PrinterSetting[];
  onClose: () => void;
  /** Resolves to a message when it could not be saved. */
  onSave: (printer: PrinterSetting) => Promise<string | null>;
}

/** The form of one printer. */
export function PrinterDialog({ shell, printer, isNew, others, onClose, onSave }: PrinterDialogProps) {
  const [draft, setDraft] = useState<PrinterDraft>(() => draftOf(printer));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const showFault = useShownFault(form);
  const change = (values: Partial<PrinterDraft>) => setDraft({ ...draft, ...values });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const result = readDraft(draft);
    setFaults('faults' in result ? result.faults : {});
    setRefusal(null);
    if ('faults' in result) return showFault();
    setBusy(true);
    const refused = await onSave(result.printer);
    setRefusal(refused);
    setBusy(false);
    if (refused !== null) showFault();
  };

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={isNew ? texts.addPrinter : texts.editPrinter}
      footer={
        <Button type="submit" form={formId} size="large" isWide disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {refusal && (
          <NoticeBox tone="error" role="alert">
            {refusal}
          </NoticeBox>
        )}
        <TextField
          label={texts.name}
          required
          value={draft.name}
          error={faults.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PrinterPlace shell={shell} draft={draft} faults={faults} onChange={change} />
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={texts.paper}
            value={draft.columns}
            onChange={(event) => {
              const chosen = COLUMNS.find(({ value }) => value === Number(event.target.value));
              if (chosen) change({ columns: chosen.value });
            }}
          >
            {COLUMNS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.codePage}
            value={draft.codePage}
            error={faults.codePage}
            onChange={(event) => change({ codePage: event.target.value })}
          >
            {CODE_PAGE_IDS.map((id) => (
              <option key={id} value={id}>
                {CODE_PAGES[id].label}
              </option>
            ))}
          </SelectField>
        </div>
        <Layouts draft={draft} fault={faults.layouts} onChange={(layouts) => change({ layouts })} />
        <Stations draft={draft} onChange={(stations) => change({ stations })} />
        <TextField
          label={texts.copies}
          inputMode="numeric"
          value={draft.copies}
          error={faults.copies}
          className="max-w-28"
          onChange={(event) => change({ copies: event.target.value })}
        />
        <StandIn draft={draft} others={others} onChange={(fallback) => change({ fallback })} />
        <Switches draft={draft} onChange={change} />
      </form>
    </Overlay>
  );
}

/** After each attempt that fails: the refusal comes into sight, or the first field that is wrong takes the focus. */
function useShownFault(form: RefObject<HTMLFormElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const first = form.current?.querySelector<HTMLElement>(
      '[role=alert], [aria-invalid=true], fieldset[aria-describedby] input',
    );
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [attempts, form]);
  return () => setAttempts((before) => before + 1);
}

function Switches({
  draft,
  onChange,
}: {
  draft: PrinterDraft;
  onChange: (values: Partial<PrinterDraft>) => void;
}) {
  return (
    <div className="flex flex-col">
      {draft.interface === 'tcp' && (
        <CheckboxField
          label={texts.statusQuery}
          checked={draft.statusQuery}
          onChange={(event) => onChange({ statusQuery: event.target.checked })}
        />
      )}
      <CheckboxField
        label={texts.openDrawer}
        checked={draft.openDrawer}
        onChange={(event) => onChange({ openDrawer: event.target.checked })}
      />
    </div>
  );
}

/** Which printer stands in; shown where there is one, and the app knows of it. */
function StandIn({
  draft: { fallback = null },
  others,
  onChange,
}: {
  draft: PrinterDraft;
  others: readonly PrinterSetting[];
  onChange: (fallback: string | null) => void;
}) {
  if (others.every((one) => one.fallback === undefined)) return null;
  return (
    <SelectField
      label={texts.fallback}
      hint={texts.fallbackHint}
      value={fallback ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{texts.noFallback}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** For which stations a printer is; shown where there are any, and the printer prints their slips. */
function Stations({
  draft: { layouts, stations = [] },
  onChange,
}: {
  draft: PrinterDraft;
  onChange: (stations: number[]) => void;
}) {
  const known = useStations();
  const hintId = useId();
  if (known.length === 0 || layouts.every((layout) => layout === 'receipt')) return null;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-medium text-sm">{texts.stations}</legend>
      <div className="flex flex-wrap gap-x-6">
        {known.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={stations.includes(id)}
            onChange={(event) => {
              const others = stations.filter((other) => other !== id);
              onChange(event.target.checked ? [...others, id] : others);
            }}
          />
        ))}
      </div>
      <p id={hintId} className="text-muted text-sm">
        {texts.stationsHint}
      </p>
    </fieldset>
  );
}

function Layouts({
  draft,
  fault,
  onChange,
}: {
  draft: PrinterDraft;
  fault: string | undefined;
  onChange: (layouts: PrinterLayout[]) => void;
}) {
  const errorId = useId();
  return (
    <fieldset {...(fault ? { 'aria-describedby': errorId } : {})}>
      <legend className="font-medium text-sm">{texts.layouts}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LAYOUTS.map((layout) => (
          <CheckboxField
            key={layout}
            label={LAYOUT_NAMES[layout]}
            checked={draft.layouts.includes(layout)}
            onChange={(event) => {
              const others = draft.layouts.filter((known) => known !== layout);
              onChange(event.target.checked ? [...others, layout] : others);
            }}
          />
        ))}
      </div>
      <FieldError id={errorId} error={fault} />
    </fieldset>
  );
}
