import type { CounterDevice, KnownPrinter, PrintingDevice } from '#domain/devices/counter-fault.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

/** What a device reported last, as it is stored. */
export interface DeviceState {
  reportedAt: Date;
  clockOffsetMs: number;
  printers: readonly KnownPrinter[];
}

export interface BranchDevice extends CounterDevice, Pick<PrintingDevice, 'layouts' | 'named'> {
  branch: number;
}

export interface DeviceStateStore {
  /** Null if the device has never reported anything. */
  state(id: number): Promise<DeviceState | null>;
  /**
   * Replaces the state; this is also a sign of life. Signals the branch if `isNews`. Does not change the version of the
   * device's record.
   */
  setState(id: number, report: { state: DeviceState; appVersion: string; isNews: boolean }): Promise<void>;
  /** Records that a branch is told of the outage that began then; false if it has been told of it. */
  noteOutage(branch: number, since: Date): Promise<boolean>;
  /** The enabled devices of these branches with what they reported, by id. */
  withState(branches: BranchFilter): Promise<BranchDevice[]>;
}
