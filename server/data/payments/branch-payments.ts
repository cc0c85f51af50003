import { type KnownMeans, type PaymentMeans, shownMeans } from '#domain/payment/payment-means.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { EnglishTexts } from '#domain/text/translation.ts';
import type { StoredPaymentAccount } from '#use-cases/payments/payment-store.ts';
import type { Client } from '../client.ts';
import { NO_TRAIL } from '../trail/trail-columns.ts';
import { paymentStore } from './payment-store.ts';

export interface BranchPayments {
  branches: Branch[];
  /** The names of the means of payment in English, by branch. */
  english: ReadonlyMap<number, EnglishTexts>;
}

/**
 * What can be paid online at each branch: with its own account, else with that of the shop, unless the provider refuses it
 * (R76); in the demo the test payment, which needs none. With it what guests can pay with there (R320).
 */
export async function withPayments(
  client: Client,
  branches: readonly Branch[],
  hasTestPayment: boolean,
): Promise<BranchPayments> {
  const accounts = await paymentStore(client, NO_TRAIL).accounts();
  const isDemo = hasTestPayment && (await client.demoShop.findFirst()) !== null;
  const free: PaymentMethod[] = isDemo ? ['test'] : [];
  const english = new Map<number, EnglishTexts>();
  const paying = branches.map((branch) => {
    const used = accountsOf(branch.id, accounts).filter(({ fault }) => fault === null);
    const paymentMeans = used.flatMap(({ method, means }): PaymentMeans[] => shownMeans(method, means, 'de'));
    english.set(branch.id, { paymentMeans: englishNames(used.flatMap(({ means }) => means)) });
    return { ...branch, connectedPayments: [...used.map(({ method }) => method), ...free], paymentMeans };
  });
  return { branches: paying, english };
}

/** The account of a branch for each method. */
function accountsOf(branch: number, accounts: readonly StoredPaymentAccount[]): StoredPaymentAccount[] {
  return [...new Set(accounts.map(({ method }) => method))].flatMap((method) => {
    const of = (owner: number | null) =>
      accounts.find((one) => one.method === method && one.branch === owner);
    return of(branch) ?? of(null) ?? [];
  });
}

function englishNames(means: readonly KnownMeans[]): Record<string, string> {
  return Object.fromEntries(means.map(({ names }) => [names.de, names.en]));
}
