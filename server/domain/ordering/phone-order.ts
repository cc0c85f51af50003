import type { Branch } from '#domain/shop/branch.ts';

/**
 * The branch as it is for staff who order for a guest on the phone (R233): pauses only hold back online orders, and no e-mail
 * address is required. Everything else is as for guests.
 */
export function branchByPhone(branch: Branch): Branch {
  const open = { takeawayPausedUntil: null, deliveryPausedUntil: null, dineInPausedUntil: null };
  return {
    ...branch,
    // Nobody gives staff the number of a card on the phone.
    connectedPayments: [],
    ...(branch.relief ? { relief: { ...branch.relief, ...open } } : {}),
    isTakeawayEmailRequired: false,
    isDeliveryEmailRequired: false,
    isDineInEmailRequired: false,
  };
}

/**
 * The text to search guests by: for a number, its digits without leading zeros or plus, which people write in many ways;
 * anything else as typed.
 */
export function guestSearch(text: string): string {
  const typed = text.trim();
  const isNumber = /^[+\d][\d\s/()-]*$/.test(typed);
  return isNumber ? typed.replaceAll(/\D/g, '').replace(/^0+/, '') : typed;
}
