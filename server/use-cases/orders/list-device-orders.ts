import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { listCurrentOrders } from './list-current-orders.ts';

/**
 * The open orders of a branch for a device with its key in the URL. Throws 'device-key-invalid' for an unknown, disabled or
 * other branch's key; keys are looked up by their hash, so timing reveals nothing about them.
 */
export async function listDeviceOrders(deps: Deps, branch: number, key: string): Promise<StaffOrder[]> {
  const device = await deps.db.accounts.deviceByKeyHash(createHash('sha256').update(key).digest('hex'));
  if (!device?.isEnabled || device.branch !== branch) throw new AppError('device-key-invalid');
  return listCurrentOrders(
    deps,
    { kind: 'device', id: device.id, name: device.name, branch: device.branch, type: device.type },
    branch,
  );
}
