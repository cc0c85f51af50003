import { AppError } from '#domain/errors.ts';
import { cleanLine } from '#domain/text-input.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './ports.ts';
import { type PrintJobState, printJobState } from './print-job-view.ts';
import type { PrintJobReport } from './work-store.ts';

export interface ReportPrintJob extends Omit<PrintJobReport, 'at'> {
  id: number;
}

/**
 * Notes what became of a job at the device that has it. The same news again change nothing. Throws 'not-found' for a job
 * of somebody else, 'print-job-conflict' for news about one that is printed already.
 */
export async function reportPrintJob(
  deps: Deps,
  actor: Actor,
  report: ReportPrintJob,
): Promise<PrintJobState> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const { id, state, attempts } = report;
  const isNoted = await deps.db.work.reportPrintJob(id, actor.id, {
    state,
    attempts,
    reason: report.reason === null ? null : cleanLine(report.reason) || null,
    printer: report.printer === null ? null : cleanLine(report.printer) || null,
    at: deps.clock.now(),
  });
  const job = await deps.db.work.printJob(id);
  if (!job || job.device !== actor.id) throw new AppError('not-found');
  if (!isNoted && state !== 'printed') throw new AppError('print-job-conflict');
  return printJobState(job);
}
