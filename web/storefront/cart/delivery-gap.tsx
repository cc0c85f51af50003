import { useMemo } from 'react';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import { fillersFor, quickOffers } from '#domain/ordering/suggestions.ts';
import type { Branch, DeliveryArea } from '#domain/shop/branch.ts';
import { freeFromMissing, minimumMissing } from '#domain/shop/delivery-area.ts';
import { useShop } from '#web/lib/shop.tsx';
import { MinimumHint } from './cart-totals.tsx';
import { ProductChips } from './product-chips.tsx';
import { useOrderTime } from './suggestions.tsx';
import * as texts from './texts.ts';

interface GapProps {
  branch: Branch;
  priced: PricedCart;
  area: DeliveryArea | null;
}

/** 'Noch 4,20 € bis zur Lieferung', with products that fit; nothing once the minimum is reached. */
export function MinimumGap({ branch, priced, area }: GapProps) {
  const { currency } = useShop().shop.config;
  const missing = area && minimumMissing(area, priced.gross);
  if (missing === null) return null;
  return (
    <MinimumHint
      priced={priced}
      area={area}
      title={texts.missingToMinimum({ missing: formatMoney(missing, currency) })}
    >
      <Fillers branch={branch} missing={missing} isPartWelcome />
    </MinimumHint>
  );
}

/** The same for free delivery, where one product is enough; first the minimum is reached. */
export function FreeDeliveryGap({ branch, priced, area }: GapProps) {
  const { currency } = useShop().shop.config;
  const missing = area && freeFromMissing(area, priced.gross);
  if (missing === null || !area || minimumMissing(area, priced.gross) !== null) return null;
  return (
    <Fillers
      branch={branch}
      missing={missing}
      isPartWelcome={false}
      title={texts.missingToFree({ missing: formatMoney(missing, currency) })}
    />
  );
}

interface FillersProps {
  branch: Branch;
  missing: Cents;
  isPartWelcome: boolean;
  title?: string;
}

function Fillers({ branch, missing, isPartWelcome, title }: FillersProps) {
  const { shop } = useShop();
  const time = useOrderTime(branch);
  const offers = useMemo(() => quickOffers(shop, branch, time), [shop, branch, time]);
  const products = fillersFor(missing, offers, { isPartWelcome }).map(({ product }) => product);
  if (products.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 pt-1">
      {title && <p className="font-semibold">{title}</p>}
      <ProductChips branch={branch} products={products} />
    </div>
  );
}
