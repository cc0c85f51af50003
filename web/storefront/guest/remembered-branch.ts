import type { Branch } from '#domain/shop/branch.ts';
import { useLastBranch } from '#web/lib/cart/last-branch.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { readGuestMemory } from './guest-memory.ts';

/** Where the guest of this device last ordered, before this session; an order of the session counts more. */
export function readRememberedBranch(branches: readonly Branch[], now: Date): void {
  if (useKiosk.getState().isKiosk || useLastBranch.getState().ordered !== null) return;
  const last = readGuestMemory(now)?.orders[0]?.branch;
  const branch = branches.find(({ id }) => id === last);
  if (branch) useLastBranch.setState({ ordered: branch.identifier });
}
