import type { Country } from '#domain/contact/country.ts';
import { postalCode, sharePostalCodes } from '#domain/contact/postal-code.ts';
import type { Branch, DeliveryArea } from './branch.ts';
import { findArea } from './delivery-area.ts';

/** Where an order goes, as far as postcodes tell. */
export interface Place {
  zipCode: string;
  country: Country;
}

type Deliverer = Pick<Branch, 'country' | 'deliveryAreas'>;

/** Pages stored by older versions have areas without the list. */
function codesOf(area: DeliveryArea): readonly string[] {
  return area.postalCodes ?? [];
}

/** Whether postcodes decide about an area; without any, guests choose it from a list. */
function hasPostalCodes(area: DeliveryArea): boolean {
  return codesOf(area).length > 0;
}

/** Whether the branch asks guests for their postcode. */
export function asksForPostalCode({ deliveryAreas }: Deliverer): boolean {
  return deliveryAreas.some(hasPostalCodes);
}

/** The areas that guests choose themselves, whatever their postcode. */
export function areasByChoice({ deliveryAreas }: Deliverer): DeliveryArea[] {
  return deliveryAreas.filter((area) => !hasPostalCodes(area));
}

/** The delivery address of a checkout or an order: the separate one if there is one. */
export function placeOfDraft(
  draft: {
    zipCode?: string;
    country?: Country;
    deliveryZipCode?: string;
    deliveryCountry?: Country;
    isDeliveryAddressDifferent?: boolean;
  },
  branch: Pick<Branch, 'country'>,
): Place {
  const [zipCode, country] = draft.isDeliveryAddressDifferent
    ? [draft.deliveryZipCode, draft.deliveryCountry]
    : [draft.zipCode, draft.country];
  return { zipCode: zipCode ?? '', country: country ?? branch.country };
}

/**
 * The area whose postcodes include a place (R153); null = none. A postcode that is impossible in the address's country is
 * taken as one of the branch's: the form's default country was left.
 */
export function areaAt(branch: Deliverer, { zipCode, country }: Place): DeliveryArea | null {
  const code = postalCode(zipCode, branch.country);
  const isAbroad = !sharePostalCodes(country, branch.country) && postalCode(zipCode, country) !== null;
  if (code === null || isAbroad) return null;
  return branch.deliveryAreas.find((area) => codesOf(area).includes(code)) ?? null;
}

/** What a guest may choose from: the area of their postcode, then those without postcodes. */
export function offeredAreas(branch: Deliverer, place: Place): DeliveryArea[] {
  const here = areaAt(branch, place);
  return here ? [here, ...areasByChoice(branch)] : areasByChoice(branch);
}

/**
 * The area that an order goes to (R153): the one chosen by name if guests may choose it, else that of the postcode. Where the
 * postcode tells nothing it is the branch's first area if that has no postcodes (the preselection of the list); null = unknown.
 */
export function areaOfPlace(
  branch: Deliverer,
  name: string | null | undefined,
  place: Place,
): DeliveryArea | null {
  const [first] = branch.deliveryAreas;
  const offered = offeredAreas(branch, place);
  const chosen = offered.find(({ area }) => area === name);
  return chosen ?? areaAt(branch, place) ?? (first && offered.includes(first) ? first : null);
}

type FormOfPlace = Parameters<typeof placeOfDraft>[0];

/** A change of a form with what follows from it: a postcode that has an area decides, whatever was chosen before. */
export function withPlace<F extends object>(branch: Deliverer, draft: FormOfPlace, change: F): F {
  if (!PLACE.some((name) => name in change)) return change;
  const here = areaAt(branch, placeOfDraft({ ...draft, ...change }, branch));
  return here ? { ...change, deliveryArea: here.area } : change;
}

const PLACE = ['zipCode', 'country', 'deliveryZipCode', 'deliveryCountry', 'isDeliveryAddressDifferent'];

/** An address that does not fit the area of its order. */
export interface PlaceMismatch {
  /** The area that the postcode belongs to; null = none of the branch. */
  other: DeliveryArea | null;
  /** Guests cannot order so: the area has postcodes, and this is none of them. */
  isRefused: boolean;
}

/**
 * Whether an address fits the area of its order (R154); null = it does, or nobody can tell. In an area without postcodes every
 * address does, but staff should know when it belongs to another one.
 */
export function placeMismatch(branch: Deliverer, name: string | null, place: Place): PlaceMismatch | null {
  const area = findArea(branch, name);
  if (!area || place.zipCode.trim() === '') return null;
  const other = areaAt(branch, place);
  if (other === area) return null;
  const isRefused = hasPostalCodes(area);
  return isRefused || other ? { other, isRefused } : null;
}
