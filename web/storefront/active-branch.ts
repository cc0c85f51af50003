import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useFilledCarts } from '#web/lib/cart/cart-store.ts';
import { noteBranch, readLastBranch, useLastBranch } from '#web/lib/cart/last-branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { hasGuestMemory } from './guest/guest-key.ts';
import { pageOf } from './pages.ts';

/** The branch of this address, or null. */
export function useBranchOfPage(): Branch | null {
  const page = pageOf(useLocation().pathname, useShop());
  return page.kind === 'branch' || page.kind === 'checkout' ? page.branch : null;
}

/** What this visit knows of branches, by their identifiers. */
interface KnownBranches {
  filled: readonly string[];
  ordered: string | null;
  last: string | null;
}

/**
 * The branches in the order in which they lead: first one whose cart is filled, of several the last one visited; else the
 * one last ordered from, else the one last visited, else the shop's order.
 */
export function leadingFirst(
  branches: readonly Branch[],
  { filled, ordered, last }: KnownBranches,
): readonly Branch[] {
  const rank = ({ identifier }: Branch) => {
    const [wasOrdered, wasLast] = [Number(identifier === ordered), Number(identifier === last)];
    return filled.includes(identifier) ? 4 + 2 * wasLast + wasOrdered : 2 * wasOrdered + wasLast;
  };
  return branches.toSorted((a, b) => rank(b) - rank(a));
}

/** The branches in the order in which a page that belongs to none of them orders. The server knows only the shop's. */
export function useBranchOrder(): readonly Branch[] {
  const { branches } = useShop().shop;
  const filled = useFilledCarts();
  const { last, ordered } = useLastBranch();
  return useMemo(() => leadingFirst(branches, { filled, ordered, last }), [branches, filled, ordered, last]);
}

/**
 * The branch whose cart the header shows: that of the page, else the one that orders from a page without a branch go to.
 * On the home page of several branches, null until the guest has visited or ordered from one.
 */
export function useActiveBranch(): Branch | null {
  const { shop, content, now } = useShop();
  const page = pageOf(useLocation().pathname, { shop, content });
  const ofPage = useBranchOfPage();
  const current = ofPage?.identifier;
  const [lead] = useBranchOrder();
  const filled = useFilledCarts();
  const { last, ordered } = useLastBranch();

  const arrive = useEffectEvent((at: string | undefined) => {
    if (at) return noteBranch(at);
    readLastBranch();
    if (!hasGuestMemory()) return;
    // Without it only this session tells where the guest ordered.
    import('./guest/remembered-branch.ts').then(
      ({ readRememberedBranch }) => readRememberedBranch(shop.branches, now),
      () => undefined,
    );
  });
  useEffect(() => arrive(current), [current]);

  if (ofPage) return ofPage;
  const isKnown = shop.branches.length === 1 || page.kind === 'site' || filled.length > 0;
  return isKnown || (lead && [ordered, last].includes(lead.identifier)) ? (lead ?? null) : null;
}
