import type { Shortage } from '#domain/shop/shortage.ts';
import { useConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useShop } from '#web/lib/shop.tsx';

const NONE: readonly Shortage[] = [];

/** What the branch that is ordered from has run out of, as of now (R231). */
export function useShortages(): readonly Shortage[] {
  const at = useConfigurator((state) => state.request?.branch.id);
  const { branches } = useShop().shop;
  return branches.find(({ id }) => id === at)?.shortages ?? NONE;
}
