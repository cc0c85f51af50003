import { cents } from '#domain/money/money.ts';
import type { Language } from '#domain/text/language.ts';
import type { TestPayment } from '#prisma/generated/client.ts';
import type { StoredTestPayment, TestPaymentStore } from '#use-cases/payments/test-payment-store.ts';
import type { Client } from '../client.ts';

/** Every change is one statement that says what it expects. */
export function testPaymentStore(client: Client): TestPaymentStore {
  return {
    async add(id, payment, at) {
      const data = { ...payment, id, createdAt: at };
      await client.testPayment.createMany({ data, skipDuplicates: true });
      const { reference } = payment;
      return (await client.testPayment.findUniqueOrThrow({ where: { reference } })).id;
    },
    async find(id) {
      const row = await client.testPayment.findUnique({ where: { id } });
      return row && toPayment(row);
    },
    async decide(id, data, { since, now }) {
      const isUndecided = [
        { state: 'open', createdAt: { gt: since } },
        { state: 'paid', arrivesAt: { gt: now } },
      ];
      const { count } = await client.testPayment.updateMany({ where: { id, OR: isUndecided }, data });
      return count > 0;
    },
    async refund(id, { reference, amount }) {
      const row = await client.testPayment.findUnique({ where: { id } });
      if (!row) return false;
      if (row.refundReferences.includes(reference)) return true;
      const { count } = await client.testPayment.updateMany({
        where: {
          id,
          state: 'paid',
          refunded: { lte: row.amount - amount },
          NOT: { refundReferences: { has: reference } },
        },
        data: { refunded: { increment: amount }, refundReferences: { push: reference } },
      });
      if (count > 0) return true;
      // Two servers at the same time: the other one has made it.
      const now = await client.testPayment.findUnique({ where: { id } });
      return now?.refundReferences.includes(reference) ?? false;
    },
  };
}

function toPayment({ createdAt, state, language, amount, refunded, ...row }: TestPayment): StoredTestPayment {
  const { id, reference, currency, description, returnUrl, arrivesAt } = row;
  return {
    ...{ id, reference, currency, description, returnUrl, arrivesAt },
    // What is stored came from these types.
    state: state as StoredTestPayment['state'],
    language: language as Language,
    amount: cents(amount),
    refunded: cents(refunded),
    at: createdAt,
  };
}
