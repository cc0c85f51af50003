import { type AccountValues, isTestAccount } from '#domain/payment/account.ts';
import { type PaymentMeans, shownMeans } from '#domain/payment/payment-means.ts';
import { methodOf, type PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { StoredPaymentAccount } from '../payment-store.ts';

/** Which account: of a branch, or null = of the whole shop. */
export interface AccountKey {
  method: PaymentMethod;
  branch: number | null;
}

/** An account as administrators see it: never what is secret. */
export interface PaymentAccountView extends AccountKey {
  hint: string;
  /** It moves no money. */
  isTest: boolean;
  /** Why the provider refuses it: a ProviderFaultKind, or 'unreadable'; null = as far as known it works. */
  fault: string | null;
  testedAt: string | null;
  /** What guests can pay with there (R320). */
  means: Pick<PaymentMeans, 'name' | 'image'>[];
}

export function accountView(account: StoredPaymentAccount): PaymentAccountView {
  const { method, branch, hint, fault, testedAt, means } = account;
  return {
    ...{ method, branch, hint, fault },
    isTest: isTestAccount(account),
    testedAt: testedAt?.toISOString() ?? null,
    means: shownMeans(method, means, 'de').map(({ name, image }) => ({ name, image })),
  };
}

/** The account of exactly this branch, or of the whole shop. */
export async function accountOf(
  { payments }: Pick<Stores, 'payments'>,
  { method, branch }: AccountKey,
): Promise<StoredPaymentAccount | null> {
  const accounts = await payments.accounts();
  return accounts.find((account) => account.method === method && account.branch === branch) ?? null;
}

/** What was typed, without the spaces around it that copying brings along; what was left empty is not there. */
export function typedValues(typed: Readonly<Record<string, string | null | undefined>>): AccountValues {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
}

export function providerName(method: PaymentMethod): string {
  return methodOf(method)?.settingLabel ?? method;
}
