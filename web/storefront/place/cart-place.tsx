import type { Branch, DeliveryArea } from '#domain/shop/branch.ts';
import { placeOfDraft, withPlace } from '#domain/shop/delivery-place.ts';
import { cartActions, useCart } from '#web/lib/cart/cart-store.ts';
import { keepFocus } from '#web/lib/cart/keep-focus.ts';
import { TextField } from '#web/ui/field.tsx';
import { AreaChoice, PlaceAnswer, pickUpAt, postalCodeError } from './place-answer.tsx';
import * as texts from './texts.ts';

/** The postcode in the cart: that of the delivery address, so checkout already knows it. */
export function CartPlace({ branch, area }: { branch: Branch; area: DeliveryArea | null }) {
  const { draft } = useCart(branch.identifier);
  const { setDraft } = cartActions(branch.identifier);
  const place = placeOfDraft(draft, branch);
  const name = draft.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode';
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={texts.postalCode}
        hint={area ? undefined : texts.postalCodeHint}
        error={postalCodeError(place.zipCode, branch)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        value={place.zipCode}
        onChange={(event) => setDraft(withPlace(branch, draft, { [name]: event.target.value }))}
      />
      <AreaChoice
        branch={branch}
        place={place}
        area={area}
        onChoose={(deliveryArea) => setDraft({ deliveryArea })}
      />
      <PlaceAnswer
        branch={branch}
        place={place}
        area={area}
        onPickup={(event) => keepFocus(event, pickUpAt(branch))}
      />
    </div>
  );
}
