import { isSwitchedOn } from '#domain/ordering/payment.ts';
import { paymentGaps } from '#domain/ordering/payment-gaps.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import { ACCESSIBILITY_PATH, type LegalCheck, legalChecks } from '#domain/setup/legal-check.ts';
import { isSample, type SetupStep, setupSteps } from '#domain/setup/setup-steps.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { device } from '#entities/device.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { type BranchIssuer, issuersOf } from '#use-cases/papers/issuer-of-branch.ts';
import type { Deps } from '#use-cases/ports.ts';
import { listRecords } from '#use-cases/records/list-records.ts';

export interface Setup {
  steps: SetupStep[];
  legal: LegalCheck[];
  /** Products that are still the samples of a start template. */
  samples: number;
  /** The first branch; null while there is none. */
  branch: number | null;
  /** The first catalogue; null while there is none. */
  menu: number | null;
  /** The page with the statement on accessibility, public or not. */
  accessibilityPage: number | null;
  /** Where the first thing is entered that invoices still lack; null = none lacks anything. */
  invoiceGap: BranchIssuer['gapAt'];
  isOpeningSoon: boolean;
  /** Whether anybody has ever ordered: then the shop needs no guide any more. */
  hasOrders: boolean;
}

/** How far the shop is from its first order, and how it stands with the law; computed from the data. */
export async function showSetup(
  deps: Deps,
  actor: Actor,
  { isMailSent }: { isMailSent: boolean },
): Promise<Setup> {
  const { shop, content } = await deps.db.shop.snapshot();
  const orders = await deps.db.orders.count({ branches: null });
  const devices = await listRecords(deps, actor, device, { page: 1, pageSize: 1 });
  const legal = legalChecks({ ...shop, sites: content.sites });
  const { isOpeningSoon } = shop.config;
  const hasPaymentAccounts = accountsOf(shop);
  const isTaxed = shop.products.some(({ tax }) => tax > 0);
  const issuers = [...(await issuersOf(deps.db, { isTaxed })).values()];
  const invoiceGap = issuers.find(({ gapAt }) => gapAt !== null)?.gapAt ?? null;
  return {
    steps: setupSteps({
      ...{ ...shop, legal, isMailSent, devices: devices.total, orders, isOpeningSoon },
      ...{ hasPaymentAccounts, hasInvoiceIssuers: invoiceGap === null },
    }),
    legal,
    samples: shop.products.filter(isSample).length,
    branch: shop.branches[0]?.id ?? null,
    menu: shop.menus[0]?.id ?? null,
    accessibilityPage: content.sites.find(({ path }) => path === ACCESSIBILITY_PATH)?.id ?? null,
    invoiceGap,
    isOpeningSoon,
    hasOrders: orders > 0,
  };
}

/** Whether all online payment that the shop has switched on can be used; null = none is switched on. */
function accountsOf({ branches, config }: Shop): boolean | null {
  const hasGap = branches.some((branch) =>
    paymentGaps(config, [branch]).some(({ missing }) => missing.includes('provider')),
  );
  if (hasGap) return false;
  const isOffered = branches.some((branch) =>
    METHODS.some(({ code, isOnline }) => isOnline && isSwitchedOn(code, config, branch)),
  );
  return isOffered ? true : null;
}
