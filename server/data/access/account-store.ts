import type { Client } from '#data/client.ts';
import { SEALED_PREFIX } from '#data/sealed-columns.ts';
import type { Comparison } from '#domain/insights/comparison.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Account, AccountStore, LoginAttempt, SessionRight } from '#use-cases/access/account-store.ts';
import type { Role } from '#use-cases/access/actor.ts';

type AccountRow = Prisma.UserGetPayload<object>;

export function accountStore(client: Client): AccountStore {
  return {
    accountByEmail: async (email) => {
      const row = await client.user.findUnique({ where: { email } });
      return row && toAccount(row);
    },
    accountById: async (id) => {
      const row = await client.user.findUnique({ where: { id } });
      return row && toAccount(row);
    },
    hasAccounts: async () => (await client.user.findFirst({ select: { id: true } })) !== null,
    administrators: (now) => administrators(client, now),
    addAccount: async ({ branches, roles, ...account }) => {
      const row = await client.user.create({
        data: { ...account, roles: [...roles], branches: [...branches], passwordChangedAt: new Date() },
      });
      return row.id;
    },
    changeAccount: async (id, change) =>
      (await client.user.updateMany({ where: { id }, data: change })).count > 0,
    holdAdministrators: async () => {
      await client.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))::text`;
      return client.user.count({
        where: { roles: { has: 'ROLE_ADMIN' }, isEnabled: true, isLocked: false, expiresAt: null },
      });
    },

    ...sessionCalls(client),

    countAttempt: (attempt) => countAttempt(client, attempt),
    forgiveAttempts: async (subjects) => {
      await client.loginFailure.deleteMany({ where: { subject: { in: [...subjects] } } });
    },
    attemptWait: (attempt) => attemptWait(client, attempt),
    forgetAttempts: async (seconds) => {
      await client.$executeRaw`DELETE FROM "LoginFailure" WHERE "at" < now() - ${seconds} * interval '1 second'`;
    },

    ...ibanStore(client),
    addLoginLink: async ({ account, ...link }) => {
      await client.loginLink.create({ data: { ...link, userId: account } });
    },
    accountOfLink: async (id, now) => {
      const row = await client.loginLink.findFirst({ where: { id, usedAt: null, expiresAt: { gt: now } } });
      return row?.userId ?? null;
    },
    takeLoginLink: async (id, now) => {
      const rows = await client.loginLink.updateManyAndReturn({
        where: { id, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      return rows[0]?.userId ?? null;
    },
    removeLoginLinks: async (account) => {
      await client.loginLink.deleteMany({ where: { userId: account } });
    },
    forgetLoginLinks: async (expiredBefore) => {
      const expired = { expiresAt: { lt: expiredBefore } };
      const links = (await client.loginLink.findMany({ where: expired, select: { id: true } })).map(
        ({ id }) => id,
      );
      await client.loginLink.deleteMany({ where: { id: { in: links } } });
      return links;
    },

    ...comparisonCalls(client),

    deviceByKeyHash: async (keyHash) => {
      const row = await client.device.findUnique({ where: { keyHash }, include: { branch: true } });
      return (
        row && {
          id: row.id,
          name: row.name,
          branch: row.branchId,
          type: row.type,
          isEnabled: row.isEnabled && row.branch.isEnabled,
          lastSeenAt: row.lastSeenAt,
        }
      );
    },
    deviceRights: (keyHashes) => client.$queryRaw`
      SELECT "keyHash", "branchId" AS "branch", "Device"."type", "Device"."isEnabled" AND "Branch"."isEnabled" AS "isEnabled"
      FROM "Device" JOIN "Branch" ON "Branch"."id" = "branchId" WHERE "keyHash" = ANY(${[...keyHashes]}::text[])`,
    hasDevices: async () => (await client.device.findFirst({ select: { id: true } })) !== null,
    addDevice: async ({ branch, ...device }) => {
      const row = await client.device.create({ data: { ...device, branchId: branch } });
      return row.id;
    },
  };
}

type SessionCalls = Pick<
  AccountStore,
  | 'addSession'
  | 'session'
  | 'sessionRights'
  | 'touchSession'
  | 'raiseSession'
  | 'lowerSession'
  | 'removeSession'
  | 'sessionsOf'
  | 'removeSessions'
  | 'forgetSessions'
>;

function sessionCalls(client: Client): SessionCalls {
  return {
    addSession: async ({ account, at, ...session }) => {
      await client.session.create({ data: { ...session, userId: account, createdAt: at, lastSeenAt: at } });
    },
    session: async (id) => {
      const row = await client.session.findUnique({
        where: { id },
        include: { user: true },
      });
      return row && { ...row, account: toAccount(row.user) };
    },
    sessionRights: async (ids) => {
      const rows = await client.$queryRaw<SessionRightRow[]>`
        SELECT s."id" AS "session", s."expiresAt", s."lastSeenAt", s."isRaised", u."roles", u."branches", u."isEnabled", u."isLocked",
          u."expiresAt" AS "accountExpiresAt"
        FROM "Session" AS s JOIN "User" AS u ON u."id" = s."userId" WHERE s."id" = ANY(${[...ids]}::text[])`;
      return rows.map(toSessionRight);
    },
    touchSession: async (id, at) => {
      await client.session.updateMany({ where: { id }, data: { lastSeenAt: at } });
    },
    raiseSession: async (id) => {
      await client.session.updateMany({ where: { id }, data: { isRaised: true } });
    },
    lowerSession: async (id) => {
      await client.session.updateMany({ where: { id }, data: { isRaised: false } });
    },
    removeSession: async (id) => {
      await client.session.deleteMany({ where: { id } });
    },
    sessionsOf: (account) =>
      client.session.findMany({
        where: { userId: account },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
      }),
    removeSessions: async (account, except) => {
      await client.session.deleteMany({
        where: { userId: account, ...(except === undefined ? {} : { id: { not: except } }) },
      });
    },
    forgetSessions: async (expiredBefore) => {
      await client.session.deleteMany({ where: { expiresAt: { lt: expiredBefore } } });
    },
  };
}

async function administrators(client: Client, now: Date): Promise<Account[]> {
  const rows = await client.user.findMany({
    where: {
      ...{ roles: { has: 'ROLE_ADMIN' }, isEnabled: true, isLocked: false },
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(toAccount);
}

/** What a person keeps for the statistics. */
function comparisonCalls(client: Client): Pick<AccountStore, 'comparisons' | 'keepComparisons'> {
  return {
    comparisons: async (account) => {
      const [row] = await client.$queryRaw<{ comparisons: Comparison[] }[]>`
        SELECT "comparisons" FROM "KeptComparisons" WHERE "userId" = ${account}::int`;
      return row?.comparisons ?? [];
    },
    keepComparisons: async (account, comparisons) => {
      await client.$executeRaw`
        INSERT INTO "KeptComparisons" ("userId", "comparisons") VALUES (${account}::int, ${JSON.stringify(comparisons)}::jsonb)
        ON CONFLICT ("userId") DO UPDATE SET "comparisons" = EXCLUDED."comparisons"`;
    },
  };
}

interface SessionRightRow {
  session: string;
  isRaised: boolean;
  expiresAt: Date;
  lastSeenAt: Date;
  roles: string[];
  branches: number[];
  isEnabled: boolean;
  isLocked: boolean;
  accountExpiresAt: Date | null;
}

function toSessionRight({
  session,
  isRaised,
  expiresAt,
  lastSeenAt,
  roles,
  accountExpiresAt,
  ...rest
}: SessionRightRow): SessionRight {
  return {
    ...{ session, isRaised },
    expiresAt: new Date(expiresAt),
    lastSeenAt: new Date(lastSeenAt),
    account: {
      ...rest,
      // A CHECK of the database allows no other values.
      roles: roles as Role[],
      expiresAt: accountExpiresAt && new Date(accountExpiresAt),
    },
  };
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    passwordHash: row.passwordHash,
    passwordChangedAt: row.passwordChangedAt,
    terminalPinHash: row.terminalPinHash,
    isTerminalPinWeak: row.isTerminalPinWeak,
    // A CHECK of the database allows no other values.
    roles: row.roles as Role[],
    branches: row.branches,
    isEnabled: row.isEnabled,
    isLocked: row.isLocked,
    expiresAt: row.expiresAt,
  };
}

async function countAttempt(client: Client, attempt: LoginAttempt): Promise<number | null> {
  const { subject, within = subject, seconds } = attempt;
  // One at a time for everything counted together.
  await client.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${within}, 0))::text`;
  const wait = await attemptWait(client, attempt);
  if (wait === null)
    await client.$executeRaw`INSERT INTO "LoginFailure" ("subject", "at") VALUES (${subject}, now())`;
  if (wait === null || wait <= seconds) return wait;
  // The clock was set back since: what failed in its future counts from now on, not until then.
  await client.$executeRaw`
    UPDATE "LoginFailure" SET "at" = now() WHERE starts_with("subject", ${within}) AND "at" > now()`;
  return seconds;
}

