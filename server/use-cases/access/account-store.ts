import type { Comparison } from '#domain/insights/comparison.ts';
import type { Role } from './actor.ts';

/** A person who can sign in. */
export interface Account {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  passwordHash: string;
  /** Null until a password has been chosen: an invited person first signs in by link. */
  passwordChangedAt: Date | null;
  /** Null without a PIN for the terminals of time tracking. */
  terminalPinHash: string | null;
  /** A PIN from before such were refused, as its last use has shown. */
  isTerminalPinWeak: boolean;
  roles: Role[];
  branches: number[];
  isEnabled: boolean;
  isLocked: boolean;
  expiresAt: Date | null;
}

/** Someone who has had a password from the start. */
export interface NewAccount {
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  roles: readonly Role[];
  branches: readonly number[];
}

/** What an account's owner or a use case of this folder sets; everything else is a field of the entity. */
export interface AccountChange {
  firstName?: string;
  lastName?: string;
  phone?: string;
  passwordHash?: string;
  passwordChangedAt?: Date;
  terminalPinHash?: string | null;
  isTerminalPinWeak?: boolean;
}

export interface StoredSession {
  /** SHA-256 of the cookie's token, hex. */
  id: string;
  csrfToken: string;
  userAgent: string;
  /** Opened by a mailed link instead of the password. */
  isByLink: boolean;
  /** Opened with a second factor, or raised by setting one up. */
  isRaised: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  account: Account;
}

export interface NewSession {
  id: string;
  account: number;
  csrfToken: string;
  userAgent: string;
  isByLink: boolean;
  isRaised: boolean;
  at: Date;
  expiresAt: Date;
}

export interface StoredDevice {
  id: number;
  name: string;
  branch: number;
  /** counter, kitchen, terminal or kiosk. */
  type: string;
  isEnabled: boolean;
  lastSeenAt: Date | null;
}

/** What decides whether a session that was valid a moment ago still is, and for what. */
export interface SessionRight extends Pick<StoredSession, 'expiresAt' | 'lastSeenAt' | 'isRaised'> {
  /** The id of the session. */
  session: string;
  account: Pick<Account, 'roles' | 'branches' | 'isEnabled' | 'isLocked' | 'expiresAt'>;
}

/** The same for the key of a device. */
export interface DeviceRight {
  keyHash: string;
  branch: number;
  type: string;
  /** Of the device and of its branch. */
  isEnabled: boolean;
}

export interface LoginAttempt {
  /** The key of a failure, for example an account; hashed. */
  subject: string;
  /** If given, counts different subjects with this prefix, not this one's failures. */
  within?: string;
  limit: number;
  /** For how long a failure counts, by the clock of the database: all servers have that one. */
  seconds: number;
}

export interface AccountStore {
  accountByEmail(email: string): Promise<Account | null>;
  accountById(id: number): Promise<Account | null>;
  hasAccounts(): Promise<boolean>;
  /** Those who can sign in now: enabled, not locked, not expired; oldest first. */
  administrators(now: Date): Promise<Account[]>;
  addAccount(account: NewAccount): Promise<number>;
  /** False when there is no such account (any more). */
  changeAccount(id: number, change: AccountChange): Promise<boolean>;
  /**
   * Waits until no other transaction changes administrators, then counts those who can sign in permanently: enabled, not
   * locked, without an expiry. Must run inside a transaction.
   */
  holdAdministrators(): Promise<number>;

  addSession(session: NewSession): Promise<void>;
  session(id: string): Promise<StoredSession | null>;
  /** The rights behind many sessions at once; sessions that are gone are left out. */
  sessionRights(ids: readonly string[]): Promise<SessionRight[]>;
  touchSession(id: string, at: Date): Promise<void>;
  /** From now on it counts as opened with a second factor. */
  raiseSession(id: string): Promise<void>;
  /** It counts as opened without a second factor from now on. */
  lowerSession(id: string): Promise<void>;
  removeSession(id: string): Promise<void>;
  /** Every session of an account, expired ones included, most recently used first. */
  sessionsOf(account: number): Promise<Omit<StoredSession, 'account'>[]>;
  /** Ends every session of an account except one. */
  removeSessions(account: number, except?: string): Promise<void>;
  forgetSessions(expiredBefore: Date): Promise<void>;

  /**
   * Counts an attempt as failed before it is checked, so that parallel ones cannot slip through; `forgiveAttempts` takes it
   * back. If the limit was already reached, nothing is added, and the answer is the seconds to wait. Must run inside a
   * transaction.
   */
  countAttempt(attempt: LoginAttempt): Promise<number | null>;
  forgiveAttempts(subjects: readonly string[]): Promise<void>;
  /** The seconds until the oldest of the latest `limit` counted failures no longer counts; null if there are fewer. */
  attemptWait(attempt: LoginAttempt): Promise<number | null>;
  /** Removes failures older than that. */
  forgetAttempts(seconds: number): Promise<void>;

  /** Account numbers that were stored before they were sealed. */
  ibansInClear(): Promise<{ id: number; iban: string }[]>;
  /** Puts the sealed text in place of the one in clear, unless somebody has changed it meanwhile. */
  sealIban(id: number, clear: string, sealed: string): Promise<void>;

  addLoginLink(link: { id: string; account: number; expiresAt: Date }): Promise<void>;
  /** Whose a link is that can be redeemed; null when it is unknown, used or expired. */
  accountOfLink(id: string, now: Date): Promise<number | null>;
  /** Redeems the link; null when it is unknown, used or expired. */
  takeLoginLink(id: string, now: Date): Promise<number | null>;
  /** Invalidates the mailed links of an account. */
  removeLoginLinks(account: number): Promise<void>;
  /** Returns which. */
  forgetLoginLinks(expiredBefore: Date): Promise<string[]>;

  /** The comparisons that an account keeps for the statistics. */
  comparisons(account: number): Promise<Comparison[]>;
  /** Replaces all of them. */
  keepComparisons(account: number, comparisons: readonly Comparison[]): Promise<void>;

  deviceByKeyHash(keyHash: string): Promise<StoredDevice | null>;
  /** The rights behind many keys at once; keys that open nothing are left out. */
  deviceRights(keyHashes: readonly string[]): Promise<DeviceRight[]>;
  hasDevices(): Promise<boolean>;
  addDevice(device: { name: string; branch: number; keyHash: string }): Promise<number>;
}
