import { MINUTE } from '#domain/time/zoned-time.ts';
import { opens } from './device-kind.ts';
import type { PrintLayout } from './print-job.ts';
import { type Station, type StationDevice, servesStation } from './station.ts';

/**
 * What a print agent knows of a printer. unknown: not asked since the agent started. unreachable: no connection. silent: it
 * takes the connection and answers nothing. faulty: anything else that keeps it from printing.
 */
export type PrinterHealth =
  | 'ok'
  | 'unknown'
  | 'unreachable'
  | 'offline'
  | 'no-paper'
  | 'cover-open'
  | 'silent'
  | 'faulty';
export const PRINTER_HEALTHS = [
  'ok',
  'unknown',
  'unreachable',
  'offline',
  'no-paper',
  'cover-open',
  'silent',
  'faulty',
] as const satisfies readonly PrinterHealth[];

/** A printer as its device reports it. */
export interface PrinterReport {
  name: string;
  address: string;
  health: PrinterHealth;
  /** Its near-end sensor reports low paper; it keeps printing. */
  isPaperLow: boolean;
}

export interface KnownPrinter extends PrinterReport {
  /** Since when its health is this one, by the server's clock; ISO 8601. */
  since: string;
}

/** An enabled device of a branch, and the last that it reported; instants by the server's clock. */
export interface CounterDevice {
  id: number;
  name: string;
  type: string;
  /** Its last request; null = never. */
  lastSeenAt: Date | null;
  /** When it last said what follows; null = never, as programs from before reports. */
  reportedAt: Date | null;
  /** How far its clock is ahead; null = unknown. */
  clockOffsetMs: number | null;
  printers: readonly KnownPrinter[];
}

export type CounterFaultKind = 'no-device' | 'device-away' | 'printer' | 'unprinted' | 'paper-low' | 'clock';

/** Something wrong at the counter of a branch. */
export interface CounterFault {
  kind: CounterFaultKind;
  /** The device concerned; null if all of them are. */
  device: { id: number; name: string } | null;
  printer: string | null;
  /** Of the printer. */
  health: PrinterHealth | null;
  /** What nobody prints, and the name of the station that waits for it. */
  slips: { layout: PrintLayout; station: string | null } | null;
  /** ISO 8601; null where nobody knows. */
  since: string | null;
  /** Somebody has to act now; otherwise it can wait, or nobody is working. */
  isLoud: boolean;
}

/** Devices report every 15 s: after this long they have missed two reports. */
const AWAY_AFTER_MS = 30_000;
/** A report that is older no longer says anything: the program that sent it was replaced by an older one. */
const OUTDATED_AFTER_MS = 2 * AWAY_AFTER_MS;
/** A fault rings once it has lasted this long. */
const RINGS_AFTER_MS = 30_000;
const CLOCK_OFF_MS = MINUTE;
/** A computer with printers that is silent for longer has been retired. */
const RETIRED_AFTER_MS = 7 * 24 * 60 * MINUTE;

const WARNINGS: ReadonlySet<CounterFaultKind> = new Set(['paper-low', 'clock']);

/** A warning is calm: everything still works. */
export function isWarning({ kind }: Pick<CounterFault, 'kind'>): boolean {
  return WARNINGS.has(kind);
}

/** Whether a fault has lasted long enough to ring. */
export function ringsNow({ isLoud, since }: CounterFault, now: Date): boolean {
  return isLoud && since !== null && now.getTime() - Date.parse(since) >= RINGS_AFTER_MS;
}

/**
 * What is wrong at the counter of a branch now, worst first (R260).
 *
 * @param isBusy the branch is open, or orders wait for an answer
 * @param unprinted what nobody prints (R262)
 */
export function counterFaults(
  devices: readonly CounterDevice[],
  isBusy: boolean,
  now: Date,
  unprinted: readonly UnprintedSlips[] = [],
): CounterFault[] {
  const atCounter = devices.filter(({ type, lastSeenAt }) => opens(type, 'orders') && lastSeenAt !== null);
  const [here, away] = [atCounter.filter(isHere), atCounter.filter((device) => !isHere(device))];

  function isHere({ lastSeenAt }: CounterDevice): boolean {
    return isSeen(lastSeenAt, now);
  }

  function isReporting({ reportedAt }: CounterDevice): boolean {
    return reportedAt !== null && now.getTime() - reportedAt.getTime() <= OUTDATED_AFTER_MS;
  }

  const reporting = here.filter(isReporting);
  const gone = isBusy ? missing(here, away, now) : [];
  // Where no device is left at all, that is the fault.
  const slips = gone.some(({ kind }) => kind === 'no-device') ? [] : unprinted;
  return [
    ...gone,
    ...slips.map(({ since, ...said }) => ({ ...fault('unprinted', null, since, true), slips: said })),
    ...reporting.flatMap((device) => brokenPrinters(device, isBusy)),
    ...reporting.flatMap(warnings),
  ];
}

