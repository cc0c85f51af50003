import { flushSync } from 'react-dom';
import { placeOfDraft } from '#domain/shop/delivery-place.ts';
import { FreeDeliveryHint, MinimumHint } from '../cart/cart-totals.tsx';
import { AreaChoice, PlaceAnswer } from '../place/place-answer.tsx';
import type { Checkout } from './use-checkout.ts';

/** Where postcodes decide: what that of the delivery address means, below the address. */
export function AreaAnswer({ checkout }: { checkout: Checkout }) {
  const { branch, draft, area, totals, setService, errorOf } = checkout;
  return (
    <div className="flex flex-col gap-3">
      <PlaceAnswer
        branch={branch}
        place={placeOfDraft(draft, branch)}
        area={area}
        id="checkout-deliveryArea"
        error={errorOf('deliveryArea')}
        onPickup={() => {
          flushSync(() => setService('takeaway'));
          // The address is gone; the choice that replaced it stands above.
          document.querySelector<HTMLElement>('#checkout-isDelivery :checked')?.focus();
        }}
      />
      <MinimumHint priced={totals} area={area} />
      <FreeDeliveryHint priced={totals} area={area} />
    </div>
  );
}

/** Above the address: the areas that guests may choose whatever their postcode. */
export function AreaPicker({ checkout }: { checkout: Checkout }) {
  const { branch, draft, area, set, errorOf } = checkout;
  return (
    <AreaChoice
      branch={branch}
      place={placeOfDraft(draft, branch)}
      area={area}
      id="checkout-deliveryArea"
      error={errorOf('deliveryArea')}
      onChoose={(deliveryArea) => set({ deliveryArea })}
    />
  );
}
