import type { ChoreStore } from '#use-cases/chore-store.ts';
import type { Client } from './client.ts';

/** Chores of housekeeping, over a client. */
export function choreStore(client: Client): ChoreStore {
  return {
    take: async (name, { everyMs, leaseMs }) => {
      // A clock that was ahead and has been set back must not hold up a chore until then.
      const taken = await client.$executeRaw`
        INSERT INTO "Chore" AS chore ("name", "begunAt", "leasedUntil")
        VALUES (${name}, now(), now() + ${leaseMs}::int * interval '1 millisecond')
        ON CONFLICT ("name") DO UPDATE SET "begunAt" = EXCLUDED."begunAt", "leasedUntil" = EXCLUDED."leasedUntil"
        WHERE (chore."leasedUntil" <= now() AND chore."begunAt" <= now() - ${everyMs}::int * interval '1 millisecond')
          OR chore."begunAt" > now() + interval '1 minute'`;
      return taken === 1;
    },
    keep: async (name, leaseMs) => {
      await client.$executeRaw`
        UPDATE "Chore" SET "leasedUntil" = now() + ${leaseMs}::int * interval '1 millisecond' WHERE "name" = ${name}`;
    },
    release: async (name) => {
      await client.$executeRaw`UPDATE "Chore" SET "leasedUntil" = now() WHERE "name" = ${name}`;
    },
  };
}
