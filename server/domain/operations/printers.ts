import type { CounterFault } from '#domain/devices/counter-fault.ts';
import { isWarning } from '#domain/devices/counter-fault.ts';
import type { Judgement } from './judgement.ts';
import { listed } from './listed.ts';

export interface PrintersStates {
  fine: { devices: number };
  none: Record<never, never>;
  warned: { branches: string; count: number };
  faulty: { branches: string; count: number };
}

export interface PrintersFacts {
  /** How many devices are switched on. */
  devices: number;
  /** What is wrong at the counters, with the name of the branch. */
  faults: readonly (CounterFault & { branchName: string })[];
}

/** Whether devices and printers are there (R363): what rings at a counter is a fault here too, everything else a notice. */
export function judgePrinters({ devices, faults }: PrintersFacts): Judgement<PrintersStates> {
  if (devices === 0) return { state: 'none', level: 'ok', since: null, facts: {} };
  const loud = faults.filter((fault) => fault.isLoud && !isWarning(fault));
  const named = loud.length > 0 ? loud : faults;
  if (named.length === 0) return { state: 'fine', level: 'ok', since: null, facts: { devices } };
  const branches = [...new Set(named.map(({ branchName }) => branchName))];
  const facts = { branches: listed(branches), count: branches.length };
  const since = earliest(named.flatMap((fault) => (fault.since ? [Date.parse(fault.since)] : [])));
  return loud.length > 0
    ? { state: 'faulty', level: 'fault', since, facts }
    : { state: 'warned', level: 'notice', since, facts };
}

function earliest(instants: readonly number[]): Date | null {
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}
