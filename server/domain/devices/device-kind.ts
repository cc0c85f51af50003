/** What devices of a branch are for. Screens on the wall have keys of their own, which open only their player. */
export type DeviceKind = 'counter' | 'kitchen' | 'terminal' | 'kiosk';

/**
 * orders: board, feed, slips, and moving orders on. desk: what concerns the guest or money: turning down, correcting, orders
 * by phone. time: booking working time.
 */
export type DevicePurpose = 'orders' | 'desk' | 'time';

/** What each kind opens (R224). */
const OPENS: Readonly<Record<DeviceKind, readonly DevicePurpose[]>> = {
  counter: ['orders', 'desk', 'time'],
  kitchen: ['orders', 'time'],
  terminal: ['time'],
  // In the hands of guests.
  kiosk: [],
};

/** Whether a device of this kind is for something; a kind that nobody knows is for nothing. */
export function opens(kind: string, purpose: DevicePurpose): boolean {
  return Object.hasOwn(OPENS, kind) && OPENS[kind as DeviceKind].includes(purpose);
}
