import type { ApiFault } from '#web/lib/api.ts';

/** The list of faults beside the button: where those belong that have no field. */
export const FAULT_LIST = 'phone-faults';

/** The id of the element that a field of the order is entered in. */
export function placeOfField(field: string): string {
  const [root = '', index, name, step] = field.split('.');
  if (root === 'items' && index !== undefined)
    return name === 'parts' && step !== undefined
      ? `phone-item-${index}-part-${step}`
      : `phone-item-${index}`;
  if (root === 'isDelivery' || root === 'isDineIn') return 'phone-service';
  return `phone-${field}`;
}

/** The element of a fault; null if the order has no field for it, or does not show it. */
function elementOf({ field }: ApiFault): HTMLElement | null {
  return field ? document.getElementById(placeOfField(field)) : null;
}

/** Brings the first fault into sight, in the order of the page, with the focus where it is put right. */
export function goToFault(faults: readonly ApiFault[]): void {
  const places = faults.map(elementOf).filter((place) => place !== null);
  const first = places.reduce<HTMLElement | null>((before, place) => {
    const isBehind = before && before.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
    return before && isBehind ? before : place;
  }, null);
  const target = first ?? document.getElementById(FAULT_LIST);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
