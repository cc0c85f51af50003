import { type PrinterPlace, placeOf } from '#domain/devices/printer.ts';
import { isHere, PrinterState } from './device-state.tsx';
import * as texts from './texts.ts';
import type { ReportedState } from './use-device-states.ts';

interface PrinterNowProps {
  printer: PrinterPlace & { name: string; port: number };
  /** What its device reported; undefined = nothing so far. */
  reported: ReportedState | undefined;
  clock: { now: Date; zone: string };
}

/** How a printer that is set up here is now; what a device said that is gone since is no longer true. */
export function PrinterNow({ printer, reported, clock }: PrinterNowProps) {
  if (reported && !isHere(reported.reportedAt, clock.now))
    return <span className="text-muted">{texts.deviceAway}</span>;
  const address = placeOf(printer);
  const state = reported?.printers.find((one) => one.name === printer.name && one.address === address);
  if (!state) return <span className="text-muted">{texts.notReported}</span>;
  return <PrinterState printer={state} clock={clock} />;
}
