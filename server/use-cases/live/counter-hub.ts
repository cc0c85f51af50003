import { type BranchFault, faultsOf } from '#use-cases/devices/list-counter-faults.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type LookHub, lookHub } from './look-hub.ts';

/** Everything that is wrong at the counters of the reader's branches: it replaces what was said before. */
export interface CounterNews {
  faults: readonly BranchFault[];
}

export type CounterHub = LookHub<CounterNews>;

/** Nothing is written when a device falls silent: the time alone makes the fault. */
export function counterHub(deps: Pick<Deps, 'db' | 'events' | 'clock' | 'log'>): CounterHub {
  return lookHub(deps, {
    channel: 'device-states',
    read: (branches) => faultsOf(deps, branches),
    news: (faults): CounterNews => ({ faults }),
    failure: 'the state of devices could not be read',
  });
}
