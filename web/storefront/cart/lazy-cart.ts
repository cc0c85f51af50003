import type { Branch } from '#domain/shop/branch.ts';
import { loadCartRules } from '#web/lib/cart/cart-store.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

interface BranchProps {
  branch: Branch;
}

const load = () => import('./filled-cart.ts');

type Filled = Awaited<ReturnType<typeof load>>['FILLED_CART'];

const part = (name: keyof Filled) =>
  lazyPart<BranchProps>(() => load().then(({ FILLED_CART }) => FILLED_CART[name]));

/** A cart with something in it, at its three places, and the news about it: every guest begins with an empty one. */
const PARTS = { bar: part('Bar'), column: part('Column'), panel: part('Panel'), news: part('News') };

export const LazyBar = PARTS.bar.Part;
export const LazyColumn = PARTS.column.Part;
export const LazyPanel = PARTS.panel.Part;
export const LazyNews = PARTS.news.Part;

/** Fetches all of them, and the rules; if that fails, they are fetched again when they are needed. */
export async function preloadCart(): Promise<void> {
  await Promise.allSettled([loadCartRules(), ...Object.values(PARTS).map((one) => one.preload())]);
}
