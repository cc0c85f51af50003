import { postalCode, splitPostalCodes } from '#domain/contact/postal-code.ts';
import { ZERO } from '#domain/money/money.ts';
import type { Branch, DeliveryArea } from './branch.ts';
import { areaName, deliveryFee } from './delivery-area.ts';
import { areaAt, areasByChoice, asksForPostalCode } from './delivery-place.ts';
import { takesOrders } from './service.ts';

/** A branch that delivers to a place. */
export interface DeliveryOffer {
  branch: Branch;
  area: DeliveryArea;
  /** The postcode, if it was asked for. */
  code: string | null;
  /** The guest chooses among several areas without postcodes: fee and minimum are those of the first. */
  isChoice: boolean;
}

/**
 * The branches that deliver to a postcode, best first (R153): those that take orders, then by fee and minimum for an empty
 * cart, then in the shop's order. In its own postcode a branch also delivers through its areas without postcodes.
 */
export function deliveryOffers(branches: readonly Branch[], text: string, now: Date): DeliveryOffer[] {
  const offers = delivering(branches).flatMap((branch): DeliveryOffer[] => {
    const { country } = branch;
    const code = postalCode(text, country);
    if (code === null) return [];
    const area = areaAt(branch, { zipCode: code, country });
    if (area) return [{ branch, area, code, isChoice: false }];
    const [first, ...others] = branch.zipCode.trim() === code ? areasByChoice(branch) : [];
    return first ? [{ branch, area: first, code, isChoice: others.length > 0 }] : [];
  });
  const rank = ({ branch, area }: DeliveryOffer) =>
    [
      takesOrders(branch, 'delivery', now) ? 0 : 1,
      deliveryFee(area, ZERO),
      area.minimumOrderValue ?? 0,
    ] as const;
  return offers.sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}

/** The branches that deliver to an area named like this, each with its first such area; every word has to occur. */
export function deliveryOffersNamed(branches: readonly Branch[], text: string): DeliveryOffer[] {
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (!words.some((word) => word.length >= 3)) return [];
  return delivering(branches).flatMap((branch) => {
    const area = branch.deliveryAreas.find((candidate) => {
      const name = plain(`${candidate.area} ${areaName(candidate)}`);
      return words.every((word) => name.includes(word));
    });
    return area ? [{ branch, area, code: null, isChoice: false }] : [];
  });
}

/** What a guest's search says about delivery. */
export interface DeliveryAnswer {
  /** The postcode among the words; null = they name a place. */
  code: string | null;
  /** The best first; none = nobody delivers there. */
  offers: DeliveryOffer[];
}

/**
 * The answer to '4040', 'Urfahr' or '4040 Linz'; null when the words are neither a postcode nor the name of an area. Without
 * areas that have postcodes nobody can tell where a postcode is delivered to.
 */
export function deliveryAnswer(branches: readonly Branch[], text: string, now: Date): DeliveryAnswer | null {
  const asking = branches.filter((branch) => branch.isDeliveryEnabled && asksForPostalCode(branch));
  const code = [text.trim(), ...splitPostalCodes(text)].find((word) =>
    asking.some(({ country }) => postalCode(word, country) !== null),
  );
  if (code !== undefined) return { code, offers: deliveryOffers(branches, code, now) };
  const offers = deliveryOffersNamed(branches, text);
  return offers.length > 0 ? { code: null, offers } : null;
}

/** '3568 Unterlinden am Kamp': the branch's own place has a name, other places get the area's. */
export function placeName({ branch, area, code }: DeliveryOffer): string {
  if (code === null) return areaName(area);
  return `${code} ${code === branch.zipCode.trim() ? branch.city : areaName(area)}`.trim();
}

/** The names of all areas of all branches, each once. */
export function deliveredPlaces(branches: readonly Branch[]): string[] {
  return [...new Set(delivering(branches).flatMap(({ deliveryAreas }) => deliveryAreas.map(areaName)))];
}

/** The pickup branch with the numerically closest postcode. */
export function pickupNear(branches: readonly Branch[], text: string): Branch | null {
  const asked = Number.parseInt(text.replace(/\D/g, ''), 10) || 0;
  const distance = ({ zipCode }: Branch) => Math.abs((Number.parseInt(zipCode, 10) || 0) - asked);
  const [nearest] = branches
    .filter(({ isTakeawayEnabled }) => isTakeawayEnabled)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}

function delivering(branches: readonly Branch[]): Branch[] {
  return branches.filter(({ isDeliveryEnabled }) => isDeliveryEnabled);
}

/** Forgiving about case, accents and umlauts: 'Muhlbach' finds 'Mühlbach'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}
