import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useFilledCarts } from '#web/lib/cart/cart-store.ts';
import { noteBranch, readLastBranch, useLastBranch } from '#web/lib/cart/last-branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { pageOf } from './pages.ts';

/** The branch of this address, or null. */
export function useBranchOfPage(): Branch | null {
  const page = pageOf(useLocation().pathname, useShop());
  return page.kind === 'branch' || page.kind === 'checkout' ? page.branch : null;
}

/**
 * The branches in the order in which a page that belongs to none of them orders: first one whose cart is filled, of
 * several the last one visited, else the last one visited, else the shop's order. The server knows neither.
 */
export function useBranchOrder(): readonly Branch[] {
  const { branches } = useShop().shop;
  const filled = useFilledCarts();
  const { last } = useLastBranch();
  return useMemo(() => {
    const rank = ({ identifier }: Branch) =>
      (filled.includes(identifier) ? 2 : 0) + (identifier === last ? 1 : 0);
    return branches.toSorted((a, b) => rank(b) - rank(a));
  }, [branches, filled, last]);
}

/**
 * The branch whose cart the header shows: that of the page, else the one that orders from a page without a branch go to.
 * On the home page of several branches, null until the guest has visited one.
 */
export function useActiveBranch(): Branch | null {
  const { shop, content } = useShop();
  const page = pageOf(useLocation().pathname, { shop, content });
  const ofPage = useBranchOfPage();
  const current = ofPage?.identifier;
  const [lead] = useBranchOrder();
  const filled = useFilledCarts();
  const { last } = useLastBranch();

  useEffect(() => {
    if (current) noteBranch(current);
    else readLastBranch();
  }, [current]);

  if (ofPage) return ofPage;
  const isKnown = shop.branches.length === 1 || page.kind === 'site' || filled.length > 0;
  return isKnown || lead?.identifier === last ? (lead ?? null) : null;
}
