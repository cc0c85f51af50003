import type { StaffOrder } from '#domain/order/order.ts';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { usePrintJobs } from '../print-jobs.ts';
import { PRINT_SUMMARIES } from '../print-texts.ts';
import { type PrintSummary, printAlarms, printSummary } from '../print-words.ts';
import { usePrintingBranches } from '../use-printing-branches.ts';

const LOOKS: Readonly<Record<PrintSummary, string>> = {
  failed: 'font-semibold text-error',
  unclear: 'font-semibold text-error',
  expired: 'font-semibold text-error',
  waiting: 'font-semibold text-warning',
  printed: 'text-muted',
  none: 'text-muted',
};

/** Whether the slips of an order were printed; failures are announced with the slip's name and the reason. */
export function PrintBadge({ order }: { order: StaffOrder }) {
  const canPrint = usePrintingBranches()(order.branch);
  const jobs = usePrintJobs(order);
  const now = useServerNow();
  if (!canPrint || !jobs) return null;
  const alarms = printAlarms(jobs, order, now);
  if (alarms.length > 0) {
    return (
      <ul className="flex w-full flex-col gap-1">
        {alarms.map((alarm) => (
          <li
            key={alarm}
            className="flex items-start gap-1.5 rounded-md bg-error px-2 py-1 font-semibold text-[1.08em] text-white leading-tight"
          >
            <StaffIcon name="warning" className="size-[1.15em] shrink-0" />
            <span className="min-w-0 break-words">{alarm}</span>
          </li>
        ))}
      </ul>
    );
  }
  const summary = printSummary(jobs);
  const isFine = summary === 'printed';
  return (
    <span className={`flex items-center gap-1 ${LOOKS[summary]}`}>
      <StaffIcon name={isFine ? 'printed' : 'printer'} className="size-[1.15em]" />
      {PRINT_SUMMARIES[summary]}
    </span>
  );
}
