import { owesSecondFactor } from '#domain/access/second-factor.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { addressIn } from '#domain/text/language.ts';
import { englishGuestPush } from '#text/mails/english-mails.en.ts';
import { type GuestPush, guestPush, newOrderPush } from '#text/mails/order-push.ts';
import { branchScope, type Role } from '#use-cases/access/actor.ts';
import { accountFault, isSessionAlive } from '#use-cases/access/identify-caller.ts';
import type { PushMessage } from '#use-cases/message-ports.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { NEW_ORDER_PUSH } from '#use-cases/orders/new-order-effects.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';

/** After about twenty minutes of trying nobody wants to hear it any more; mail and the page say it anyway. */
const LAST_ATTEMPT = 8;
/** How long a push service keeps it for a phone that is off, in seconds. */
const TTL = { guest: 60 * 60, staff: 10 * 60 };

interface News {
  isForStaff: boolean;
  message: PushMessage;
}

/**
 * Tells the browsers that follow an order what has become of it, and those of the staff of one that no screen has shown (R291).
 * The row of an event becomes one for each browser, so that one that fails does not repeat the others. Written from the order
 * as it is now; dropped if its reason is gone. Push is an extra: what cannot be sent is dropped without a word to anybody.
 */
export async function sendPush(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  const news = order && (await newsOf(deps, order, row));
  if (!order || !news) return;
  const { push, subscription } = row.payload;
  const found = news.isForStaff
    ? await staffOf(deps, order.branchId)
    : await deps.db.pushes.followersOf(order.id);
  if (typeof subscription === 'number') {
    // Asked again at every attempt: the person may have lost the right to see the order since the first.
    return found.includes(subscription) ? deliver(deps, row, subscription, news) : undefined;
  }
  const effects = found.map(
    (id): Effect => ({
      kind: 'push',
      payload: {
        push: String(push),
        order: order.id,
        subscription: id,
        ...(row.payload.at ? { at: String(row.payload.at) } : {}),
      },
    }),
  );
  await deps.db.work.addEffects(effects, deps.clock.now());
}

async function newsOf(deps: Deps, order: StoredOrder, { payload }: OutboxRow): Promise<News | null> {
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return null;
  const number = shop.config.disableTickets ? order.uid : order.ticketNumber;
  const topic = `order${order.id}`;
  if (payload.push === NEW_ORDER_PUSH) {
    const isSeen = order.state !== 'awaiting' || (await deps.db.orders.sightings(order.id)).length > 0;
    if (isSeen) return null;
    const text = newOrderPush(order, { number, branch: branch.name });
    return { isForStaff: true, message: { ...text, url: '/backend', topic } };
  }
  if (!isGuestPush(payload.push) || !isDue(payload.push, order, payload.at)) return null;
  const isEnglish = order.language === 'en';
  const write = isEnglish ? englishGuestPush : guestPush;
  const language = isEnglish && shop.config.enablePluginEnglish ? 'en' : 'de';
  const url = addressIn(language, `/status/${order.uid}/${order.hash}`);
  const text = write(payload.push, order, { number, timeZone: branch.timeZone });
  return { isForStaff: false, message: { ...text, url, topic } };
}

/** The state in which an order is as long as this is news. */
const STATES: Readonly<Record<GuestPush, OrderState>> = {
  confirmed: 'confirmed',
  'counter-appointment': 'awaiting',
  'in-delivery': 'inDelivery',
  rejected: 'rejected',
  canceled: 'canceled',
};

function isGuestPush(push: unknown): push is GuestPush {
  return typeof push === 'string' && Object.hasOwn(STATES, push);
}

/** A later proposal has a row of its own. */
function isDue(push: GuestPush, { state, counterAppointment }: StoredOrder, at: unknown): boolean {
  return state === STATES[push] && (push !== 'counter-appointment' || counterAppointment === at);
}

/** The browsers of those of the staff who may see the orders of the branch. Whose session has ended has none any more. */
async function staffOf({ db, clock }: Deps, branch: number): Promise<number[]> {
  const kept = await db.pushes.ofSessions();
  if (kept.length === 0) return [];
  const now = clock.now();
  const rights = await db.accounts.sessionRights([...new Set(kept.map(({ session }) => session))]);
  const rule = await db.factors.rule();
  const able = new Set(
    rights
      .filter((right) => isSessionAlive(right, now) && !accountFault(right.account, now))
      .filter(({ isRaised, account }) => isRaised || !owesSecondFactor(account.roles, rule))
      .filter(({ account }) => mayTakeOrders(account, branch))
      .map(({ session }) => session),
  );
  return kept.filter(({ session }) => able.has(session)).map(({ id }) => id);
}

function mayTakeOrders({ roles, branches }: { roles: Role[]; branches: number[] }, branch: number): boolean {
  const scope = branchScope({ kind: 'user', id: 0, name: '', email: '', roles, branches });
  return scope === 'all' || scope.includes(branch);
}

async function deliver(deps: Deps, row: OutboxRow, id: number, { isForStaff, message }: News): Promise<void> {
  const to = await deps.db.pushes.byId(id);
  if (!to) return;
  const options = { subject: await subjectOf(deps), ttl: isForStaff ? TTL.staff : TTL.guest };
  try {
    const outcome = await deps.push.send(to, message, options);
    if (outcome === 'gone') await deps.db.pushes.remove(to.endpoint);
  } catch (error) {
    const isOver = error instanceof Error && 'isPermanent' in error;
    if (!isOver && row.attempts < LAST_ATTEMPT) throw error;
    deps.log.warn({ outbox: String(row.id), err: error }, 'push given up');
  }
}

/** Where push services complain: Apple refuses addresses of this machine. */
async function subjectOf({ db, publicUrl }: Deps): Promise<string> {
  const { contactEmail } = await db.shop.settings();
  const { shop } = await db.shop.snapshot();
  const mail = contactEmail || shop.branches.find(({ email }) => email !== '')?.email;
  if (mail) return `mailto:${mail}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:postmaster@${new URL(publicUrl).hostname}`;
}
