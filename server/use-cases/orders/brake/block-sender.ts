import { AppError } from '#domain/errors.ts';
import { decide } from '#domain/order/order-state.ts';
import { HOUR } from '#domain/time/zoned-time.ts';
import { englishNotTaken } from '#text/mails/english-mails.en.ts';
import { notTaken } from '#text/mails/order-mail-texts.ts';
import * as texts from '#text/order-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { planOf } from '#use-cases/orders/command-order.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { SenderBlock } from './brake-store.ts';
import { whoSent } from './list-held.ts';
import { heldOf } from './release-held.ts';

/**
 * Turns down the held orders of a sender and takes no more from them for the time of the settings (R344): by none of the contacts
 * and connections that they used. No mail: the addresses are probably those of people who know nothing of it; the status page says
 * it. How many were turned down. Throws 'not-found' for a sender of whom none is held at the actor's branches.
 */
export async function blockSender(deps: Deps, actor: Actor, sender: number): Promise<number> {
  const group = await heldOf(deps, actor, { sender });
  const [first] = group;
  if (!first) throw new AppError('not-found');
  const now = deps.clock.now();
  const { blockHours } = await deps.db.brake.settings();
  const keys = [...new Set(group.flatMap((order) => order.keys))];
  const label = whoSent(group);
  const author = authorOf(actor);
  const { branch } = first;
  // First: nothing of theirs gets in while the held ones are turned down.
  const until = new Date(now.getTime() + blockHours * HOUR);
  await deps.db.brake.block({ branch, keys, label, orders: group.length, until, at: now, author });
  for (const { order } of group) await turnDown(deps, actor, order);
  await deps.db.logs.add({
    ...{
      level: 'warning',
      source: 'staff',
      message: texts.senderBlocked({ count: group.length }),
      details: label,
    },
    ...author,
    branch,
  });
  return group.length;
}

async function turnDown(deps: Deps, actor: Actor, id: number): Promise<void> {
  const change = { author: authorOf(actor), claim: null, conflict: 'version-conflict' } as const;
  await changePlanned(
    deps,
    () => deps.db.orders.byId(id, null),
    change,
    (order, at) => {
      const decision = order.isHeld ? decide(factsOf(order), { type: 'reject' }) : null;
      if (decision?.kind !== 'apply') return null;
      const rejectionMessage = order.language === 'en' ? englishNotTaken : notTaken;
      const plan = planOf(order, decision, at, { fields: { rejectionMessage }, note: texts.blockedNote });
      return { ...plan, effects: (plan.effects ?? []).filter(({ kind }) => kind !== 'mail') };
    },
  );
}

/** The senders that the actor's branches take nothing from at present. */
export function listBlocks({ db, clock }: Deps, actor: Actor, branch: number | null): Promise<SenderBlock[]> {
  return db.brake.blocks(narrowed(branchFilter(actor), branch), clock.now());
}

/** Takes orders of a blocked sender again. Throws 'not-found'. */
export async function liftBlock({ db }: Deps, actor: Actor, id: number): Promise<void> {
  const block = await db.brake.lift(id, branchFilter(actor));
  if (!block) throw new AppError('not-found');
  await db.logs.add({
    ...{ level: 'info', source: 'staff', message: texts.blockLifted, details: block.label },
    ...authorOf(actor),
    branch: block.branch,
  });
}
