import { type MoveObstacle, moveObstacle } from '#domain/papers/movable-month.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { MovedRows } from './month-store.ts';

export type MoveOutcome = { moved: MovedRows } | { obstacle: MoveObstacle | { reason: 'unknown' } };

/**
 * Moves the orders of a month (YYYY-MM, UTC) with their items, history, payments, papers and print jobs out of the tables that
 * everybody reads, all or nothing (R334, R335).
 */
export async function moveMonthAway(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  month: string,
): Promise<MoveOutcome> {
  const now = clock.now();
  return db.transaction(
    async ({ months }) => {
      const facts = await months.facts(month);
      if (!facts) return { obstacle: { reason: 'unknown' } };
      const obstacle = moveObstacle(facts, now.toISOString().slice(0, 10));
      return obstacle ? { obstacle } : { moved: await months.moveAway(month, now) };
    },
    { isLong: true },
  );
}
