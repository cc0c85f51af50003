import type { StaffOrder } from '#domain/order/order.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type Place, placeMismatch } from '#domain/shop/delivery-place.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** The sentence about an address that does not lie in the order's delivery area; null when it does, or nobody can tell. */
export function placeWarning(
  order: Pick<StaffOrder, 'isDelivery' | 'deliveryArea' | 'deliveryAddress' | 'zipCode' | 'country'>,
  branch: Branch | null | undefined,
  place: Place = order.deliveryAddress ?? order,
): string | null {
  const mismatch = order.isDelivery && branch ? placeMismatch(branch, order.deliveryArea, place) : null;
  if (!mismatch) return null;
  return texts.outsideArea({
    code: place.zipCode.trim(),
    area: order.deliveryArea ?? '',
    other: mismatch.other?.area ?? 'none',
  });
}

/** The same as a line with a sign. */
export function PlaceWarning({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="flex items-start gap-2 rounded-theme bg-warning-soft px-3 py-2 font-semibold text-warning leading-snug">
      <StaffIcon name="warning" className="mt-0.5 size-5" />
      {text}
    </p>
  );
}
