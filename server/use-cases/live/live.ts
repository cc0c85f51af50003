import { AppError } from '#domain/errors.ts';
import { type DeviceHub, deviceHub } from '#use-cases/devices/device-hub.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Caller, type LiveRights, liveRights } from './live-rights.ts';
import { type OrderHub, orderHub } from './order-hub.ts';

/** What all live streams of this process share: each signal is heard, each change read, each right judged once. */
export interface Live {
  rights: LiveRights;
  orders: OrderHub;
  devices: DeviceHub;
}

export function startLive(deps: Deps): Live {
  // Rights hear of a change before anything that is told because of a later one.
  return { rights: liveRights(deps), orders: orderHub(deps), devices: deviceHub(deps) };
}

/** Readers come back by themselves; whoever holds a stream for longer is judged by the door again. */
const LONGEST_MS = 60 * 60_000;

/**
 * What `open` tells, as long as the caller has the right to it, asked for every single entry. When the session or the key is
 * worth nothing any more it throws 'unauthenticated' or 'device-key-invalid' (401); with other roles or branches it simply
 * ends: the reader comes back with what it may see now (A23, A28, A33).
 */
export async function* whileRightHolds<T>(
  live: Live,
  caller: Caller,
  signal: AbortSignal,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const right = live.rights.hold(caller);
  try {
    const end = AbortSignal.any([signal, right.signal, AbortSignal.timeout(LONGEST_MS)]);
    if (await right.holds()) {
      for await (const entry of open(end)) {
        if (!(await right.holds())) break;
        yield entry;
      }
    }
    if (right.loss === 'withdrawn')
      throw new AppError(caller.actor.kind === 'device' ? 'device-key-invalid' : 'unauthenticated');
  } finally {
    right.release();
  }
}
