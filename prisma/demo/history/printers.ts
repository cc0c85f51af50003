import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';
import type { device } from '#entities/device.ts';
import type { Row } from '#entities/entity.ts';
import type { printer } from '#entities/printer.ts';

type PrinterRow = Row<typeof printer>;

/** The branch with the show kitchen; the first one has its device from the first access. */
const BRANCH = 2;
const DEVICE = 2;

/** A computer that was never there: nobody misses it, and nothing rings because of its printers. */
export function devicesSince(today: LocalDay, timeZone: Zone): Row<typeof device>[] {
  return [
    {
      id: DEVICE,
      name: 'Kassen-PC am Kamp',
      branch: BRANCH,
      type: 'counter',
      isEnabled: true,
      lastSeenAt: null,
      appVersion: '',
      platform: '',
      keyChangedAt: new Date(instantOf(addDays(today, -30), 9 * 60, timeZone, 'first')).toISOString(),
    },
  ];
}

const usual: Omit<PrinterRow, 'id' | 'name' | 'host' | 'layouts' | 'fallback'> = {
  branch: BRANCH,
  device: DEVICE,
  identifier: '',
  interface: 'tcp',
  port: 9100,
  queue: '',
  path: '',
  columns: '42',
  codePage: 'PC858',
  stations: [],
  copies: 1,
  statusQuery: true,
  openDrawer: false,
  cancelChineseMode: false,
};

/** Receipts at the counter, tickets in the show kitchen; each printer stands in for the other. */
export const printers: PrinterRow[] = [
  {
    ...usual,
    id: 1,
    name: 'Theke',
    host: '192.168.1.50',
    layouts: ['receipt'],
    openDrawer: true,
    fallback: 2,
  },
  { ...usual, id: 2, name: 'Schauküche', host: '192.168.1.51', layouts: ['kitchen'], fallback: 1 },
];
