import { isPhone } from '#domain/contact/phone.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { branchOf } from './compose-order.ts';

/** Who is notified of a new order: the customer and the branch by mail, the branch by SMS; once it is paid, if it is paid online (R302). */
export function newOrderEffects(
  deps: Deps,
  shop: Shop,
  { email, branchId }: { email: string; branchId: number },
): Effect[] {
  const branch = branchOf(shop.branches, branchId);
  return [
    ...newOrderMails({ email, branchEmail: branch?.email ?? '' }),
    ...(branch ? newOrderSmsEffects(deps, shop, branch) : []),
  ];
}

/**
 * The mails a new order causes: to the customer and to the branch, where they have an address. Those that somebody asked
 * for are sent whatever became of the order.
 */
export function newOrderMails({
  email,
  branchEmail,
  isRequested = false,
}: {
  email: string;
  branchEmail: string;
  isRequested?: boolean;
}): Effect[] {
  const names = [...(email === '' ? [] : ['received']), ...(branchEmail === '' ? [] : ['new-order'])];
  return names.map((mail) => ({ kind: 'mail', payload: { mail, ...(isRequested ? { isRequested } : {}) } }));
}

/** The SMS a new order causes: one to the branch, unless something prevents it. */
function newOrderSmsEffects(deps: Deps, shop: Shop, branch: Branch): Effect[] {
  return smsObstacle(deps, shop, branch) === null ? [{ kind: 'sms', payload: {} }] : [];
}

/** What guests are told by SMS. */
export type GuestSms = 'confirmed' | 'weighed';

/** The SMS to a guest, where the shop sends any and the guest gave a number (R252, R234). */
export function guestSmsEffects(
  { sms }: Pick<Deps, 'sms'>,
  { config }: Pick<Shop, 'config'>,
  { phone, about }: { phone: string; about: GuestSms },
): Effect[] {
  return config.enablePluginSMS && sms && isPhone(phone) ? [{ kind: 'sms', payload: { sms: about } }] : [];
}

/** Why no SMS can go to the branch; null = nothing prevents it. */
export function smsObstacle(
  { sms }: Pick<Deps, 'sms'>,
  { config }: Shop,
  branch: Branch | null,
): ErrorCode | null {
  if (!config.enablePluginSMS) return 'sms-disabled';
  if (!sms) return 'sms-not-connected';
  return branch && isPhone(branch.phone) ? null : 'sms-phone-missing';
}
