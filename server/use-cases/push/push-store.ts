/** What a browser gives away so that it can be reached through its push service. */
export interface PushAddress {
  /** Whoever knows it can replace or remove it. */
  endpoint: string;
  /** Keys of the browser, base64url. */
  p256dh: string;
  auth: string;
}

export interface StoredPush extends PushAddress {
  id: number;
}

export interface PushStore {
  /** The guest at this browser follows the order. False when as many as `limit` others do already. */
  follow(address: PushAddress, follow: { order: number; at: Date; limit: number }): Promise<boolean>;
  /** The person of this session is told of new orders at this browser. */
  keepForSession(address: PushAddress, session: string, at: Date): Promise<void>;
  /** What the browser had under the former address it has under the new one. */
  replace(former: string, address: PushAddress): Promise<void>;
  remove(endpoint: string): Promise<void>;
  byId(id: number): Promise<StoredPush | null>;
  /** The browsers that follow an order. */
  followersOf(order: number): Promise<number[]>;
  /** Those of the staff, with their sessions. */
  ofSessions(): Promise<{ id: number; session: string }[]>;
  /** Removes what follows orders that ended before, and browsers that follow nothing any more. */
  forget(endedBefore: Date): Promise<void>;
}
