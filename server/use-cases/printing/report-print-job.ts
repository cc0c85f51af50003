import { AppError } from '#domain/errors.ts';
import { cleanLine } from '#domain/text/text-input.ts';
import { printFailedMessage } from '#text/print-reasons.ts';
import { orderTitle } from '#text/titles/order-title.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PrintJobReport, StoredPrintJob } from '#use-cases/signals/work-store.ts';
import { ableDevices } from './able-devices.ts';
import { type PrintJobState, printJobState } from './print-job-view.ts';

export interface ReportPrintJob extends Omit<PrintJobReport, 'at'> {
  id: number;
}

/**
 * Records what became of a job at the device that has it. A device that cannot print it ('failed') passes it on to another
 * one that can; without one the job fails and is logged. Repeating a report changes nothing. Throws 'not-found' for another
 * device's job, 'print-job-conflict' for a report about one that is printed or expired.
 */
export async function reportPrintJob(
  deps: Deps,
  actor: Actor,
  report: ReportPrintJob,
): Promise<PrintJobState> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const { id, state, attempts } = report;
  const news: PrintJobReport = {
    state,
    attempts,
    reason: report.reason === null ? null : cleanLine(report.reason) || null,
    printer: report.printer === null ? null : cleanLine(report.printer) || null,
    at: deps.clock.now(),
  };
  const { work } = deps.db;
  const isNoted =
    state === 'failed'
      ? await decline(deps, id, actor.id, news)
      : await work.reportPrintJob(id, actor.id, news);
  const job = await work.printJob(id);
  const isDeclined = state === 'failed' && job?.declinedBy.includes(actor.id);
  if (!job || (job.device !== actor.id && !isDeclined)) throw new AppError('not-found');
  if (!isNoted && !isDeclined && state !== job.state) throw new AppError('print-job-conflict');
  if (isNoted && job.state === 'failed') await logFailed(deps, job);
  return printJobState(job);
}

async function decline(deps: Deps, id: number, device: number, news: PrintJobReport): Promise<boolean> {
  const job = await deps.db.work.printJob(id);
  const able = job ? await ableDevices(deps.db, job) : [];
  return deps.db.work.declinePrintJob(
    id,
    device,
    news,
    able.map((one) => one.id),
  );
}

async function logFailed(deps: Deps, job: StoredPrintJob): Promise<void> {
  const order = await deps.db.orders.byId(job.order, null);
  await deps.db.logs.add({
    level: 'error',
    source: 'device',
    message: printFailedMessage(job, order ? orderTitle(order) : undefined),
    details: job.reason ?? '',
    branch: job.branch,
    device: job.device,
    subject: 'order',
    subjectId: job.order,
  });
}
