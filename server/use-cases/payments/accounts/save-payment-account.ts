import { type Fault, validationError } from '#domain/errors.ts';
import { accountFaults, accountHint } from '#domain/payment/account.ts';
import type { AccountMethod } from '#domain/payment/account-fields.ts';
import { accountRemoved, accountSaved } from '#text/payments/payment-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { forgetMeansPictures } from '../means/means-pictures.ts';
import type { StoredPaymentAccount } from '../payment-store.ts';
import { accountContext, credentialsOf } from '../provider-of.ts';
import {
  type AccountKey,
  accountOf,
  accountView,
  type PaymentAccountView,
  providerName,
  typedValues,
} from './account-entry.ts';

export interface AccountDraft {
  method: AccountMethod;
  branch: number | null;
  /** Fields left out keep what is stored: nobody sees it, so nobody can type it again. */
  values: Readonly<Record<string, string | null | undefined>>;
}

/**
 * Stores the account of the shop or of a branch at a provider, sealed (R307). Throws 'validation-failed' at the fields. The log
 * says who did it, and no value.
 */
export async function savePaymentAccount(
  deps: Deps,
  actor: Actor,
  draft: AccountDraft,
): Promise<PaymentAccountView> {
  const { method, branch } = draft;
  const stored = await accountOf(deps.db, draft);
  const values = await mergedValues(deps, draft);
  const faults = [...(await branchFaults(deps.db, branch)), ...accountFaults(method, values)];
  if (faults.length > 0) throw validationError(faults);
  const now = deps.clock.now();
  const account: StoredPaymentAccount = {
    ...{ method, branch, fault: null, testedAt: null, means: stored?.means ?? [], meansDueAt: now },
    hint: accountHint(method, values),
    secret: deps.secrets.seal(JSON.stringify(values), accountContext(draft)),
  };
  await deps.db.transaction(async (stores) => {
    await stores.payments.saveAccount(account, now);
    await log(stores, actor, draft, accountSaved);
  });
  return accountView(account);
}

/** Forgets the account of the shop or of a branch; false when there was none. */
export async function removePaymentAccount(deps: Deps, actor: Actor, key: AccountKey): Promise<boolean> {
  const removed = await deps.db.transaction(async (stores) => {
    const account = await accountOf(stores, key);
    if (!account || !(await stores.payments.removeAccount(key.method, key.branch))) return null;
    await log(stores, actor, key, accountRemoved);
    return account;
  });
  if (removed) await forgetMeansPictures(deps, removed);
  return removed !== null;
}

/** What was typed over what is stored. */
export async function mergedValues(
  deps: Pick<Deps, 'db' | 'secrets'>,
  { values, ...key }: AccountDraft,
): Promise<Readonly<Record<string, string>>> {
  const typed = typedValues(values);
  const stored = await accountOf(deps.db, key);
  if (!stored) return typed;
  try {
    return { ...credentialsOf(deps.secrets, stored), ...typed };
  } catch {
    // Sealed with another key: everything has to be typed again.
    return typed;
  }
}

async function branchFaults({ records }: Pick<Stores, 'records'>, branch: number | null): Promise<Fault[]> {
  if (branch === null || (await records.some('branch', [branch], [])).length > 0) return [];
  return [{ code: 'reference-unknown', field: 'branch' }];
}

async function log(
  { logs }: Stores,
  actor: Actor,
  { method, branch }: AccountKey,
  message: typeof accountSaved,
): Promise<void> {
  await logs.add({
    level: 'info',
    source: 'staff',
    message: message({ provider: providerName(method) }),
    ...authorOf(actor),
    branch,
    subject: 'payment-account',
  });
}
