import { Link } from 'react-router-dom';
import { itemCount } from '#domain/ordering/cart.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { branchPlace } from './branch-place.ts';
import * as texts from './texts.ts';

/** Links to the other branches where the guest has a filled cart; opening one shows that branch's menu and cart. */
export function OtherCarts({ branches, look }: { branches: readonly Branch[]; look: string }) {
  return branches.map((branch) => <OtherCart key={branch.id} branch={branch} look={look} />);
}

function OtherCart({ branch, look }: { branch: Branch; look: string }) {
  const { branches } = useShop().shop;
  const count = itemCount(useCart(branch.identifier).items);
  const names = branches.map(({ name }) => name);
  return (
    <Link to={`/store/${branch.identifier}`} className={`flex items-center gap-3 ${look}`}>
      <Icon name="bag" className="size-5" />
      <span className="min-w-0 flex-1">
        {texts.cartElsewhere({ place: branchPlace(branch.name, names), count })}
      </span>
      <Icon name="chevron-right" className="size-5" />
    </Link>
  );
}
