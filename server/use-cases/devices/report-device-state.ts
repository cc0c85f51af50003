import { type PrinterReport, printersAfter } from '#domain/devices/counter-fault.ts';
import { AppError } from '#domain/errors.ts';
import { logLine } from '#domain/text/log-text.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface ReportedState {
  appVersion: string;
  /** What its clock says. */
  clock: Date;
  printers: readonly PrinterReport[];
}

/** The largest offset that is stored; whoever is off by a day needs no better figure. */
const LONGEST_OFFSET_MS = 24 * 60 * 60_000;

/** Stores what a device says about itself, and tells the screens of its branch if there is news. */
export async function reportDeviceState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { appVersion, clock: deviceTime, printers }: ReportedState,
): Promise<void> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const now = clock.now();
  const offset = deviceTime.getTime() - now.getTime();
  const known = await db.devices.state(actor.id);
  const after = printersAfter(known?.printers ?? [], printers, now);
  await db.devices.setState(actor.id, {
    state: {
      reportedAt: now,
      clockOffsetMs: Math.max(-LONGEST_OFFSET_MS, Math.min(offset, LONGEST_OFFSET_MS)),
      printers: after,
    },
    appVersion: logLine(appVersion, 100),
    isNews: JSON.stringify(after) !== JSON.stringify(known?.printers ?? []),
  });
}
