import type { CounterFault } from '#domain/devices/counter-fault.ts';
import { DAY } from '#domain/time/zoned-time.ts';
import { formatDateTime, formatTime } from '#text/calendar/calendar.ts';
import { slipsName } from '#text/print-reasons.ts';
import { PRINTER_HEALTH_NAMES } from '#text/printer-texts.ts';
import * as texts from './texts.ts';

/** What is wrong, for staff; instants more than a day ago have a date. */
export function faultWords(fault: CounterFault, now: Date, timeZone: string): string {
  const device = fault.device?.name ?? '';
  const printer = fault.printer ?? '';
  const time = sinceText(fault.since, now, timeZone);
  switch (fault.kind) {
    case 'no-device':
      return texts.noDevice({ time });
    case 'device-away':
      return texts.deviceAway({ device, time });
    case 'printer':
      return texts.printer({ printer, health: PRINTER_HEALTH_NAMES[fault.health ?? 'faulty'], time });
    case 'unprinted':
      return fault.slips ? texts.unprinted({ slips: slipsOf(fault.slips), time }) : '';
    case 'paper-low':
      return texts.paperLow({ printer });
    case 'clock':
      return texts.clock({ device });
  }
}

function slipsOf({ layout, station }: NonNullable<CounterFault['slips']>): string {
  return slipsName({ layout, stationName: station });
}

function sinceText(since: string | null, now: Date, timeZone: string): string {
  if (since === null) return '';
  const at = new Date(since);
  return now.getTime() - at.getTime() > DAY ? formatDateTime(at, timeZone) : formatTime(at, timeZone);
}
