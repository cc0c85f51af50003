import { useId, useMemo } from 'react';
import { type OrderTime, suggestionsFor } from '#domain/ordering/suggestions.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { ProductChips } from './product-chips.tsx';
import * as texts from './texts.ts';

/** When the guest wants the order: the chosen appointment, else now. */
export function useOrderTime(branch: Branch): OrderTime {
  const { now } = useShop();
  const { appointmentDate } = useCart(branch.identifier).draft;
  return useMemo(
    () => ({ at: appointmentDate ? new Date(appointmentDate) : now, now }),
    [appointmentDate, now],
  );
}

/** 'Dazu passt': what the owner suggests to the cart (R150). */
export function Suggestions({ branch }: { branch: Branch }) {
  const { shop } = useShop();
  const { items } = useCart(branch.identifier);
  const time = useOrderTime(branch);
  const id = useId();
  const products = useMemo(() => suggestionsFor(shop, branch, items, time), [shop, branch, items, time]);
  if (products.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} data-suggestions className="flex min-w-0 flex-col gap-1.5">
      <p id={id} className="font-semibold">
        {texts.goesWith}
      </p>
      <ProductChips branch={branch} products={products} />
    </div>
  );
}
