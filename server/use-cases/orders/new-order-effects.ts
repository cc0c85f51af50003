import type { ErrorCode } from '#domain/errors.ts';
import type { OrderEvent } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { GuestPush } from '#text/mails/order-push.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { branchOf } from './compose-order.ts';
import type { StoredOrder } from './order-store.ts';

/**
 * Who is notified of a new order: the customer and the branch by mail, the branch by SMS, its staff by push; once it is paid,
 * if it is paid online (R302).
 */
export function newOrderEffects(
  deps: Deps,
  shop: Shop,
  { email, branchId }: { email: string; branchId: number },
): Effect[] {
  const branch = branchOf(shop.branches, branchId);
  return [
    ...newOrderMails({ email, branchEmail: branch?.email ?? '' }),
    ...(branch ? newOrderSmsEffects(deps, shop, branch) : []),
    ...newOrderPushEffects(),
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

/** The name of the push about an order that no screen has shown. */
export const NEW_ORDER_PUSH = 'new-order';
/** A counter that is watched has shown an order by then. */
const UNSEEN_SECONDS = 20;

/** The push to the staff a moment after a new order, should no screen have shown it by then (R292). */
function newOrderPushEffects(): Effect[] {
  return [
    { kind: 'push', payload: { push: NEW_ORDER_PUSH }, delaySeconds: UNSEEN_SECONDS, listeners: 'staff' },
  ];
}

const TOLD_BY_PUSH: ReadonlySet<OrderEvent> = new Set<GuestPush>([
  'confirmed',
  'counter-appointment',
  'in-delivery',
  'rejected',
  'canceled',
]);

/** The push to the browsers that follow an order: about what others have done with it (R291). */
export function guestPushEffects(event: OrderEvent, proposedAt: string | null): Effect[] {
  if (!TOLD_BY_PUSH.has(event)) return [];
  const details = event === 'counter-appointment' && proposedAt ? { at: proposedAt } : {};
  return [{ kind: 'push', payload: { push: event, ...details }, listeners: 'followers' }];
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
