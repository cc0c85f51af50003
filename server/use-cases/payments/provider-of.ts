import { isPassing, ProviderFault } from '#domain/payment/provider-fault.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Credentials, PaymentProvider } from './payment-provider.ts';
import type { StoredPaymentAccount } from './payment-store.ts';

/** The encryption binds credentials to their use: those of one account decrypt for no other. */
export function accountContext({ method, branch }: Pick<StoredPaymentAccount, 'method' | 'branch'>): string {
  return `payment-account ${method} ${branch ?? 'shop'}`;
}

/**
 * The provider of a method with the account of the branch, else that of the shop. Throws ProviderFault 'unauthorized' where
 * there is none, or none that can be read.
 */
export async function providerOf(
  { db, payments, secrets }: Pick<Deps, 'db' | 'payments' | 'secrets'>,
  method: PaymentMethod,
  branch: number,
): Promise<{ provider: PaymentProvider; account: StoredPaymentAccount | null }> {
  const service = payments[method];
  if (!service) throw new ProviderFault('unauthorized', `${method} is not connected`);
  if (service.needsAccount === false) return { provider: service.connect({}), account: null };
  const account = await db.payments.accountFor(method, branch);
  if (!account) throw new ProviderFault('unauthorized', `${method} has no account`);
  return { provider: service.connect(credentialsOf(secrets, account)), account };
}

/** Throws ProviderFault 'unauthorized' when the key of the server is another one than that they were encrypted with. */
export function credentialsOf(secrets: Deps['secrets'], account: StoredPaymentAccount): Credentials {
  try {
    return JSON.parse(secrets.open(account.secret, accountContext(account))) as Credentials;
  } catch (error) {
    throw new ProviderFault('unauthorized', 'the stored credentials cannot be decrypted', { cause: error });
  }
}

/**
 * Calls a provider and keeps in mind what it thinks of the account: one that it refuses is not offered to guests until an
 * administrator has mended it (R76). Throws ProviderFault.
 */
export async function asking<T>(
  deps: Deps,
  { method, branch }: { method: PaymentMethod; branch: number },
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const { provider, account } = await providerOf(deps, method, branch);
  try {
    return await call(provider);
  } catch (error) {
    const fault = faultOf(error);
    if (account && fault.kind === 'unauthorized')
      await deps.db.payments.noteAccountFault(account, fault.kind, deps.clock.now());
    deps.log.warn(
      { kind: fault.kind, method, branch, isPassing: isPassing(fault) },
      'payment provider failed',
    );
    throw fault;
  }
}

function faultOf(error: unknown): ProviderFault {
  return error instanceof ProviderFault
    ? error
    : new ProviderFault('bad-answer', 'the provider could not be used', { cause: error });
}
