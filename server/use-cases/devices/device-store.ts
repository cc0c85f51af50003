import type { PrintLayout } from '#domain/devices/print-job.ts';
import type { Station, StationDevice } from '#domain/devices/station.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { DeviceStateStore } from './device-state-store.ts';

export type DeviceCommandKind = 'notification' | 'print' | 'logs' | 'cash-report';
export type DeviceCommandState = 'waiting' | 'confirmed' | 'failed';

/** A command for a device, and its answer. */
export interface DeviceCommand {
  id: number;
  device: number;
  kind: DeviceCommandKind;
  /** What the device calls the printer that is tested; null = all of them. */
  printer: string | null;
  /** What it prints, if that is no test, as JSON. */
  content: unknown;
  state: DeviceCommandState;
  /** A German sentence from the device, for example why it could not print. */
  message: string | null;
  createdAt: string;
}

export interface PairedDevice {
  id: number;
  name: string;
  branch: number;
}

/** A screen on a wall (digital signage). */
export interface Screen {
  id: number;
  name: string;
  branch: number;
  stream: number | null;
  lastSeenAt: Date | null;
}

export interface NamedDevice extends StationDevice {
  name: string;
  lastSeenAt: Date | null;
}

export interface BranchStation extends Station {
  branch: number;
}

export interface DeviceStore extends DeviceStateStore {
  /** Records that a device was here, and what it says about itself; does not change the record's version. */
  seen(id: number, at: Date, about?: { appVersion: string; platform: string }): Promise<void>;
  /**
   * Records what a device can print, and for which stations (none = all); does not change the record's version.
   */
  announce(
    id: number,
    can: { layouts: readonly PrintLayout[]; stations: readonly number[] },
    at: Date,
  ): Promise<void>;
  /** How long the staff of a branch may take to answer a new order (R90). */
  acceptMinutes(branch: number): Promise<number>;
  /** Those that still exist. */
  names(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The enabled devices of a branch that have announced that they can print a layout. */
  printing(branch: number, layout: PrintLayout): Promise<NamedDevice[]>;
  /** The enabled stations of these branches, by id. */
  stations(branches: BranchFilter): Promise<BranchStation[]>;
  /** Stores the hash of the only code with which the device can be paired; this invalidates any earlier one. */
  setPairing(id: number, pairing: { hash: string; expiresAt: Date }): Promise<void>;
  /** Redeems a code: gives its device the new key. Null when no enabled device is waiting for it. */
  pair(hash: string, key: { keyHash: string; at: Date }): Promise<PairedDevice | null>;
  /** Notifies the device's followers; in the transaction of the change. */
  signal(id: number): Promise<void>;

  /** The screen on a wall behind a key's hash; null also when the screen or its branch is disabled. */
  screenByKeyHash(hash: string): Promise<Screen | null>;
  /** Records that a screen was here; does not change the record's version. */
  screenSeen(id: number, at: Date): Promise<void>;

  /** Queues a command for a device and signals it; to be run in a transaction. */
  addCommand(
    command: Pick<DeviceCommand, 'device' | 'kind'> & {
      printer?: string | null;
      content?: unknown;
      at: Date;
    },
  ): Promise<DeviceCommand>;
  command(id: number): Promise<DeviceCommand | null>;
  /**
   * The commands a device has not answered, oldest first; tests count since `testsSince`, log requests since `logsSince`.
   */
  waitingCommands(device: number, since: { testsSince: Date; logsSince: Date }): Promise<DeviceCommand[]>;
  /** The number of `waitingCommands` of each device; devices without any may be left out. */
  countCommands(
    devices: readonly number[],
    since: { testsSince: Date; logsSince: Date },
  ): Promise<ReadonlyMap<number, number>>;
  /**
   * Answers a waiting command and notifies whoever waits for it; false when it is not waiting or belongs to another device.
   */
  answerCommand(
    id: number,
    device: number,
    answer: { state: 'confirmed' | 'failed'; message: string | null; at: Date },
  ): Promise<boolean>;
  forgetCommands(before: Date): Promise<void>;
}
