import { AppError } from '#domain/errors.ts';
import { type DeviceHub, deviceHub } from '#use-cases/devices/device-hub.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type CounterHub, counterHub } from './counter-hub.ts';
import { type HeldHub, heldHub } from './held-hub.ts';
import { type Caller, type LiveRights, liveRights } from './live-rights.ts';
import { type OrderHub, orderHub } from './order-hub.ts';
import { type PrintHub, printHub } from './print-hub.ts';

/** What all live streams of this process share: each signal is received, each change read and each right checked once. */
export interface Live {
  rights: LiveRights;
  orders: OrderHub;
  devices: DeviceHub;
  counters: CounterHub;
  held: HeldHub;
  prints: PrintHub;
}

export function startLive(deps: Deps): Live {
  // Rights learn of a change before anything caused by a later one is sent.
  const rights = liveRights(deps);
  return {
    rights,
    orders: orderHub(deps, rights),
    devices: deviceHub(deps),
    counters: counterHub(deps),
    held: heldHub(deps),
    prints: printHub(deps),
  };
}

/** Clients reconnect on their own; a stream open for longer than this has to pass the door again. */
const LONGEST_MS = 60 * 60_000;

/**
 * Yields what `open` yields, as long as the caller has the right to it, checked for every single entry. When the session or
 * the key is no longer valid it throws 'unauthenticated' or 'device-key-invalid' (401); with other roles or branches it
 * simply ends: the reader reconnects and gets what it may see now (A23, A28, A33).
 */
export async function* whileRightHolds<T>(
  live: Live,
  caller: Caller,
  signal: AbortSignal,
  open: (signal: AbortSignal) => AsyncGenerator<T>,
  stream?: { isOfOrders: boolean },
): AsyncGenerator<T> {
  const right = live.rights.hold(caller, stream);
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
