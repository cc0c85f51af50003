import type { Passkey } from '#prisma/generated/client.ts';
import type { PasskeyStore, StoredPasskey } from '#use-cases/factor/passkey-store.ts';
import type { Client } from '../client.ts';

/** Passkeys, and what devices were asked to sign. */
export function passkeyStore(client: Client): PasskeyStore {
  return {
    passkeysOf: async (userId) =>
      (
        await client.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
      ).map(passkeyOf),
    passkey: async (id) => {
      const row = await client.passkey.findUnique({ where: { id } });
      return row && passkeyOf(row);
    },
    add: async ({ id, account, publicKey, counter, transports, name }) => {
      const { count } = await client.passkey.createMany({
        data: [
          {
            ...{ id, userId: account, name, counter: BigInt(counter), transports: [...transports] },
            publicKey: Uint8Array.from(publicKey),
          },
        ],
        skipDuplicates: true,
      });
      return count > 0;
    },
    // Devices that count never repeat a number; those that do not say 0 every time.
    used: async (id, counter, lastUsedAt) =>
      (
        await client.passkey.updateMany({
          where: { id, ...(counter === 0 ? {} : { counter: { lt: counter } }) },
          data: { counter, lastUsedAt },
        })
      ).count > 0,
    remove: async (userId, id) => (await client.passkey.deleteMany({ where: { userId, id } })).count > 0,
    removeAll: async (userId) => (await client.passkey.deleteMany({ where: { userId } })).count > 0,
    ask: async ({ account, ...challenge }) => {
      await client.passkeyChallenge.create({ data: { ...challenge, userId: account } });
    },
    take: async ({ id, account }, now) =>
      (
        await client.passkeyChallenge.deleteMany({
          where: { id, userId: account, expiresAt: { gt: now } },
        })
      ).count > 0,
    forgetChallenges: async (expiredBefore) => {
      await client.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: expiredBefore } } });
    },
  };
}

function passkeyOf({ userId, counter, ...row }: Passkey): StoredPasskey {
  return { ...row, account: userId, counter: Number(counter) };
}
