import type { ErrorCode } from '#domain/errors.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { StoredOrder } from './order-store.ts';

/** The mails a new order causes: to the customer and to the branch, where they have an address. */
export function newOrderMails({ email, branchEmail }: { email: string; branchEmail: string }): Effect[] {
  const names = [...(email === '' ? [] : ['received']), ...(branchEmail === '' ? [] : ['new-order'])];
  return names.map((mail) => ({ kind: 'mail', payload: { mail } }));
}

/** The SMS a new order causes: one to the branch, unless something prevents it. */
export function newOrderSmsEffects(deps: Deps, shop: Shop, branch: Branch): Effect[] {
  return smsObstacle(deps, shop, branch) === null ? [{ kind: 'sms', payload: {} }] : [];
}

/** What guests are told by SMS. */
export type GuestSms = 'confirmed' | 'proposed' | 'ready' | 'weighed';

/** The SMS to a guest, where the shop sends any and one can reach the guest (R290). */
export function guestSmsEffects(
  { sms }: Pick<Deps, 'sms'>,
  { config, branches }: Pick<Shop, 'config' | 'branches'>,
  { phone, branchId }: Pick<StoredOrder, 'phone' | 'branchId'>,
  about: GuestSms,
  details: { at?: string } = {},
): Effect[] {
  const country = branches.find(({ id }) => id === branchId)?.country;
  const isReachable = config.enablePluginSMS && country && sms?.numberOf(phone, country);
  return isReachable ? [{ kind: 'sms', payload: { sms: about, ...details } }] : [];
}

/** Why no SMS can go to the branch; null = nothing prevents it. */
export function smsObstacle(
  { sms }: Pick<Deps, 'sms'>,
  { config }: Shop,
  branch: Branch | null,
): ErrorCode | null {
  if (!config.enablePluginSMS) return 'sms-disabled';
  if (!sms) return 'sms-not-connected';
  return branch && sms.numberOf(branch.phone, branch.country) ? null : 'sms-phone-missing';
}
