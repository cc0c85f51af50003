import type { Branch, DeliveryArea, Service } from '#domain/shop/branch.ts';
import { areaOfPlace, placeOfDraft } from '#domain/shop/delivery-place.ts';
import { branchState, enabledServices, preselectedService } from '#domain/shop/service.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { OpenState } from '#domain/time/opening-hours.ts';
import { cartActions, type Draft, useCart } from './cart-store.ts';

/** The service chosen at a branch, kept per branch, and the setter. */
export function useService(
  branch: Branch,
  config: Pick<Config, 'defaultDeliveryMethod'>,
): [Service | null, (service: Service) => void] {
  const cart = useCart(branch.identifier);
  const service = preselectedService(branch, cart.service, config.defaultDeliveryMethod);
  return [service, cartActions(branch.identifier).setService];
}

/**
 * Whether a branch is open for the service that the visitor chose; before a choice, for its opening hours (R35). The
 * server knows no choice, so the first rendering goes by the opening hours.
 */
export function useShownState(branch: Branch, now: Date): OpenState {
  const { service } = useCart(branch.identifier);
  const isOffered = service !== null && enabledServices(branch).includes(service);
  return branchState(branch, isOffered ? service : null, now);
}

/** The area that determines fee and minimum (R153); null unless the service is delivery, and where the postcode is missing. */
export function useDeliveryArea(branch: Branch, service: Service | null): DeliveryArea | null {
  const { draft } = useCart(branch.identifier);
  return service === 'delivery' ? areaOfDraft(branch, draft) : null;
}

/** The area of a form: the one chosen, or that of its postcode. */
export function areaOfDraft(branch: Branch, draft: Draft): DeliveryArea | null {
  return areaOfPlace(branch, draft.deliveryArea, placeOfDraft(draft, branch));
}
