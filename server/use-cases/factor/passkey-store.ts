import type { PasskeyKey } from './passkeys.ts';

export interface StoredPasskey extends PasskeyKey {
  account: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyStore {
  passkeysOf(account: number): Promise<StoredPasskey[]>;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** False when somebody has it already. */
  add(passkey: PasskeyKey & { account: number; name: string }): Promise<boolean>;
  /** False when it is gone, or was used meanwhile with a counter that is not lower. */
  used(id: string, counter: number, at: Date): Promise<boolean>;
  /** False when the account has no such one. */
  remove(account: number, id: string): Promise<boolean>;
  /** False when the account had none. */
  removeAll(account: number): Promise<boolean>;
  /** `id` is a hash; `account` null for somebody who signs in. */
  ask(challenge: { id: string; account: number | null; expiresAt: Date }): Promise<void>;
  /** Takes it; false when it was not asked, of somebody else, over, or taken. */
  take(challenge: { id: string; account: number | null }, now: Date): Promise<boolean>;
  forgetChallenges(expiredBefore: Date): Promise<void>;
}
