import { lazy, useEffect } from 'react';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { type PricedCart, priceCart } from '#domain/ordering/pricing.ts';
import type { Branch, DeliveryArea, Service } from '#domain/shop/branch.ts';
import { minimumMissing } from '#domain/shop/delivery-area.ts';
import { asksForPostalCode } from '#domain/shop/delivery-place.ts';
import { enabledServices, takesOrders } from '#domain/shop/service.ts';
import type { Cart } from '#web/lib/cart/cart-store.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useDeliveryArea, useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Optional } from '#web/ui/optional.tsx';
import { preloadCheckout } from '../load-checkout.ts';
import { whenIdle } from '../when-idle.ts';
import { DeliveryAreaSelect, FreeDeliveryHint } from './cart-totals.tsx';
import { FreeDeliveryGap, MinimumGap } from './delivery-gap.tsx';
import { Suggestions } from './suggestions.tsx';
import * as texts from './texts.ts';

export interface PricedBranchCart {
  cart: Cart;
  service: Service | null;
  area: DeliveryArea | null;
  priced: PricedCart;
  /** Below the area's minimum order value: no checkout. */
  isBelowMinimum: boolean;
  /** '23,40 €', 'ca. 23,40 €', or empty when no total may be shown. */
  totalText: string;
}

/** The cart of a branch with everything that affects its prices. */
export function usePricedCart(branch: Branch): PricedBranchCart {
  const { config } = useShop().shop;
  const cart = useCart(branch.identifier);
  const [service] = useService(branch, config);
  const area = useDeliveryArea(branch, service);
  const priced = priceCart(cart.items, service ?? 'takeaway', area);
  const isBelowMinimum = area !== null && minimumMissing(area, priced.gross) !== null;
  const totalText =
    priced.pricing === 'minimum' ? '' : formatPrice(priced.totalGross, priced.pricing, config.currency);
  return { cart, service, area, priced, isBelowMinimum, totalText };
}

const BranchWarnings = lazy(() =>
  import('../offer/branch-warnings.tsx').then((module) => ({ default: module.BranchWarnings })),
);

const CartPlace = lazy(() =>
  import('../place/cart-place.tsx').then((module) => ({ default: module.CartPlace })),
);

/**
 * The way to checkout, whose code is fetched meanwhile, with the reason above it where there is none: an empty cart, too
 * small an order, no service.
 */
export function CheckoutButton({ branch, onClick }: { branch: Branch; onClick?: () => void }) {
  const { now } = useShop();
  const { cart, priced, area, service, isBelowMinimum } = usePricedCart(branch);
  const isEmpty = cart.items.length === 0;
  // Checkout has a choice of services.
  const isShut = !enabledServices(branch).some((one) => takesOrders(branch, one, now));
  useEffect(() => whenIdle(preloadCheckout), []);
  return (
    <>
      {!isEmpty && service && !takesOrders(branch, service, now) && (
        <Optional>
          <BranchWarnings branch={branch} service={service} />
        </Optional>
      )}
      <MinimumGap branch={branch} priced={priced} area={area} />
      {isEmpty || isBelowMinimum || isShut ? (
        <Button disabled isWide size="large">
          {texts.completeOrder}
        </Button>
      ) : (
        <ButtonLink
          to={`/store/${branch.identifier}/checkout`}
          isWide
          size="large"
          {...(onClick ? { onClick } : {})}
        >
          {texts.completeOrder}
        </ButtonLink>
      )}
    </>
  );
}

/** Below the items: what goes with them, area and hint. */
export function DeliveryChoice({ branch }: { branch: Branch }) {
  const { area, priced, service } = usePricedCart(branch);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <Suggestions branch={branch} />
      {service === 'delivery' && asksForPostalCode(branch) ? (
        <Optional>
          <CartPlace branch={branch} area={area} />
        </Optional>
      ) : (
        <DeliveryAreaSelect branch={branch} area={area} />
      )}
      <FreeDeliveryHint priced={priced} area={area} />
      <FreeDeliveryGap branch={branch} priced={priced} area={area} />
    </div>
  );
}
