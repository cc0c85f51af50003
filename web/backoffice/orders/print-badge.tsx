import type { StaffOrder } from '#domain/order.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { type PrintSummary, printSummary, SUMMARY_TEXTS, usePrintJobs } from './print-jobs.ts';

const LOOKS: Readonly<Record<PrintSummary, string>> = {
  failed: 'font-semibold text-error',
  unclear: 'font-semibold text-error',
  waiting: 'font-semibold text-warning',
  printed: 'text-muted',
  none: 'text-muted',
};

/** Whether the slips of an order came out. */
export function PrintBadge({ order }: { order: StaffOrder }) {
  const jobs = usePrintJobs(order);
  if (!jobs.data) return null;
  const summary = printSummary(jobs.data.data);
  const isFine = summary === 'printed';
  return (
    <span className={`flex items-center gap-1 ${LOOKS[summary]}`}>
      <StaffIcon name={isFine ? 'printed' : 'printer'} className="size-4" />
      {SUMMARY_TEXTS[summary]}
    </span>
  );
}
