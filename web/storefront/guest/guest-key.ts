/** The key in local storage of what a device remembers of its guest (guest-memory.ts). */
export const GUEST_MEMORY = 'theke-guest';

/** Whether there may be something: most guests need not fetch what reads it. */
export function hasGuestMemory(): boolean {
  try {
    return localStorage.getItem(GUEST_MEMORY) !== null;
  } catch {
    return false;
  }
}
