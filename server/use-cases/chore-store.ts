/** Whose turn a chore is, among all servers of one database. */
export interface ChoreStore {
  /**
   * Takes a chore: true for one server when it has not been begun for `everyMs` and nobody is at it. By the clock of the database, which
   * the servers share. Whoever took it releases it; after `leaseMs` it is free in any case.
   */
  take(name: string, times: { everyMs: number; leaseMs: number }): Promise<boolean>;
  /** Keeps it for another `leaseMs`. */
  keep(name: string, leaseMs: number): Promise<void>;
  release(name: string): Promise<void>;
}
