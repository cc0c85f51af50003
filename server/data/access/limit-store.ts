import type { Client } from '#data/client.ts';
import type { LimitStore } from '#use-cases/access/limit-store.ts';

/** Counters of limits; each use is one statement, so that parallel ones wait for each other and none is lost. */
export function limitStore(client: Client): LimitStore {
  return {
    async count(key, seconds) {
      // A window that ends later than a new one would is from before the clock was set back: it ends like a new one.
      const [row] = await client.$queryRaw<{ used: number; left: number }[]>`
        INSERT INTO "LimitWindow" AS w ("key", "used", "endsAt")
        VALUES (${key}, 1, now() + ${seconds} * interval '1 second')
        ON CONFLICT ("key") DO UPDATE SET
          "used" = CASE WHEN w."endsAt" <= now() THEN 1 ELSE w."used" + 1 END,
          "endsAt" = CASE
            WHEN w."endsAt" <= now() THEN excluded."endsAt"
            ELSE least(w."endsAt", excluded."endsAt")
          END
        RETURNING "used", extract(epoch FROM "endsAt" - now())::float8 AS "left"`;
      if (!row) throw new Error('nothing was counted');
      return { used: row.used, secondsLeft: row.left };
    },
    forget: async () => {
      await client.$executeRaw`DELETE FROM "LimitWindow" WHERE "endsAt" < now()`;
    },
  };
}
