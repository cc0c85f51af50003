import { AppError, validationError } from '#domain/errors.ts';
import { accountFaults, accountHint, isTestAccount } from '#domain/payment/account.ts';
import { ProviderFault, type ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import { accountVerdict } from '#text/payments/payment-texts.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readMeans } from '../means/read-means.ts';
import { credentialsOf } from '../provider-of.ts';
import { accountOf, providerName, typedValues } from './account-entry.ts';
import { type AccountDraft, mergedValues } from './save-payment-account.ts';

/** What came of trying an account. */
export interface AccountTest {
  isWorking: boolean;
  /** 'unreadable': what is stored was sealed with another key. null = it works. */
  fault: ProviderFaultKind | 'unreadable' | null;
  /** It moves no money. */
  isTest: boolean;
  /** What an administrator reads. */
  message: string;
}

/**
 * Tries the account of the shop or of a branch at its provider, without any effect: the stored one, or what was typed over it
 * (R307). What is stored and works is offered to guests again, with what they can pay with (R321). Throws 'not-found' when there is nothing to try, and
 * 'validation-failed' at the fields.
 */
export async function testPaymentAccount(deps: Deps, draft: AccountDraft): Promise<AccountTest> {
  const { method } = draft;
  const service = deps.payments[method];
  const stored = await accountOf(deps.db, draft);
  const isTyped = Object.keys(typedValues(draft.values)).length > 0;
  if (!service || (!stored && !isTyped)) throw new AppError('not-found');
  if (stored && !isTyped && !isReadable(deps, stored)) return verdict(draft, 'unreadable', false);
  const values = await mergedValues(deps, draft);
  const faults = accountFaults(method, values);
  if (faults.length > 0) throw validationError(faults);
  const fault = await service
    .connect(values)
    .test()
    .then(() => null, kindOf);
  if (stored && !isTyped) {
    await deps.db.payments.noteAccountFault(stored, lasting(fault), deps.clock.now());
    if (fault === null) await readMeans(deps, stored);
  }
  return verdict(draft, fault, isTestAccount({ hint: accountHint(method, values) }));
}

function isReadable({ secrets }: Deps, stored: Parameters<typeof credentialsOf>[1]): boolean {
  try {
    credentialsOf(secrets, stored);
    return true;
  } catch {
    return false;
  }
}

function kindOf(error: unknown): ProviderFaultKind {
  return error instanceof ProviderFault ? error.kind : 'bad-answer';
}

/** A provider that is away for a moment says nothing about the account. */
function lasting(fault: ProviderFaultKind | null): ProviderFaultKind | null {
  return fault === 'unauthorized' || fault === 'refused' ? fault : null;
}

function verdict({ method }: AccountDraft, fault: AccountTest['fault'], isTest: boolean): AccountTest {
  const outcome = fault ?? (isTest ? 'test' : 'fine');
  const message = accountVerdict({ provider: providerName(method), outcome });
  return { isWorking: fault === null, fault, isTest, message };
}
