import { AppError } from '#domain/errors.ts';
import type { DeviceNews } from '#use-cases/devices/device-hub.ts';
import { type Live, whileRightHolds } from './live.ts';
import type { Caller } from './live-rights.ts';

/**
 * What is waiting for the device, now and whenever something arrives. Ends with the signal, and throws 'device-key-invalid'
 * as soon as the device's key is renewed, or the device is disabled or removed (A23).
 */
export function followDevice(live: Live, caller: Caller, signal: AbortSignal): AsyncGenerator<DeviceNews> {
  const { actor } = caller;
  if (actor.kind !== 'device') throw new AppError('forbidden');
  const { id, branch } = actor;
  return whileRightHolds(live, caller, signal, (end) => live.devices.follow({ id, branch, signal: end }));
}
