import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { pageOf } from './pages.ts';

const LAST_BRANCH = 'theke-branch';

/** The branch of this address, or null. */
export function useBranchOfPage(): Branch | null {
  const page = pageOf(useLocation().pathname, useShop());
  return page.kind === 'branch' || page.kind === 'checkout' ? page.branch : null;
}

/**
 * The branch whose cart the header shows: that of the page, else the last one visited, else the only one. Orders from a
 * content page go to the first branch.
 */
export function useActiveBranch(): Branch | null {
  const { shop, content } = useShop();
  const page = pageOf(useLocation().pathname, { shop, content });
  const ofPage = useBranchOfPage();
  const [last, setLast] = useState<string | null>(null);
  const current = ofPage?.identifier;

  useEffect(() => {
    try {
      if (current) sessionStorage.setItem(LAST_BRANCH, current);
      setLast(current ?? sessionStorage.getItem(LAST_BRANCH));
    } catch {
      // Without storage the header only knows the branch of the page.
      setLast(current ?? null);
    }
  }, [current]);

  if (ofPage) return ofPage;
  const [first] = shop.branches;
  if (page.kind === 'site' && page.site.type === 'custom_party_service') return first ?? null;
  const usual = shop.branches.length === 1 || page.kind === 'site' ? first : undefined;
  return shop.branches.find(({ identifier }) => identifier === last) ?? usual ?? null;
}
