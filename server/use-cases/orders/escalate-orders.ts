import { cleanPhone } from '#domain/contact/phone.ts';
import { ESCALATED, escalationStep } from '#domain/order/escalation.ts';
import { decide } from '#domain/order/order-state.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type Contact, contactsOf } from '#domain/shop/escalation-settings.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { englishNotAnswered } from '#text/mails/english-mails.en.ts';
import { notAnswered } from '#text/mails/order-mail-texts.ts';
import * as texts from '#text/order-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { changePlanned } from './change-order.ts';
import { planOf } from './command-order.ts';
import { branchOf } from './compose-order.ts';
import { smsObstacle } from './new-order-effects.ts';
import type { StoredOrder, Unanswered } from './order-store.ts';
import { factsOf, staffOrder } from './order-view.ts';
import type { Plan } from './plan.ts';

/**
 * Does what the branches want done about orders that nobody answers (R271). What was done is in the history of the order, and
 * decided on its stored state: a second run, another process and a restart do nothing twice, and whoever accepts it in
 * between is first. Of the orders that the brake holds the contacts of a branch hear once, and not once for each of hundreds.
 */
export async function escalateOrders(deps: Deps): Promise<void> {
  const unanswered = await deps.db.orders.unanswered();
  if (unanswered.length === 0) return;
  const { shop } = await deps.db.shop.snapshot();
  const quiet = new Set<number>();
  for (const one of unanswered) {
    const { isHeld, history, branchId } = one.order;
    if (isHeld && history.some(({ event }) => event === ESCALATED)) quiet.add(branchId);
  }
  for (const one of unanswered) {
    const { isHeld, branchId } = one.order;
    try {
      const isDone = await escalate(deps, shop, one, isHeld && quiet.has(branchId));
      if (isDone && isHeld) quiet.add(branchId);
    } catch (error) {
      // The others wait, too.
      deps.log.error({ err: error, order: one.order.id }, 'an unanswered order was not escalated');
    }
  }
}

/** Whether anything was done. `isQuiet`: the contacts know of the others already. */
async function escalate(
  deps: Deps,
  shop: Shop,
  { order, settings }: Unanswered,
  isQuiet: boolean,
): Promise<boolean> {
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return false;
  const plan = (current: StoredOrder, at: Date): Plan | null => {
    const { isDelivery, isDineIn, isQuotation, createdAt, history } = current;
    const { preparationDue = null } = staffOrder(current, shop);
    const facts = factsOf(current);
    const waiting = { facts, history, isDelivery, isDineIn, isQuotation, createdAt, preparationDue };
    switch (escalationStep(waiting, { ...settings, branch }, at)) {
      case 'tell':
        return toldPlan(isQuiet ? null : reachableContacts(deps, shop, branch, settings.escalationContacts));
      case 'reject':
        return rejectedPlan(
          current,
          at,
          isQuiet ? [] : missedEffects(deps, shop, branch, settings.escalationContacts),
        );
      case null:
        return null;
    }
  };
  // Nobody planned anything: do not lock or read anything else.
  if (!plan(order, deps.clock.now())) return false;
  const change = { author: SYSTEM, claim: null, conflict: 'version-conflict' } as const;
  await changePlanned(deps, () => deps.db.orders.byId(order.id, null), change, plan);
  return true;
}

/** Those that a mail or an SMS can reach. */
function reachableContacts({ sms }: Deps, { config }: Shop, { country }: Branch, lines: string): Contact[] {
  const isOn = config.enablePluginSMS;
  return contactsOf(lines).filter(({ kind, to }) => kind === 'mail' || (isOn && sms?.numberOf(to, country)));
}

/** null: they were told of another held order. */
function toldPlan(contacts: readonly Contact[] | null): Plan {
  const reachable = contacts ?? [];
  const isTold = contacts === null;
  return {
    event: ESCALATED,
    note: isTold ? texts.toldWithOthers : reachable.map(({ to }) => to).join(', ') || texts.nobodyReachable,
    effects: reachable.map(
      ({ kind, to }): Effect =>
        kind === 'mail'
          ? { kind, payload: { mail: 'unanswered', to } }
          : { kind, payload: { sms: 'unanswered', to } },
    ),
  };
}

/** Whom an SMS tells that an order was missed: the contacts, and the branch itself if it has another number. */
function missedEffects(deps: Deps, shop: Shop, branch: Branch, lines: string): Effect[] {
  const contacts = reachableContacts(deps, shop, branch, lines).filter(({ kind }) => kind === 'sms');
  const numbers = contacts.map(({ to }) => to);
  const isOwnReachable = smsObstacle(deps, shop, branch) === null;
  const all = new Set([...numbers, ...(isOwnReachable ? [cleanPhone(branch.phone)] : [])]);
  return [...all].map((to) => ({ kind: 'sms', payload: { sms: 'missed', to } }));
}

/** As a person at the counter would: with mail and refund, and the reason in the language of the guest. */
function rejectedPlan(order: StoredOrder, at: Date, told: readonly Effect[]): Plan | null {
  const decision = decide(factsOf(order), { type: 'reject' });
  if (decision.kind !== 'apply') return null;
  const rejectionMessage = order.language === 'en' ? englishNotAnswered : notAnswered;
  const plan = planOf(order, decision, at, { fields: { rejectionMessage }, note: texts.rejectedUnanswered });
  return { ...plan, effects: [...(plan.effects ?? []), ...told] };
}
