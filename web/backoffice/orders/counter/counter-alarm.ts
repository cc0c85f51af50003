import { type CounterFault, ringsNow } from '#domain/devices/counter-fault.ts';

/** A fault of one of the branches of the session. */
export interface BranchFault extends CounterFault {
  branch: number;
}

/** The same for as long as a fault lasts; once it comes back it is another one. */
export function faultKey({ branch, kind, device, printer, slips, since }: BranchFault): string {
  return JSON.stringify([branch, kind, device?.id, printer, slips, since]);
}

/** The faults that ring: somebody has to act, they have lasted, and nobody here has said that they know. */
export function ringingFaults(
  faults: readonly BranchFault[],
  understood: ReadonlySet<string>,
  now: Date,
): BranchFault[] {
  return faults.filter((fault) => ringsNow(fault, now) && !understood.has(faultKey(fault)));
}
