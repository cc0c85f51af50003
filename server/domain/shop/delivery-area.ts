import { type Cents, cents, ZERO } from '#domain/money/money.ts';
import type { Branch, DeliveryArea } from './branch.ts';

/** The area of a branch by name; null if the branch does not deliver there. */
export function findArea(branch: Pick<Branch, 'deliveryAreas'>, area: string | null): DeliveryArea | null {
  if (area === null) return null;
  return branch.deliveryAreas.find((candidate) => candidate.area === area) ?? null;
}

/** The name of an area as guests read it (R139). */
export function areaName({ area, label = area }: Pick<DeliveryArea, 'area' | 'label'>): string {
  return label;
}

/** The gross fee: zero if the area is free or the items reach freeFromOrderValue (R24). */
export function deliveryFee(area: DeliveryArea, gross: Cents): Cents {
  if (area.free) return ZERO;
  if (isSet(area.freeFromOrderValue) && gross >= area.freeFromOrderValue) return ZERO;
  return area.price;
}

/** The amount still missing for the area's minimum order value; null if it is reached or there is none. */
export function minimumMissing(area: DeliveryArea, gross: Cents): Cents | null {
  if (!isSet(area.minimumOrderValue) || gross >= area.minimumOrderValue) return null;
  return cents(area.minimumOrderValue - gross);
}

/** The amount still missing for free delivery; null if delivery is already free or never is. */
export function freeFromMissing(area: DeliveryArea, gross: Cents): Cents | null {
  if (area.free || area.price === 0) return null;
  if (!isSet(area.freeFromOrderValue) || gross >= area.freeFromOrderValue) return null;
  return cents(area.freeFromOrderValue - gross);
}

/** 0 and null both mean "not set" (R25). */
function isSet(value: Cents | null): value is Cents {
  return value !== null && value > 0;
}
