import {
  METHODS,
  type PaymentMethod,
  type PaymentSwitches,
  type SwitchOwner,
} from '#domain/payment-methods/index.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { ShopPayments } from './payment.ts';

export interface PaymentGap {
  method: PaymentMethod;
  /** The switches that are off while another one of the method is on, in the order branch, shop, plugin; or its provider. */
  missing: (SwitchOwner | 'provider')[];
}

const OWNERS = ['branch', 'shop', 'plugin'] as const satisfies readonly SwitchOwner[];

/**
 * Methods that are switched on in one place but not offered to guests, because another of their switches is off (R193). The
 * branch switch counts as on if any given branch has it on, and is ignored without branches. 'provider': everything is on, and
 * the provider has no account that works for a branch; judged where the branches say what is connected.
 */
export function paymentGaps(
  config: ShopPayments,
  branches: readonly (PaymentSwitches<'branch'> & Pick<Branch, 'connectedPayments'>)[],
): PaymentGap[] {
  return METHODS.flatMap(({ code, isOnline, switches }): PaymentGap[] => {
    if (!switches) return [];
    const isOn: Record<SwitchOwner, boolean> = {
      branch: branches.some((one) => one[switches.branch]),
      shop: config[switches.shop],
      plugin: switches.plugin === null || config[switches.plugin],
    };
    const judged = OWNERS.filter(
      (owner) =>
        (owner !== 'branch' || branches.length > 0) && (owner !== 'plugin' || switches.plugin !== null),
    );
    const missing = judged.filter((owner) => !isOn[owner]);
    if (missing.length > 0) return missing.length < judged.length ? [{ method: code, missing }] : [];
    const isUnconnected = branches.some(
      ({ connectedPayments, ...one }) =>
        one[switches.branch] && connectedPayments && !connectedPayments.includes(code),
    );
    return isOnline && isUnconnected ? [{ method: code, missing: ['provider'] }] : [];
  });
}
