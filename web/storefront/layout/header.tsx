import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { formatAmount } from '#domain/amount.ts';
import type { Branch } from '#domain/branch.ts';
import { itemCount } from '#domain/cart.ts';
import { closeCartPanel, openCartPanel, useCartPanel } from '#web/lib/cart-panel.ts';
import { useCart } from '#web/lib/cart-store.ts';
import { phoneHref } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { useActiveBranch } from './active-branch.ts';
import { Logo } from './logo.tsx';

interface NavigationItem {
  label: string;
  to: string;
}

/** Home and the branches; with one branch its page is simply where one orders. */
function useNavigation(): NavigationItem[] {
  const { shop } = useShop();
  const only = shop.branches.length === 1 ? shop.branches[0] : undefined;
  const branches = only
    ? [{ label: 'Online Bestellen', to: `/store/${only.identifier}` }]
    : shop.branches.map(({ name, identifier }) => ({ label: name, to: `/store/${identifier}` }));
  return [{ label: 'Startseite', to: '/' }, ...branches];
}

export function Header() {
  const branch = useActiveBranch();
  const items = useNavigation();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur">
      <div className="page-width flex h-16 items-center gap-2 desk:h-20 desk:gap-8">
        <Logo />
        <nav aria-label="Hauptnavigation" className="ml-auto hidden desk:block">
          <ul className="flex items-center gap-1">
            {items.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className="flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-ink/5 aria-[current=page]:bg-sand aria-[current=page]:font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="relative ml-auto desk:ml-0">
          <CartToggle branch={branch} />
          {branch && <CartPanel branch={branch} />}
        </div>
        <MobileMenu items={items} branch={branch} />
      </div>
    </header>
  );
}

/** Its width does not depend on the count, so that nothing moves when the cart is read. */
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
      <span className="sr-only desk:not-sr-only">Warenkorb</span>
      <span
        className={`-top-1 -right-1 absolute inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 text-sm tabular-nums desk:static desk:ml-auto ${isEmpty ? '' : 'bg-primary text-on-primary'}`}
      >
        {isEmpty ? '' : formatAmount(count)}
      </span>
      <span className="sr-only">{isEmpty ? 'ist leer' : count === 1 ? 'Produkt' : 'Produkte'}</span>
    </button>
  );
}

function MobileMenu({ items, branch }: { items: NavigationItem[]; branch: Branch | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <div className="-mr-2.5 desk:hidden">
      <IconButton label="Menü öffnen" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="menu" />
      </IconButton>
      <Overlay isOpen={isOpen} onClose={() => setIsOpen(false)} title="Menü">
        <nav aria-label="Hauptnavigation mobil">
          <ul className="flex flex-col">
            {items.map(({ label, to }) => (
              <li key={to} className="border-line border-b last:border-0">
                <Link
                  to={to}
                  onClick={() => setIsOpen(false)}
                  className="flex min-h-14 items-center justify-between font-display text-xl"
                >
                  {label}
                  <Icon name="chevron-right" className="size-5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {branch?.phone && (
          <a href={phoneHref(branch.phone)} className="mt-4 flex min-h-11 items-center gap-3 font-medium">
            <Icon name="phone" className="size-5 text-primary" />
            {branch.phone}
          </a>
        )}
      </Overlay>
    </div>
  );
}
