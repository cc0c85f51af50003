import type { Prisma } from '#prisma/generated/client.ts';

/** What stores need from Prisma: the client itself or the client of a transaction. */
export type SqlClient = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;
