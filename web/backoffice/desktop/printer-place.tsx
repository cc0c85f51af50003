import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Desktop, PrinterInterface } from '#electron/ipc.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { DraftFaults, PrinterDraft } from './printer-draft.ts';
import { PrinterFinder } from './printer-finder.tsx';
import * as texts from './texts.ts';

const INTERFACES: readonly PrinterInterface[] = ['tcp', 'system', 'file'];

interface PrinterPlaceProps {
  shell: Desktop;
  draft: PrinterDraft;
  faults: DraftFaults;
  onChange: (values: Partial<PrinterDraft>) => void;
}

/** How a printer is connected, and where it is. */
export function PrinterPlace({ shell, draft, faults, onChange }: PrinterPlaceProps) {
  return (
    <>
      {/* Apps from before know only the network. */}
      {shell.systemPrinters && (
        <SelectField
          label={texts.interfaceLabel}
          value={draft.interface}
          onChange={(event) => {
            const chosen = INTERFACES.find((known) => known === event.target.value);
            if (chosen) onChange({ interface: chosen });
          }}
        >
          {INTERFACES.map((kind) => (
            <option key={kind} value={kind}>
              {texts.INTERFACES[kind]}
            </option>
          ))}
        </SelectField>
      )}
      {draft.interface === 'tcp' && (
        <NetworkPlace shell={shell} draft={draft} faults={faults} onChange={onChange} />
      )}
      {draft.interface === 'system' && (
        <QueueField shell={shell} draft={draft} faults={faults} onChange={onChange} />
      )}
      {draft.interface === 'file' && (
        <TextField
          label={texts.deviceFile}
          required
          hint={texts.deviceFileHint}
          placeholder={texts.deviceFileExample}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.path}
          error={faults.path}
          onChange={(event) => onChange({ path: event.target.value })}
        />
      )}
    </>
  );
}

function NetworkPlace({ shell, draft, faults, onChange }: PrinterPlaceProps) {
  return (
    <>
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <TextField
          label={texts.address}
          required
          placeholder="192.168.1.50"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.addressHint}
          value={draft.host}
          error={faults.host}
          onChange={(event) => onChange({ host: event.target.value })}
        />
        <TextField
          label={texts.port}
          required
          inputMode="numeric"
          value={draft.port}
          error={faults.port}
          onChange={(event) => onChange({ port: event.target.value })}
        />
      </div>
      <PrinterFinder shell={shell} onFound={(host) => onChange({ host, port: '9100' })} />
    </>
  );
}

function QueueField({ shell, draft, faults, onChange }: PrinterPlaceProps) {
  const listId = useId();
  const { data: names = [] } = useQuery({
    queryKey: ['desktop', 'system-printers'],
    queryFn: async () => (await shell.systemPrinters?.()) ?? [],
  });
  return (
    <>
      <TextField
        label={texts.queue}
        required
        list={listId}
        hint={texts.queueHint}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.queue}
        error={faults.queue}
        onChange={(event) => onChange({ queue: event.target.value })}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
