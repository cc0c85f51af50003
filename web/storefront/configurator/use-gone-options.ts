import { isOptionGone } from '#domain/shop/shortage.ts';
import { useConfigurator } from '#web/lib/cart/configurator-store.ts';
import { useShop } from '#web/lib/shop.tsx';

/** Whether the branch that is ordered from has run out of an option, as of now (R231). */
export function useGoneOptions(): (option: string) => boolean {
  const at = useConfigurator((state) => state.request?.branch.id);
  const { branches } = useShop().shop;
  const list = branches.find(({ id }) => id === at)?.shortages;
  return (option) => isOptionGone(list, option);
}
