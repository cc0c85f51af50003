import { useState } from 'react';
import { FIRST_LAYOUTS } from '#domain/devices/print-job.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { slipName } from '#text/print-reasons.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { PrintJobState } from '../print-book.ts';
import { LAYOUT_NAMES, type PrintLayout, usePrint, usePrintJobs } from '../print-jobs.ts';
import { isAlarming, jobText } from '../print-words.ts';
import { DetailSection } from './detail-section.tsx';
import { ReceiptPreview } from './receipt-preview.tsx';
import * as texts from './texts.ts';

const LAYOUTS: readonly PrintLayout[] = FIRST_LAYOUTS;

/** What was printed on which printer, what failed and why; with reprint on request. */
export function DetailPrints({ order }: { order: StaffOrder }) {
  const jobs = usePrintJobs(order);
  const { print, isBusy } = usePrint();
  const [preview, setPreview] = useState<PrintLayout | null>(null);
  const list = jobs ?? [];
  return (
    <DetailSection title={texts.prints}>
      {list.length > 0 && (
        <ul className="flex flex-col gap-2">
          {list.map((job) => (
            <li key={job.id}>
              <Job job={job} order={order} />
            </li>
          ))}
        </ul>
      )}
      {jobs && list.length === 0 && <p className="text-muted">{texts.nothingPrinted}</p>}
      <div className="grid grid-cols-2 gap-2">
        {LAYOUTS.map((layout) => {
          const isAgain = list.some((job) => job.layout === layout);
          return (
            <Button
              key={layout}
              look="secondary"
              disabled={isBusy}
              onClick={() => void print(order, layout)}
              className="min-h-12 px-3!"
            >
              <StaffIcon name="printer" />
              {(isAgain ? texts.slipAgain : texts.printSlip)({ slip: LAYOUT_NAMES[layout] })}
            </Button>
          );
        })}
        {LAYOUTS.map((layout) => (
          <Button key={layout} look="quiet" onClick={() => setPreview(layout)} className="min-h-12 underline">
            {texts.viewSlip({ slip: LAYOUT_NAMES[layout] })}
          </Button>
        ))}
      </div>
      {preview && <ReceiptPreview order={order} layout={preview} onClose={() => setPreview(null)} />}
    </DetailSection>
  );
}

function Job({ job, order }: { job: PrintJobState; order: StaffOrder }) {
  const { zoneOf } = useSession();
  const now = useServerNow();
  const isBad = isAlarming(job, order, now);
  const isDone = job.state === 'printed';
  const { print, isBusy } = usePrint();
  return (
    <div
      className={`flex items-center gap-3 rounded-theme border px-4 py-2.5 leading-snug ${
        isBad ? 'border-error bg-error-soft' : isDone ? 'border-line' : 'border-warning/40 bg-warning-soft'
      }`}
    >
      <StaffIcon
        name={isDone ? 'printed' : isBad ? 'warning' : 'printer'}
        className={`size-5 ${isBad ? 'text-error' : isDone ? 'text-secondary' : 'text-warning'}`}
      />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {job.isDuplicate ? texts.duplicate({ slip: slipName(job) }) : slipName(job)}
        </span>
        <span className="text-muted"> · {formatTime(new Date(job.createdAt), zoneOf(order.branch))}</span>
        <span className={`block ${isBad ? 'font-semibold text-error' : ''}`}>{jobText(job)}</span>
      </p>
      {isBad && job.state !== 'waiting' && job.state !== 'claimed' && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() => void print(order, job.layout, job.station)}
          className="min-h-12 px-3!"
        >
          {texts.printAgain}
        </Button>
      )}
    </div>
  );
}
