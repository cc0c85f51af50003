import { cents } from '#domain/money/money.ts';
import type { KnownMeans } from '#domain/payment/payment-means.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Payment, PaymentAccount, Prisma, Refund } from '#prisma/generated/client.ts';
import type {
  PaymentStore,
  StoredAttempt,
  StoredPaymentAccount,
  StoredRefund,
} from '#use-cases/payments/payment-store.ts';
import type { Client } from '../client.ts';
import { TRAIL_COLUMNS, type TrailReader, trailValues } from '../trail/trail-columns.ts';

/** In the column of an account's branch: that of the whole shop. */
const WHOLE_SHOP = 0;

/** Payments with what only the server knows of them, and the accounts at providers. */
export function paymentStore(client: Client, trail: TrailReader): PaymentStore {
  return {
    async lockOrder(order) {
      await client.$queryRaw`SELECT "id" FROM "Order" WHERE "id" = ${order}::int FOR UPDATE`;
    },
    async lookSoon(order, seconds, at) {
      const now = at.toISOString();
      const first = new Date(at.getTime() + Math.min(...seconds) * 1_000).toISOString();
      await client.$executeRaw`
        INSERT INTO "Outbox" ("kind", "payload", ${TRAIL_COLUMNS}, "runAt", "createdAt")
        SELECT 'payment', jsonb_build_object('order', ${order}::int), ${trailValues(trail)},
          ${now}::timestamptz + make_interval(secs => delay), ${now}::timestamptz
        FROM unnest(${[...seconds]}::int[]) AS delay
        WHERE NOT EXISTS (SELECT 1 FROM "Outbox" WHERE "state" = 'waiting' AND "runAt" <= ${first}::timestamptz
          AND "kind" = 'payment' AND "payload"->'order' = to_jsonb(${order}::int))`;
    },
    async addAttempt({ order, branch, author, ...attempt }) {
      const { actor, user, device } = author;
      const data = { ...attempt, orderId: order, branchId: branch, state: 'open', actor } as const;
      const { id } = await client.payment.create({ data: { ...data, userId: user, deviceId: device } });
      return id;
    },
    async lockUnstarted(id) {
      const rows = await client.$queryRaw<unknown[]>`
        SELECT 1 AS "one" FROM "Payment" WHERE "id" = ${id}::int AND "providerId" IS NULL FOR UPDATE`;
      return rows.length > 0;
    },
    async attemptStarted(id, { providerId, payUrl }) {
      // Another start of the same payment may have been thought lost; but now there is a page at which somebody can pay.
      await client.$executeRaw`
        UPDATE "Payment" SET "providerId" = ${providerId}, "payUrl" = ${payUrl},
          "state" = CASE WHEN "state" = 'failed' THEN 'open' ELSE "state" END
        WHERE "id" = ${id}::int`;
    },
    async attempt(id) {
      const row = await client.payment.findUnique({ where: { id } });
      return row && toAttempt(row);
    },
    async attemptOf(method, providerId) {
      const row = await client.payment.findUnique({
        where: { method_providerId: { method, providerId } },
      });
      return row && toAttempt(row);
    },
    async attempts(orderId) {
      const rows = await client.payment.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
      return rows.map(toAttempt);
    },
    async refund(reference) {
      const row = await client.refund.findUnique({ where: { reference } });
      return row && toRefund(row);
    },
    async refundsOf(paymentId) {
      const rows = await client.refund.findMany({ where: { paymentId }, orderBy: { id: 'asc' } });
      return rows.map(toRefund);
    },

    async accounts() {
      const rows = await client.paymentAccount.findMany({
        orderBy: [{ method: 'asc' }, { branchId: 'asc' }],
      });
      return rows.map(toAccount);
    },
    async accountsFor(method, branch) {
      const rows = await client.paymentAccount.findMany({
        where: { method, branchId: { in: [WHOLE_SHOP, branch] } },
        orderBy: { branchId: 'desc' },
      });
      return rows.map(toAccount);
    },
    async saveAccount({ branch, means, ...account }, at) {
      const key = { method: account.method, branchId: branch ?? WHOLE_SHOP };
      const data = { ...account, ...key, means: stored(means), updatedAt: at };
      await client.paymentAccount.upsert({
        where: { method_branchId: key },
        create: { ...data, createdAt: at },
        update: data,
      });
    },
    async removeAccount(method, branch) {
      const { count } = await client.paymentAccount.deleteMany({
        where: { method, branchId: branch ?? WHOLE_SHOP },
      });
      return count > 0;
    },
    async noteAccountFault({ method, branch, secret }, fault, at) {
      await client.paymentAccount.updateMany({
        where: { method, branchId: branch ?? WHOLE_SHOP, secret },
        data: { fault, testedAt: at, updatedAt: at },
      });
    },
    async noteMeans({ method, branch, secret }, { means, meansDueAt }) {
      await client.paymentAccount.updateMany({
        where: { method, branchId: branch ?? WHOLE_SHOP, secret },
        // What is not in the statement wakes no open page (trigger shop_changed).
        data: { meansDueAt, ...(means ? { means: stored(means) } : {}) },
      });
    },
  };
}

function toAttempt({ id, orderId, branchId, method, amount, ...row }: Payment): StoredAttempt {
  const { state, currency, reference, providerId, payUrl, at } = row;
  // What is stored came from the registry.
  const known = method as PaymentMethod;
  return {
    id,
    order: orderId,
    branch: branchId,
    method: known,
    amount: cents(amount),
    ...{ state, currency, reference, providerId, payUrl, at },
  };
}

function toRefund({ id, orderId, paymentId, amount, ...row }: Refund): StoredRefund {
  const { state, isChargeback, reference } = row;
  return { id, order: orderId, payment: paymentId, amount: cents(amount), state, isChargeback, reference };
}

function toAccount({ method, branchId, ...row }: PaymentAccount): StoredPaymentAccount {
  const { secret, hint, fault, testedAt, means, meansDueAt } = row;
  const branch = branchId === WHOLE_SHOP ? null : branchId;
  return {
    method: method as PaymentMethod,
    branch,
    means: Array.isArray(means) ? means.map(toMeans) : [],
    ...{ secret, hint, fault, testedAt, meansDueAt },
  };
}

function stored(means: readonly KnownMeans[]): Prisma.InputJsonArray {
  return means.map(({ id, names, picture }) => ({ id, names: { ...names }, picture }));
}

/** What `stored` has written. */
function toMeans(value: Prisma.JsonValue): KnownMeans {
  const { id = '', names, picture = null } = value as Partial<KnownMeans>;
  return { id, names: { de: '', en: '', ...names }, picture };
}
