import { AppError } from '#domain/errors.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { askDevice } from '#use-cases/devices/ask-device.ts';
import type { NamedDevice } from '#use-cases/devices/device-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import { CASH_REPORT_WIRE, type CashReportRequest, readCashReport } from './read-cash-report.ts';

export interface CashReportPrint extends CashReportRequest {
  /** Whose receipt printer prints; null = that of the asking device, else of the one that was heard of last. */
  device: number | null;
  /** Aborted when the person waiting goes away. */
  signal: AbortSignal;
}

/**
 * Prints the day's list on a receipt printer of the branch, and waits until paper has moved. Throws what readCashReport throws,
 * 'no-receipt-printer' where no device of the branch prints receipts, and 'print-failed', with the reason if the device says one.
 */
export async function printCashReport(
  deps: Deps,
  actor: Actor,
  { device, signal, ...request }: CashReportPrint,
): Promise<{ state: 'confirmed' }> {
  const { report, branch } = await readCashReport(deps, actor, request);
  const { shop } = await deps.db.shop.snapshot();
  const printing = await deps.db.devices.printing(branch.id, 'receipt');
  const asked = deviceFor(printing, device, actor);
  if (!asked) throw new AppError('no-receipt-printer');
  const content = {
    shopName: shop.config.shopName,
    branchName: branch.name,
    timeZone: branch.timeZone,
    askedBy: authorOf(actor).actor,
    report: CASH_REPORT_WIRE.toWire(report),
  };
  const add: Parameters<typeof askDevice>[1]['add'] = ({ devices }) =>
    devices.addCommand({ device: asked.id, kind: 'cash-report', content, at: deps.clock.now() });
  return askDevice(deps, { device: asked.id, signal, add }).catch((error: unknown) => {
    if (!(error instanceof AppError) || !NOT_PRINTED.has(error.code)) throw error;
    throw new AppError('print-failed', { details: error.details ?? null });
  });
}

const NOT_PRINTED: ReadonlySet<string> = new Set(['device-failed', 'device-timeout']);

function deviceFor(
  printing: readonly NamedDevice[],
  wanted: number | null,
  actor: Actor,
): NamedDevice | undefined {
  if (wanted !== null) return printing.find(({ id }) => id === wanted);
  const own = actor.kind === 'device' ? printing.find(({ id }) => id === actor.id) : undefined;
  const heard = ({ lastSeenAt }: NamedDevice) => lastSeenAt?.getTime() ?? 0;
  return own ?? printing.toSorted((one, other) => heard(other) - heard(one))[0];
}
