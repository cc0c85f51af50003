import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/time/zoned-time.ts';
import { device } from '#entities/device.ts';
import { formatShortMoment } from '#text/calendar/calendar.ts';
import { PRINTER_HEALTH_NAMES } from '#text/printer-texts.ts';
import * as texts from './texts.ts';
import type { ReportedState } from './use-device-states.ts';

type Printers = ReportedState['printers'];
type Printer = Printers[number];

/** A running device calls every ten seconds or so, and what is shown here is a poll old. */
const HERE_MS = 60_000;

/** Whether a device that was last seen then is there. */
export function isHere(lastSeenAt: string | null, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < HERE_MS;
}

/** 'verbunden' with a dot; with a name, it is the way to the device. */
export function Connection({ isOn, of }: { isOn: boolean; of?: { id: number; name: string } }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-3 rounded-full ${isOn ? 'bg-[var(--secondary)]' : 'bg-line-strong'}`}
      />
      {of && (
        <Link to={`${device.path}/${of.id}`} className="font-medium underline">
          {of.name}
        </Link>
      )}
      {isOn ? texts.connected : texts.notConnected}
    </span>
  );
}

/** How a printer is, as its device reports it. */
export function PrinterState({
  printer: { health, isPaperLow, since },
  clock,
}: {
  printer: Printer;
  /** Tells since when; left out where there is no room. */
  clock?: { now: Date; zone: string } | undefined;
}) {
  const isFine = health === 'ok' || health === 'unknown';
  const isLow = isPaperLow && health !== 'no-paper';
  return (
    <span className={isFine && !isLow ? 'text-muted' : `font-semibold ${isFine ? '' : 'text-error'}`}>
      {texts.printerState({
        health: PRINTER_HEALTH_NAMES[health],
        since: isFine || !clock ? 'none' : formatShortMoment(new Date(since), clock.now, clock.zone),
        paper: isLow ? 'low' : 'fine',
      })}
    </span>
  );
}

/** The printers of a device and how they are. */
export function PrinterStates({
  printers,
  clock,
}: {
  printers: Printers;
  /** Tells where each is and since when it fails, too. */
  clock?: { now: Date; zone: string };
}) {
  if (printers.length === 0) return texts.noPrinters;
  return (
    <ul>
      {printers.map((printer) => {
        const { name, address } = printer;
        return (
          <li key={`${name} ${address}`}>
            {clock ? texts.printerAt({ name, address }) : name}:{' '}
            <PrinterState printer={printer} clock={clock} />
          </li>
        );
      })}
    </ul>
  );
}

/** 'richtig', or how far a clock is off. */
export function clockText(offsetMs: number | null): string {
  if (offsetMs === null) return texts.unknown;
  if (Math.abs(offsetMs) <= MINUTE) return texts.clockRight;
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE);
  return texts.clockOff({ minutes, direction: offsetMs > 0 ? 'ahead' : 'behind' });
}
