import type { Sighting } from '#domain/devices/order-proof.ts';
import type { Author } from '#use-cases/access/actor.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';

/** Which screens have shown an order. */
export interface SightingStore {
  /**
   * Records in one statement that a screen has shown these orders, as far as they are open and belong to the branches; each
   * counts once per person or device, the first time.
   */
  addSightings(
    seen: readonly { order: number; at: Date }[],
    by: { branches: BranchFilter; author: Author },
  ): Promise<void>;
  /** Earliest first. */
  sightings(order: number): Promise<Sighting[]>;
}
