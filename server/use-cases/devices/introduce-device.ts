import type { PrintLayout } from '#domain/devices/print-job.ts';
import { AppError } from '#domain/errors.ts';
import { logLine } from '#domain/text/log-text.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { announcePrinting } from '#use-cases/printing/announce-printing.ts';

export interface Introduction {
  appVersion: string;
  platform: string;
  /** What it can print; undefined = unspecified. */
  layouts?: readonly PrintLayout[] | undefined;
  /** The stations that its printers are for; empty = all. */
  stations?: readonly number[] | undefined;
}

/** Records which program a device runs, what it can print, and that it was here. */
export async function introduceDevice(
  deps: Deps,
  actor: Actor,
  { appVersion, platform, layouts, stations = [] }: Introduction,
): Promise<void> {
  if (actor.kind !== 'device') throw new AppError('forbidden');
  await deps.db.devices.seen(actor.id, deps.clock.now(), {
    appVersion: logLine(appVersion, 100),
    platform: logLine(platform, 100),
  });
  if (layouts) await announcePrinting(deps, actor, { layouts, stations });
}
