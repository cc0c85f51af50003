import type { SecondFactorRule } from '#domain/access/second-factor.ts';
import type { FactorStore } from '#use-cases/factor/factor-store.ts';
import type { Client } from '../client.ts';

/** Second factors, over a client or the client of a transaction. */
export function factorStore(client: Client): FactorStore {
  return {
    async rule() {
      const [row] = await client.$queryRaw<{ rule: SecondFactorRule | null }[]>`
        SELECT "data"->>'secondFactor' AS "rule" FROM "Config" WHERE "id" = 1`;
      return row?.rule ?? 'nobody';
    },
    async factorOf(userId) {
      const row = await client.secondFactor.findUnique({
        where: { userId },
        include: { _count: { select: { codes: true } } },
      });
      if (!row) return null;
      const { secret, confirmedAt, lastStep, _count } = row;
      return { secret, confirmedAt, lastStep, codesLeft: _count.codes };
    },
    async begin(userId, secret) {
      const count = await client.$executeRaw`
        INSERT INTO "SecondFactor" AS f ("userId", "secret") VALUES (${userId}::int, ${secret})
        ON CONFLICT ("userId") DO UPDATE SET "secret" = EXCLUDED."secret" WHERE f."confirmedAt" IS NULL`;
      return count > 0;
    },
    confirm: async (userId, lastStep, confirmedAt) =>
      (
        await client.secondFactor.updateMany({
          where: { userId, confirmedAt: null },
          data: { confirmedAt, lastStep },
        })
      ).count > 0,
    takeStep: async (userId, step) =>
      (
        await client.secondFactor.updateMany({
          where: { userId, confirmedAt: { not: null }, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
          data: { lastStep: step },
        })
      ).count > 0,
    async keepCodes(userId, hashes) {
      await client.recoveryCode.deleteMany({ where: { userId } });
      await client.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) });
    },
    takeCode: async (userId, hash) =>
      (await client.recoveryCode.deleteMany({ where: { userId, hash } })).count > 0,
    remove: async (userId) =>
      (await client.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } })).count > 0,
  };
}
