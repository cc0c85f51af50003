import type { PaperColumns } from '#domain/devices/printer.ts';
import { AppError } from '#domain/errors.ts';
import type { StoredDraft, StoredRecord } from '#entities/entity.ts';
import { printer } from '#entities/printer.ts';
import type { DevicePrinter } from '#inputs/device-printer.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { RecordStore } from '#use-cases/records/record-store.ts';

type PrinterRecord = StoredRecord<typeof printer.fields>;

/** A printer, and what its device calls it. */
interface NamedPrinter {
  key: string;
  record: PrinterRecord;
}

/** Throws 'forbidden' for anyone but a device. */
export function requireDevice(actor: Actor): Actor & { kind: 'device' } {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  return actor;
}

/** The printers of a device, in the order in which they were added. */
export async function printersOf(
  records: Pick<RecordStore, 'list'>,
  device: number,
): Promise<PrinterRecord[]> {
  const everything = { scope: 'all', from: null, to: null, search: null, skip: 0, take: null } as const;
  const { rows } = await records.list(printer, { ...everything, filters: { device }, sort: 'id' });
  return rows;
}

/**
 * One that the device has named keeps this name, under which jobs wait for it there; unless it was moved to a device that has
 * another of this name.
 */
export function namedPrinters(records: readonly PrinterRecord[]): NamedPrinter[] {
  const taken = new Set(['']);
  return records.map((record) => {
    const key = taken.has(record.identifier) ? `nr-${record.id}` : record.identifier;
    taken.add(key);
    return { key, record };
  });
}

/** As the device is told. */
export function devicePrinters(records: readonly PrinterRecord[]): DevicePrinter[] {
  const named = namedPrinters(records);
  return named.map(({ key, record }) => {
    const { name, host, port, queue, path, codePage, layouts, copies } = record;
    const { statusQuery, openDrawer, cancelChineseMode } = record;
    return {
      ...{ id: key, name, interface: record.interface, host, port, queue, path, codePage, layouts, copies },
      ...{ statusQuery, openDrawer, cancelChineseMode },
      columns: Number(record.columns) as PaperColumns,
      stations: record.stations.map(({ id }) => id),
      fallback: named.find((other) => other.record.id === record.fallback)?.key ?? null,
    };
  });
}

/** As it is stored; without the printer that stands in, which the device names otherwise. */
export function draftOf(
  { id: _, columns, stations, fallback: __, ...said }: DevicePrinter,
  { id: device, branch }: Actor & { kind: 'device' },
): StoredDraft<typeof printer.fields> {
  return { ...said, device, branch, columns: `${columns}`, stations: stations.map((id) => ({ id })) };
}
