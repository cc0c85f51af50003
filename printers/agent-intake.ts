import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import type { Printing } from './agent-client.ts';
import type { PrinterSettings } from './agent-settings.ts';
import * as texts from './agent-texts.ts';
import { type JobQueue, jobKey, type NewJob, type QueuedJob, type Target } from './job-queue.ts';
import type { PrintJob } from './print-job.ts';
import { layoutLabel, titleOf } from './slips/labels.ts';
import { readWireJob, wireJobId } from './wire-job.ts';

/** What to do with a job that the server offers. */
export type Intake =
  | { kind: 'unusable' }
  /** Already printed or waiting here, but the server has not heard of it: reported again, never printed again. */
  | { kind: 'known'; job: QueuedJob }
  /** The title is null for an unreadable job: it is kept to report that. */
  | { kind: 'new'; job: NewJob; title: string | null };

/** Decides about anything the server sends as a job. */
export function takeIn(
  entry: unknown,
  jobs: Pick<JobQueue, 'get'>,
  printers: readonly PrinterSettings[],
): Intake {
  const id = wireJobId(entry);
  if (id === null) return { kind: 'unusable' };
  const job = readWireJob(entry);
  const key = job ? jobKey(id, job.order.hash) : id;
  const known = jobs.get(key);
  if (known) return { kind: 'known', job: known };
  const targets = job ? targetsOf(job, printers) : [nowhere(texts.jobUnreadable)];
  const news = { id: key, reportAs: id, job: entry, targets };
  return { kind: 'new', job: news, title: job && titleOf(job) };
}

export interface IntakeHands {
  queue: Pick<JobQueue, 'get' | 'accept' | 'setDelivered'>;
  printers: readonly PrinterSettings[];
  log: (message: string) => void;
  /** The job is on disk: its printers may start. */
  stored: (job: NewJob) => void;
  /** It has to be reported once more. */
  known: () => void;
}

/** Takes in what the server offers; false if none of it was new. Throws if the disk refuses. */
export async function takeAll(offered: readonly unknown[], hands: IntakeHands): Promise<boolean> {
  const { queue, printers, log, stored, known } = hands;
  let isAnyNew = false;
  for (const entry of offered) {
    const intake = takeIn(entry, queue, printers);
    if (intake.kind === 'unusable') log(texts.jobUnusable);
    if (intake.kind === 'known') {
      await queue.setDelivered(intake.job, null);
      known();
    }
    if (intake.kind !== 'new') continue;
    isAnyNew = true;
    await queue.accept(intake.job);
    stored(intake.job);
    if (intake.title) log(texts.jobReceived({ job: intake.title }));
  }
  return isAnyNew;
}

/** The printers set up for a job's layout and station, each with its own lane. */
function targetsOf(job: PrintJob, printers: readonly PrinterSettings[]): Target[] {
  const able = printers.filter(({ layouts }) => layouts.some((layout) => layout === job.layout));
  const meant = job.layout === 'receipt' ? able : meantFor(job.station ?? null, able);
  if (meant.length === 0) return [nowhere(texts.noPrinterFor({ layout: layoutLabel(job.layout) }))];
  return meant.map(({ id, name }) => ({
    ...nowhere(null),
    printer: id,
    printerName: name,
    state: 'received',
  }));
}

/**
 * Those that are for the station, else those that are for none in particular, else those of the next station that stands in.
 * What belongs to no station is printed by those that are for none in particular, or, without one, by all.
 */
function meantFor(station: PrintJob['station'] | null, able: readonly PrinterSettings[]) {
  const general = able.filter(({ stations }) => stations.length === 0);
  if (!station) return general.length > 0 ? general : able;
  const named = (id: number) => able.filter(({ stations }) => stations.includes(id));
  const inTurn = [named(station.id), general, ...station.standIns.map(named)];
  return inTurn.find((printers) => printers.length > 0) ?? [];
}

/** What these printers print, as the server is told. */
export function printingOf(printers: readonly PrinterSettings[]): Printing {
  const layouts = PRINT_LAYOUTS.filter((layout) => printers.some((able) => able.layouts.includes(layout)));
  return { layouts, stations: stationsOf(printers) };
}

/** Empty = all, because one is for none in particular. */
function stationsOf(printers: readonly PrinterSettings[]): number[] {
  const ofKitchens = printers.filter(({ layouts }) => layouts.some((layout) => layout !== 'receipt'));
  if (ofKitchens.some(({ stations }) => stations.length === 0)) return [];
  return [...new Set(ofKitchens.flatMap(({ stations }) => stations))].sort((a, b) => a - b);
}

function nowhere(reason: string | null): Target {
  return { printer: '', printerName: '', state: 'failed', reason, attempts: 0 };
}
