import { opens } from '#domain/devices/device-kind.ts';
import { AppError } from '#domain/errors.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Actor } from './actor.ts';

/**
 * Throws 'frontdesk-disabled' for a device of a shop that works without devices (R223), and 'device-kind' for one that is not
 * for the desk (R224). People pass; devices that show no orders at all find none.
 */
export async function requireDeviceFor(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  purpose: 'orders' | 'desk',
): Promise<void> {
  if (actor.kind !== 'device') return;
  if (purpose === 'desk' && opens(actor.type, 'orders') && !opens(actor.type, 'desk'))
    throw new AppError('device-kind');
  if (!(await isFrontdeskOn(deps))) throw new AppError('frontdesk-disabled');
}

/** Whether devices of the shop take orders. */
export async function isFrontdeskOn({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await db.shop.snapshot()).shop.config.enablePluginFrontdesk;
}
