import { useState } from 'react';
import type { PrinterSetting, PrinterStatus, PrintOutcome } from '#electron/ipc.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { LAYOUT_NAMES } from '../orders/print-jobs.ts';
import * as texts from './texts.ts';

interface PrinterCardProps {
  printer: PrinterSetting;
  status: PrinterStatus | null;
  onTest: () => Promise<PrintOutcome>;
  onEdit: () => void;
  onRemove: () => void;
}

type Test = 'none' | 'busy' | PrintOutcome;

/** One printer: its purpose, its state, and a test page. */
export function PrinterCard({ printer, status, onTest, onEdit, onRemove }: PrinterCardProps) {
  const [test, setTest] = useState<Test>('none');
  const tryIt = () => {
    setTest('busy');
    onTest()
      .then(setTest)
      .catch(() => setTest({ isPrinted: false, reason: null }));
  };
  const paper = printer.columns === 32 ? '58 mm' : texts.widePaper({ columns: printer.columns });
  return (
    <article className="flex flex-col gap-3 rounded-theme border border-line p-4">
      <div className="flex items-start gap-3">
        <StaffIcon name="printer" className="mt-1 size-7" />
        <div className="min-w-0 flex-1">
          <h3 className="font-bold text-lg leading-tight">{printer.name}</h3>
          <p className="text-muted">
            {placeOf(printer)} · {paper} · {printer.layouts.map((layout) => LAYOUT_NAMES[layout]).join(', ')}
            {printer.copies > 1 && ` · ${texts.copyCount({ count: printer.copies })}`}
          </p>
          <StatusLine status={status} />
        </div>
        <IconButton label={texts.editNamed({ name: printer.name })} onClick={onEdit} className="size-12!">
          <StaffIcon name="edit" />
        </IconButton>
        <IconButton label={texts.removeNamed({ name: printer.name })} onClick={onRemove} className="size-12!">
          <StaffIcon name="trash" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" disabled={test === 'busy'} onClick={tryIt} className="min-h-12">
          {test === 'busy' ? texts.printing : texts.testPrint}
        </Button>
        <div role="status">{typeof test === 'object' && <TestResult outcome={test} />}</div>
      </div>
    </article>
  );
}

function placeOf({ interface: kind, host, port, queue, path }: PrinterSetting): string {
  if (kind === 'system') return texts.systemPlace({ queue: queue ?? '' });
  return kind === 'file' ? (path ?? '') : `${host}:${port}`;
}

function StatusLine({ status }: { status: PrinterStatus | null }) {
  if (!status) return null;
  const waiting = texts.jobsWaiting({ count: status.waiting });
  const isPaperLow = status.isPaperLow === true && !status.problem;
  return (
    <p
      className={`mt-1 flex items-center gap-1.5 font-semibold ${
        status.problem ? 'text-error' : status.waiting > 0 || isPaperLow ? 'text-warning' : 'text-secondary'
      }`}
    >
      <StaffIcon
        name={status.problem || isPaperLow ? 'warning' : status.waiting > 0 ? 'clock' : 'check'}
        className="size-4"
      />
      {status.problem ?? (status.waiting > 0 ? waiting : texts.ready)}
      {status.problem && status.waiting > 0 && ` (${waiting})`}
      {isPaperLow && ` · ${texts.paperLow}`}
    </p>
  );
}

function TestResult({ outcome }: { outcome: PrintOutcome }) {
  if (outcome.isPrinted) {
    return (
      <p className="flex items-center gap-1.5 font-semibold text-secondary">
        <StaffIcon name="printed" />
        {texts.testPrinted}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 font-semibold text-error">
      <StaffIcon name="warning" />
      {outcome.reason ?? texts.testFailed}
    </p>
  );
}
