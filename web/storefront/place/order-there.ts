import type { DeliveryOffer } from '#domain/shop/delivery-offer.ts';
import { cartActions, cartOf } from '#web/lib/cart/cart-store.ts';

/** Has the branch deliver to the place that was asked about: its cart knows service, postcode and area from now on. */
export function orderThere({ branch, area, code, isChoice }: DeliveryOffer): void {
  const actions = cartActions(branch.identifier);
  actions.setService('delivery');
  const { isDeliveryAddressDifferent } = cartOf(branch.identifier).draft;
  actions.setDraft({
    ...(code === null ? {} : { [isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode']: code }),
    ...(isChoice ? {} : { deliveryArea: area.area }),
  });
}
