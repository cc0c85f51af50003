import { validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { PhoneOrderInput } from '#inputs/phone-order.ts';
import { type Actor, mayActForBranch } from '#use-cases/access/actor.ts';
import { placeOrder } from '#use-cases/orders/place-order.ts';
import { showOrder } from '#use-cases/orders/show-order.ts';
import type { Deps } from '#use-cases/ports.ts';

/**
 * Places an order that staff take on the phone (R233): as a guest would, by the very same placing, with the consents that
 * were given in the call. Throws what placeOrder throws; another branch than the actor's is 'branch-unavailable'.
 */
export async function placePhoneOrder(
  deps: Deps,
  actor: Actor,
  { input, idempotencyKey }: { input: PhoneOrderInput; idempotencyKey: string | null },
): Promise<StaffOrder> {
  if (!mayActForBranch(actor, input.branch))
    throw validationError([{ code: 'branch-unavailable', field: 'branch' }]);
  const { order } = await placeOrder(deps, {
    input: { ...input, legalInstructions: true, privacyPolicy: true },
    idempotencyKey,
    actor,
    isByPhone: true,
  });
  return showOrder(deps, actor, order.id);
}
