import type { PrintLayout } from '#domain/devices/print-job.ts';

export type DeviceCommandKind = 'notification' | 'print' | 'logs';
export type DeviceCommandState = 'waiting' | 'confirmed' | 'failed';

/** What a device is asked to do, and what it answered. */
export interface DeviceCommand {
  id: number;
  device: number;
  kind: DeviceCommandKind;
  state: DeviceCommandState;
  /** A German sentence of the device, for example why it could not print. */
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

export interface DeviceStore {
  /** Notes that a device was here, and what it says about itself; no version of the record changes by it. */
  seen(id: number, at: Date, about?: { appVersion: string; platform: string }): Promise<void>;
  /** Notes what a device can print; no version of the record changes by it. */
  announce(id: number, layouts: readonly PrintLayout[], at: Date): Promise<void>;
  /** The enabled devices of a branch that have said that they can print a layout. */
  printing(branch: number, layout: PrintLayout): Promise<{ id: number; name: string }[]>;
  /** Keeps the hash of the one code with which the device can be paired; an earlier one is worth nothing any more. */
  setPairing(id: number, pairing: { hash: string; expiresAt: Date }): Promise<void>;
  /** Uses a code up: gives its device the new key. Null when no enabled device waits for it. */
  pair(hash: string, key: { keyHash: string; at: Date }): Promise<PairedDevice | null>;
  /** Wakes whoever follows the device; in the transaction of what changed. */
  signal(id: number): Promise<void>;

  /** The screen on a wall behind a key's hash; null also for one that is switched off, or whose branch is. */
  screenByKeyHash(hash: string): Promise<Screen | null>;
  /** Notes that a screen was here; no version of the record changes by it. */
  screenSeen(id: number, at: Date): Promise<void>;

  /** Asks a device and signals it; to be run in a transaction. */
  addCommand(command: {
    device: number;
    kind: DeviceCommandKind;
    actor: string;
    at: Date;
  }): Promise<DeviceCommand>;
  command(id: number): Promise<DeviceCommand | null>;
  /** What a device has not answered, the oldest first; tests count from `testsSince` on, wishes for logs from `logsSince` on. */
  waitingCommands(device: number, since: { testsSince: Date; logsSince: Date }): Promise<DeviceCommand[]>;
  /** How many of those `waitingCommands` each of the devices has; devices without one may be left out. */
  countCommands(
    devices: readonly number[],
    since: { testsSince: Date; logsSince: Date },
  ): Promise<ReadonlyMap<number, number>>;
  /** Answers a waiting command and signals who waits for it; false when it is not waiting or not this device's. */
  answerCommand(
    id: number,
    device: number,
    answer: { state: 'confirmed' | 'failed'; message: string | null; at: Date },
  ): Promise<boolean>;
  forgetCommands(before: Date): Promise<void>;
}
