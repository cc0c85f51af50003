import { type CounterFault, ringsNow } from '#domain/devices/counter-fault.ts';

/** A fault of one of the branches of the session. */
export interface BranchFault extends CounterFault {
  branch: number;
}

/**
 * The same for as long as a fault lasts; once it comes back it is another one. Slips that nobody prints are one fault, whichever
 * of them is the oldest.
 */
export function faultKey({ branch, kind, device, printer, slips, since }: BranchFault): string {
  return JSON.stringify([branch, kind, device?.id, printer, slips, kind === 'unprinted' ? null : since]);
}

/** What is known once these are the faults: slips that are printed meanwhile ring again when the next ones are not. */
export function stillUnderstood(
  understood: ReadonlySet<string>,
  faults: readonly BranchFault[],
): ReadonlySet<string> {
  const present = new Set(faults.map(faultKey));
  const kept = [...understood].filter((key) => present.has(key) || !key.includes('"unprinted"'));
  return kept.length === understood.size ? understood : new Set(kept);
}

/** The faults that ring: somebody has to act, they have lasted, and nobody here has said that they know. */
export function ringingFaults(
  faults: readonly BranchFault[],
  understood: ReadonlySet<string>,
  now: Date,
): BranchFault[] {
  return faults.filter((fault) => ringsNow(fault, now) && !understood.has(faultKey(fault)));
}
