import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Desktop, PrinterSetting, PrinterStatus } from '#electron/ipc.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { PrinterCard } from './printer-card.tsx';
import { PrinterDialog } from './printer-dialog.tsx';
import { newPrinter } from './printer-draft.ts';
import { refusalOf } from './refusal.ts';
import * as texts from './texts.ts';

const PRINTERS = ['desktop', 'printers'];

/** The thermal printers of this computer: list, add, edit, remove, test. */
export function PrinterSettings({ shell }: { shell: Desktop }) {
  const cache = useQueryClient();
  const [edited, setEdited] = useState<PrinterSetting | null>(null);
  const printers = useQuery({
    queryKey: PRINTERS,
    queryFn: () => shell.printers(),
    // Somebody may change them in the backend.
    refetchInterval: 5_000,
  });
  const status = useQuery({
    queryKey: ['desktop', 'printer-status'],
    queryFn: () => shell.printerStatus(),
    refetchInterval: 5_000,
  });
  const list = printers.data ?? [];

  /** Resolves to a message when the shell rejects the list. */
  const save = async (next: PrinterSetting[]): Promise<string | null> => {
    try {
      cache.setQueryData(PRINTERS, await shell.savePrinters(next));
      void status.refetch();
      return null;
    } catch (error) {
      return refusalOf(error, texts.notSaved);
    }
  };

  const remove = async (printer: PrinterSetting) => {
    const fault = await save(list.filter(({ id }) => id !== printer.id));
    if (fault) return void notify({ text: fault, tone: 'error' });
    notify({
      text: texts.removed({ name: printer.name }),
      actions: [{ label: texts.undo, run: () => void save([...list]) }],
    });
  };

  return (
    <section aria-labelledby="printers" className="rounded-card border border-line bg-card p-6 shadow-card">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="printers" className="font-display text-xl">
          {texts.printers}
        </h2>
        <Button onClick={() => setEdited(newPrinter(list))} className="min-h-12">
          <StaffIcon name="plus" />
          {texts.addPrinter}
        </Button>
      </div>
      {printers.isPending && <div className="skeleton h-24" />}
      {printers.isError && (
        <NoticeBox tone="error" role="alert">
          <p>{texts.notLoaded}</p>
          <Button look="secondary" className="mt-3" onClick={() => void printers.refetch()}>
            {texts.retry}
          </Button>
        </NoticeBox>
      )}
      {printers.isSuccess && list.length === 0 && (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-10 text-center text-muted">
          {texts.noPrinters}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {list.map((printer) => (
          <li key={printer.id}>
            <PrinterCard
              printer={printer}
              status={statusOf(status.data, printer.id)}
              onTest={() => shell.testPrint(printer.id)}
              onEdit={() => setEdited(printer)}
              onRemove={() => void remove(printer)}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <PrinterDialog
          shell={shell}
          printer={edited}
          isNew={!list.some(({ id }) => id === edited.id)}
          others={list.filter(({ id }) => id !== edited.id)}
          onClose={() => setEdited(null)}
          onSave={async (printer) => {
            const isKnown = list.some(({ id }) => id === printer.id);
            const next = isKnown
              ? list.map((known) => (known.id === printer.id ? printer : known))
              : [...list, printer];
            const fault = await save(next);
            if (fault === null) setEdited(null);
            return fault;
          }}
        />
      )}
    </section>
  );
}

function statusOf(status: readonly PrinterStatus[] | undefined, id: string): PrinterStatus | null {
  return status?.find((known) => known.id === id) ?? null;
}
