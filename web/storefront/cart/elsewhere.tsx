import { lazy, useMemo } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { useFilledCarts } from '#web/lib/cart/cart-store.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Optional } from '#web/ui/optional.tsx';

const OtherCarts = lazy(() => import('./other-carts.tsx').then((module) => ({ default: module.OtherCarts })));

/** 'In Ihrem Warenkorb am Kamp liegt noch 1 Produkt', for guests who are at another branch; `look` is that of the link. */
export function Elsewhere({ branch, look }: { branch: Branch; look: string }) {
  const { branches } = useShop().shop;
  const filled = useFilledCarts();
  const { isKiosk } = useKiosk();
  const others = useMemo(
    () => branches.filter(({ id, identifier }) => id !== branch.id && filled.includes(identifier)),
    [branches, filled, branch.id],
  );
  // A terminal belongs to its branch.
  if (isKiosk || others.length === 0) return null;
  return (
    <Optional>
      <OtherCarts branches={others} look={look} />
    </Optional>
  );
}
