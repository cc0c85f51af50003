import { MINUTE } from '#domain/time/zoned-time.ts';
import { PRINTER_HEALTH_NAMES } from '#text/printer-texts.ts';
import * as texts from './texts.ts';
import type { ReportedState } from './use-device-states.ts';

type Printers = ReportedState['printers'];

/** The printers of a device and how they are. */
export function PrinterStates({ printers, isWide = false }: { printers: Printers; isWide?: boolean }) {
  if (printers.length === 0) return texts.noPrinters;
  return (
    <ul>
      {printers.map(({ name, address, health, isPaperLow }) => {
        const isFine = health === 'ok' || health === 'unknown';
        const state = texts.printerState({
          health: PRINTER_HEALTH_NAMES[health],
          paper: isPaperLow && health !== 'no-paper' ? 'low' : 'fine',
        });
        return (
          <li key={`${name} ${address}`}>
            {isWide ? texts.printerAt({ name, address }) : name}:{' '}
            <span className={isFine ? 'text-muted' : 'font-semibold text-error'}>{state}</span>
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
