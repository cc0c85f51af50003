import { placeOfDraft } from '#domain/shop/delivery-place.ts';
import { FreeDeliveryHint, MinimumHint } from '../cart/cart-totals.tsx';
import { PlaceAnswer } from '../place/place-answer.tsx';
import type { Checkout } from './use-checkout.ts';

/** Where postcodes decide: what that of the delivery address means, below the address. */
export function AreaAnswer({ checkout }: { checkout: Checkout }) {
  const { branch, draft, area, totals, set, setService, errorOf } = checkout;
  return (
    <div className="flex flex-col gap-3">
      <PlaceAnswer
        branch={branch}
        place={placeOfDraft(draft, branch)}
        area={area}
        id="checkout-deliveryArea"
        error={errorOf('deliveryArea')}
        onChoose={(deliveryArea) => set({ deliveryArea })}
        onPickup={() => setService('takeaway')}
      />
      <MinimumHint priced={totals} area={area} />
      <FreeDeliveryHint priced={totals} area={area} />
    </div>
  );
}
