import type { SecondFactorRule } from '#domain/access/second-factor.ts';

/** What proves, beside the password, who somebody is. */
export interface StoredFactor {
  /** Of the authenticator, sealed. */
  secret: string;
  /** Null until a first code has shown that the authenticator knows it. */
  confirmedAt: Date | null;
  /** The step of the last code that was taken; null = none. */
  lastStep: number | null;
  /** Recovery codes that are left. */
  codesLeft: number;
}

export interface FactorStore {
  /** Of whom the settings ask for one. */
  rule(): Promise<SecondFactorRule>;
  factorOf(account: number): Promise<StoredFactor | null>;
  /** Takes the place of one that was never confirmed. False when there is a confirmed one. */
  begin(account: number, secret: string): Promise<boolean>;
  /** False when there is none to confirm, or another call has just done it. */
  confirm(account: number, step: number, at: Date): Promise<boolean>;
  /** Takes a code of this step; false when it, or a later one, was taken already. */
  takeStep(account: number, step: number): Promise<boolean>;
  /** Replaces all recovery codes of an account; hashes. */
  keepCodes(account: number, hashes: readonly string[]): Promise<void>;
  /** Takes a recovery code; false when there is no such one (any more). */
  takeCode(account: number, hash: string): Promise<boolean>;
  /** With the recovery codes. False when there was none. */
  remove(account: number): Promise<boolean>;
}
