import { isPassing, ProviderFault } from '#domain/payment/provider-fault.ts';
import { methodOf, type PaymentMethod } from '#domain/payment-methods/index.ts';
import * as texts from '#text/payments/payment-texts.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Credentials, PaymentProvider } from './payment-provider.ts';
import type { StoredPaymentAccount } from './payment-store.ts';

/** The encryption binds credentials to their use: those of one account decrypt for no other. */
export function accountContext({ method, branch }: Pick<StoredPaymentAccount, 'method' | 'branch'>): string {
  return `payment-account ${method} ${branch ?? 'shop'}`;
}

/** A provider with one account at it; null = it needs none. */
interface Connection {
  account: StoredPaymentAccount | null;
  /** Throws ProviderFault 'unauthorized' where the account cannot be read. */
  connect(): PaymentProvider;
}

/**
 * The provider of a method with the account of the branch, then with that of the shop: a payment may be older than the branch's
 * own account. Throws ProviderFault 'unauthorized' where there is none.
 */
async function connectionsOf(
  { db, payments, secrets }: Pick<Deps, 'db' | 'payments' | 'secrets'>,
  { method, branch }: { method: PaymentMethod; branch: number },
): Promise<Connection[]> {
  const service = payments[method];
  if (!service) throw new ProviderFault('unauthorized', `${method} is not connected`);
  if (service.needsAccount === false) return [{ account: null, connect: () => service.connect({}) }];
  const accounts = await db.payments.accountsFor(method, branch);
  if (accounts.length === 0) throw new ProviderFault('unauthorized', `${method} has no account`);
  return accounts.map((account) => ({
    account,
    connect: () => service.connect(credentialsOf(secrets, account)),
  }));
}

/** Throws ProviderFault 'unauthorized' when the key of the server is another one than that they were encrypted with. */
export function credentialsOf(secrets: Deps['secrets'], account: StoredPaymentAccount): Credentials {
  try {
    return JSON.parse(secrets.open(account.secret, accountContext(account))) as Credentials;
  } catch (error) {
    throw new ProviderFault('unauthorized', 'the stored credentials cannot be decrypted', { cause: error });
  }
}

/** The providers that may have sent a webhook call about a payment; accounts that cannot be read are left out. */
export async function providersOf(
  deps: Deps,
  payment: { method: PaymentMethod; branch: number },
): Promise<PaymentProvider[]> {
  return (await connectionsOf(deps, payment)).flatMap(({ connect }) => {
    try {
      return [connect()];
    } catch {
      return [];
    }
  });
}

/**
 * Calls a provider and keeps in mind what it thinks of the account: one that it refuses is not offered to guests until an
 * administrator has mended it (R76), who reads of it in the log. Throws ProviderFault.
 */
export async function asking<T>(
  deps: Deps,
  payment: { method: PaymentMethod; branch: number },
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const { method, branch } = payment;
  const connections = await connectionsOf(deps, payment);
  for (const [index, { account, connect }] of connections.entries()) {
    try {
      return await call(connect());
    } catch (error) {
      const fault = faultOf(error);
      const { kind } = fault;
      deps.log.warn({ kind, method, branch, isPassing: isPassing(fault) }, 'payment provider failed');
      if (account && kind === 'unauthorized') await noteFault(deps, account, fault);
      if (kind !== 'unknown-payment' || index === connections.length - 1) throw fault;
    }
  }
  throw new ProviderFault('unauthorized', `${method} has no account`);
}

/** Once per account: it is refused at every call until somebody mends it. */
async function noteFault(deps: Deps, account: StoredPaymentAccount, { kind }: ProviderFault): Promise<void> {
  if (account.fault !== null) return;
  await deps.db.payments.noteAccountFault(account, kind, deps.clock.now());
  await deps.db.logs.add({
    level: 'error',
    source: 'server',
    message: texts.accountRefused({ method: methodOf(account.method)?.settingLabel ?? account.method }),
    branch: account.branch,
    subject: 'payment-account',
  });
}

function faultOf(error: unknown): ProviderFault {
  return error instanceof ProviderFault
    ? error
    : new ProviderFault('bad-answer', 'the provider could not be used', { cause: error });
}
