import { paymentGaps } from '#domain/ordering/payment-gaps.ts';
import { methodOf, type PaymentMethod } from '#domain/payment-methods/index.ts';
import { accountGap } from '#text/payments/payment-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, covers } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';

/** A method that is switched on everywhere and yet not offered at a branch. */
export interface ProviderGap {
  method: PaymentMethod;
  branch: number;
  /** Whether there is an account, and the provider refuses it; otherwise there is none. */
  isRefused: boolean;
  /** Why, for the settings. */
  message: string;
}

/** Which methods that are switched on have no account that works, at the actor's branches (R308). */
export async function listPaymentGaps({ db }: Deps, actor: Actor): Promise<ProviderGap[]> {
  const { shop } = await db.shop.snapshot();
  const accounts = await db.payments.accounts();
  const seen = branchFilter(actor);
  return shop.branches
    .filter(({ id }) => covers(seen, id))
    .flatMap((branch) =>
      paymentGaps(shop.config, [branch])
        .filter(({ missing }) => missing.includes('provider'))
        .map(({ method }) => {
          const isRefused = accounts.some(
            (account) => account.method === method && (account.branch ?? branch.id) === branch.id,
          );
          const words = { method: methodOf(method)?.settingLabel ?? method, branch: branch.name };
          const message = accountGap({ ...words, state: isRefused ? 'refused' : 'missing' });
          return { method, branch: branch.id, isRefused, message };
        }),
    );
}