/** Whether a device that was last seen then is there now. */
export function isSeen(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() <= AWAY_AFTER_MS;
}

/** Slips of one kind that no device has, or that none could print. */
export interface OpenSlips {
  layout: PrintLayout;
  station: number | null;
  stationName: string | null;
  isFailed: boolean;
  /** The devices that could not print them. */
  declinedBy: readonly number[];
  /** When the oldest was made. */
  since: Date;
}

/** An enabled device of a branch, and what it said it prints. */
export interface PrintingDevice extends StationDevice {
  layouts: readonly PrintLayout[];
  lastSeenAt: Date | null;
}

export interface UnprintedSlips {
  layout: PrintLayout;
  station: string | null;
  since: Date;
}

/**
 * What has waited for 30 seconds without a device that is there and able (R262), by layout and station. A branch in which nobody
 * ever printed such slips has no use for them; a station has.
 */
export function unprintedSlips(
  open: readonly OpenSlips[],
  devices: readonly PrintingDevice[],
  stations: readonly Station[],
  now: Date,
): UnprintedSlips[] {
  const found = new Map<string, UnprintedSlips>();
  for (const { layout, station, stationName, isFailed, declinedBy, since } of open) {
    if (now.getTime() - since.getTime() < AWAY_AFTER_MS) continue;
    const place = stations.find(({ id }) => id === station);
    const printing = devices.filter(
      (device) =>
        device.layouts.includes(layout) && (!place || servesStation(device, place, stations) !== null),
    );
    if (printing.length === 0 && !place) continue;
    const isHere = printing.some(({ id, lastSeenAt }) => isSeen(lastSeenAt, now) && !declinedBy.includes(id));
    if (isHere && !isFailed) continue;
    const key = `${layout} ${station}`;
    const known = found.get(key);
    if (!known || since < known.since) found.set(key, { layout, station: stationName, since });
  }
  return [...found.values()];
}

/** No device at all, or one that prints while others are still there. */
function missing(here: readonly CounterDevice[], away: readonly CounterDevice[], now: Date): CounterFault[] {
  const last = Math.max(...away.map(seenAt));
  if (here.length === 0 && away.length > 0) return [fault('no-device', null, new Date(last), true)];
  return away
    .filter((device) => device.printers.length > 0 && now.getTime() - seenAt(device) <= RETIRED_AFTER_MS)
    .map((device) => fault('device-away', device, new Date(seenAt(device)), true));
}

function seenAt({ lastSeenAt }: CounterDevice): number {
  return lastSeenAt?.getTime() ?? 0;
}

function brokenPrinters(device: CounterDevice, isBusy: boolean): CounterFault[] {
  return device.printers
    .filter(({ health }) => health !== 'ok' && health !== 'unknown')
    .map(({ name, health, since }) => ({
      ...fault('printer', device, new Date(since), isBusy),
      printer: name,
      health,
    }));
}

function warnings(device: CounterDevice): CounterFault[] {
  const low = device.printers
    .filter(({ isPaperLow, health }) => isPaperLow && health !== 'no-paper')
    .map(({ name, health }) => ({ ...fault('paper-low', device, null, false), printer: name, health }));
  const isOff = Math.abs(device.clockOffsetMs ?? 0) > CLOCK_OFF_MS;
  return isOff ? [...low, fault('clock', device, null, false)] : low;
}

function fault(
  kind: CounterFaultKind,
  device: CounterDevice | null,
  since: Date | null,
  isLoud: boolean,
): CounterFault {
  return {
    kind,
    device: device && { id: device.id, name: device.name },
    printer: null,
    health: null,
    slips: null,
    since: since?.toISOString() ?? null,
    isLoud,
  };
}

/**
 * A report beside what was known: a health that has not changed keeps its beginning, and 'unknown' says nothing, so that
 * what was known of the printer stands.
 */
export function printersAfter(
  known: readonly KnownPrinter[],
  reported: readonly PrinterReport[],
  now: Date,
): KnownPrinter[] {
  return reported.map((printer) => {
    const before = known.find(({ name, address }) => name === printer.name && address === printer.address);
    if (before && (printer.health === 'unknown' || printer.health === before.health))
      return {
        ...printer,
        health: before.health,
        isPaperLow: printer.health === 'unknown' ? before.isPaperLow : printer.isPaperLow,
        since: before.since,
      };
    return { ...printer, since: now.toISOString() };
  });
}