async function attemptWait(
  client: Client,
  { subject, within, seconds, limit }: LoginAttempt,
): Promise<number | null> {
  const since = Prisma.sql`now() - ${seconds} * interval '1 second'`;
  const counted =
    within === undefined
      ? Prisma.sql`SELECT "at" FROM "LoginFailure" WHERE "subject" = ${subject} AND "at" > ${since}`
      : Prisma.sql`
          SELECT max("at") AS "at" FROM "LoginFailure"
          WHERE starts_with("subject", ${within}) AND "at" > ${since} GROUP BY "subject"`;
  const rows = await client.$queryRaw<{ wait: number }[]>`
    SELECT extract(epoch FROM "at" - (${since}))::float8 AS "wait" FROM (${counted}) AS counted
    ORDER BY "at" DESC OFFSET ${limit - 1} LIMIT 1`;
  return rows[0]?.wait ?? null;
}

/** Account numbers from before they were sealed. */
function ibanStore(client: Client): Pick<AccountStore, 'ibansInClear' | 'sealIban'> {
  return {
    ibansInClear: () =>
      client.user.findMany({
        where: { iban: { not: '' }, NOT: { iban: { startsWith: SEALED_PREFIX } } },
        select: { id: true, iban: true },
      }),
    sealIban: async (id, clear, sealed) => {
      await client.user.updateMany({ where: { id, iban: clear }, data: { iban: sealed } });
    },
  };
}
