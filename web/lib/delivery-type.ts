import type { Branch, DeliveryArea, Service } from '#domain/branch.ts';
import { preselectedService } from '#domain/service.ts';
import type { Config } from '#domain/shop.ts';
import { cartActions, useCart } from './cart-store.ts';

/** The service chosen at a branch, kept per branch, and the setter. */
export function useService(
  branch: Branch,
  config: Pick<Config, 'defaultDeliveryMethod'>,
): [Service | null, (service: Service) => void] {
  const cart = useCart(branch.identifier);
  const service = preselectedService(branch, cart.service, config.defaultDeliveryMethod);
  return [service, cartActions(branch.identifier).setService];
}

/** The delivery area by name; the first one of the branch when none (or a vanished one) is set. */
export function areaNamed(branch: Branch, name: string | null | undefined): DeliveryArea | null {
  return branch.deliveryAreas.find(({ area }) => area === name) ?? branch.deliveryAreas[0] ?? null;
}

/** The area that counts for the fee and the minimum: null unless the service is delivery. */
export function useDeliveryArea(branch: Branch, service: Service | null): DeliveryArea | null {
  const { draft } = useCart(branch.identifier);
  return service === 'delivery' ? areaNamed(branch, draft.deliveryArea) : null;
}

/** 'Abholung', 'Lieferung', 'Vor Ort'. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
};
