import { ESCALATED, escalationStep } from '#domain/order/escalation.ts';
import { decide } from '#domain/order/order-state.ts';
import { contactsOf } from '#domain/shop/escalation-settings.ts';
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
import type { StoredOrder, Unanswered } from './order-store.ts';
import { factsOf, staffOrder } from './order-view.ts';
import type { Plan } from './plan.ts';

/**
 * Does what the branches want done about orders that nobody answers (R271). What was done is in the history of the order, and
 * decided on its stored state: a second run, another process and a restart do nothing twice, and whoever accepts it in
 * between is first.
 */
export async function escalateOrders(deps: Deps): Promise<void> {
  const unanswered = await deps.db.orders.unanswered();
  if (unanswered.length === 0) return;
  const { shop } = await deps.db.shop.snapshot();
  for (const one of unanswered) {
    try {
      await escalate(deps, shop, one);
    } catch (error) {
      // The others wait, too.
      deps.log.error({ err: error, order: one.order.id }, 'an unanswered order was not escalated');
    }
  }
}

async function escalate(deps: Deps, shop: Shop, { order, settings }: Unanswered): Promise<void> {
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) return;
  const plan = (current: StoredOrder, at: Date): Plan | null => {
    const { isDelivery, isDineIn, isQuotation, createdAt, history } = current;
    const { preparationDue = null } = staffOrder(current, shop);
    const facts = factsOf(current);
    const waiting = { facts, history, isDelivery, isDineIn, isQuotation, createdAt, preparationDue };
    switch (escalationStep(waiting, { ...settings, branch }, at)) {
      case 'tell':
        return toldPlan(deps, shop, settings.escalationContacts);
      case 'reject':
        return rejectedPlan(current, at);
      case null:
        return null;
    }
  };
  // Nobody planned anything: do not lock or read anything else.
  if (!plan(order, deps.clock.now())) return;
  const change = { author: SYSTEM, claim: null, conflict: 'version-conflict' } as const;
  await changePlanned(deps, () => deps.db.orders.byId(order.id, null), change, plan);
}

function toldPlan({ sms }: Deps, { config }: Shop, lines: string): Plan {
  const reachable = contactsOf(lines).filter(
    ({ kind }) => kind === 'mail' || (config.enablePluginSMS && sms !== null),
  );
  return {
    event: ESCALATED,
    note: reachable.map(({ to }) => to).join(', ') || texts.nobodyReachable,
    effects: reachable.map(
      ({ kind, to }): Effect =>
        kind === 'mail'
          ? { kind, payload: { mail: 'unanswered', to } }
          : { kind, payload: { sms: 'unanswered', to } },
    ),
  };
}

/** As a person at the counter would: with mail and refund, and the reason in the language of the guest. */
function rejectedPlan(order: StoredOrder, at: Date): Plan | null {
  const decision = decide(factsOf(order), { type: 'reject' });
  if (decision.kind !== 'apply') return null;
  const rejectionMessage = order.language === 'en' ? englishNotAnswered : notAnswered;
  return planOf(order, decision, at, { fields: { rejectionMessage }, note: texts.rejectedUnanswered });
}
