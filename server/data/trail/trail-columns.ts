import { Prisma } from '#prisma/generated/client.ts';
import type { StoredTrail } from '#use-cases/signals/trail.ts';

/** Tells what caused the work that is being stored. */
export type TrailReader = () => StoredTrail;

export const NO_TRAIL: TrailReader = () => ({ requestId: null, traceparent: null });

export const TRAIL_COLUMNS = Prisma.sql`"requestId", "traceparent"`;

export function trailValues(trail: TrailReader): Prisma.Sql {
  const { requestId, traceparent } = trail();
  return Prisma.sql`${requestId}::text, ${traceparent}::text`;
}
