import type { Branch } from '#domain/shop/branch.ts';

/**
 * The branch as staff order from it for a guest on the phone (R233): the pauses, which hold back what comes in by itself, are
 * theirs to overrule, and nobody spells an e-mail address. Everything else is as for guests.
 */
export function branchByPhone(branch: Branch): Branch {
  const open = { takeawayPausedUntil: null, deliveryPausedUntil: null, dineInPausedUntil: null };
  return {
    ...branch,
    ...(branch.relief ? { relief: { ...branch.relief, ...open } } : {}),
    isTakeawayEmailRequired: false,
    isDeliveryEmailRequired: false,
    isDineInEmailRequired: false,
  };
}

/**
 * What a search for a guest is compared with: of a number its digits without the leading zeros or the plus, which are
 * written in many ways; anything else as typed.
 */
export function guestSearch(text: string): string {
  const typed = text.trim();
  const isNumber = /^[+\d][\d\s/()-]*$/.test(typed);
  return isNumber ? typed.replaceAll(/\D/g, '').replace(/^0+/, '') : typed;
}
