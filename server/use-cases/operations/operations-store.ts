import type { OutboxFacts } from '#domain/operations/outbox.ts';

export interface DatabaseMeasures {
  bytes: number;
  /** Of all programs, and how many it allows. */
  connections: number;
  most: number;
}

/** What the database says of itself and of the work that waits in it. */
export interface OperationsStore {
  measure(): Promise<DatabaseMeasures>;
  /** @param deadSince what was given up before is left out */
  outbox(now: Date, deadSince: Date): Promise<OutboxFacts>;
}
