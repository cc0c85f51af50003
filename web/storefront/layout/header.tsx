import { useLocation } from 'react-router-dom';
import { formatAmount } from '#domain/catalogue/amount.ts';
import { itemCount } from '#domain/ordering/cart.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { closeCartPanel, openCartPanel, useCartPanel } from '#web/lib/cart/cart-panel.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useOrderPlace } from '#web/lib/cart/order-place.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useActiveBranch } from '../active-branch.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { Logo } from './logo.tsx';
import { headerLinks } from './navigation.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import * as texts from './texts.ts';

/** Logo, navigation and cart; at a self-service terminal nothing leads away from ordering. */
export function Header() {
  const { isKiosk } = useKiosk();
  const branch = useActiveBranch();
  const { pathname: path } = useLocation();
  const links = headerLinks({ ...useShop(), path });
  return (
    <header className="sticky top-0 z-30 border-line short:static border-b bg-paper/95 backdrop-blur">
      <div className="page-width flex h-16 items-center gap-2 desk:h-20 desk:gap-8">
        <Logo />
        <span className="flex-1" />
        {!isKiosk && <NavigationBar links={links} />}
        <div className="relative">
          <CartToggle branch={branch} />
          {branch && <CartPanel branch={branch} />}
        </div>
        {!isKiosk && <NavigationMenu links={links} branch={branch} />}
      </div>
    </header>
  );
}

function CartPlace({ branch }: { branch: Branch }) {
  return <span className="sr-only">{useOrderPlace(branch)}</span>;
}

/** The width does not depend on the count, so nothing moves when the cart loads. */
function CartToggle({ branch }: { branch: Branch | null }) {
  const cart = useCart(branch?.identifier ?? '');
  const { isOpen } = useCartPanel();
  const count = itemCount(cart.items);
  const isEmpty = cart.items.length === 0;
  return (
    <button
      type="button"
      id="cart-toggle"
      disabled={isEmpty}
      aria-expanded={isOpen && !isEmpty}
      onClick={() => (isOpen ? closeCartPanel() : openCartPanel())}
      className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded-full font-semibold transition-colors enabled:bg-ink enabled:text-paper enabled:hover:bg-ink/85 disabled:text-muted desk:w-44 desk:justify-start desk:px-5"
    >
      <Icon name="bag" />
      <span className="sr-only desk:not-sr-only">{texts.cart}</span>
      <span
        className={`-top-1 -right-1 absolute inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 text-sm tabular-nums desk:static desk:ml-auto ${isEmpty ? '' : 'bg-primary text-on-primary'}`}
      >
        {isEmpty ? '' : formatAmount(count)}
      </span>
      <span className="sr-only">{isEmpty ? texts.cartIsEmpty : texts.productNoun({ count })}</span>
      {branch && !isEmpty && <CartPlace branch={branch} />}
    </button>
  );
}
