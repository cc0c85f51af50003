import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import { asksUsual, brakeOf, usualOrders, WINDOW_MINUTES } from '#domain/ordering/brake/order-brake.ts';
import { cartKey, type SenderFacts, senderKeys } from '#domain/ordering/brake/sender.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { HOUR, MINUTE, sameWallTimeLater } from '#domain/time/zoned-time.ts';
import * as texts from '#text/order-texts.ts';
import { hashOf } from '#use-cases/orders/claim-request.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ArrivedSender, BrakeReading, OrderSender } from './brake-store.ts';

/** What somebody outside wants to order. */
export interface SentOrder {
  branch: Branch;
  items: readonly CartItem[];
  contact: Omit<SenderFacts, 'country'>;
  /** What the order is made of: a task that was done for it counts for no other. */
  body: unknown;
  /** The answer to the task; '' from a browser that cannot do it, null from one that was not asked. */
  proof: string | null;
}

export interface BrakedOrder {
  /** Staff look at it first (R343). */
  isHeld: boolean;
  /** Whoever stores no order for it has to let it leave. */
  sender: ArrivedSender | null;
}

/**
 * What becomes of an order because of those before it (R341, R342): held or not, after a while for a slowed sender. Throws
 * 'sender-blocked', 'sender-busy', and 'proof-required' with the task. Where nothing can be counted, nothing is held.
 */
export async function brakeOrder(deps: Deps, order: SentOrder): Promise<BrakedOrder> {
  const now = deps.clock.now();
  const found = fingerprints(deps, order);
  if (!found) return { isHeld: false, sender: null };
  const arrival = await deps.db.brake.arrive(found, { branch: order.branch.id, now });
  try {
    return await judge(deps, order, { ...found, arrival }, now);
  } catch (error) {
    await leave(deps, arrival);
    throw error;
  }
}

/** An order that is not stored counts no longer; where that cannot be written, a minute later. */
export async function leave({ db, log }: Pick<Deps, 'db' | 'log'>, arrival: bigint): Promise<void> {
  await db.brake
    .leave(arrival)
    .catch((error: unknown) => log.warn({ err: error }, 'an order that was not stored still counts'));
}

async function judge(deps: Deps, order: SentOrder, found: ArrivedSender, now: Date): Promise<BrakedOrder> {
  const { branch } = order;
  const subject = hashOf(order.body);
  const task = deps.senderProof?.done(order.proof ?? '', subject, now) ?? null;
  const sender = { ...found, proof: task };
  const since = new Date(now.getTime() - WINDOW_MINUTES * MINUTE);
  const reading = await deps.db.brake.pressureOf(sender, { branch: branch.id, since, now });
  if (reading.isBlocked) throw new AppError('sender-blocked');
  const { settings } = reading;
  const usual = asksUsual(reading.pressure, settings) ? await usualOf(deps, branch, now) : 0;
  const brake = brakeOf({ ...reading.pressure, usual }, settings);
  if (brake === 'none') return { isHeld: false, sender: { ...sender, proof: null } };
  if (brake === 'refused') throw new AppError('sender-busy', { params: { seconds: WINDOW_MINUTES * 60 } });
  const isProven = task !== null && !reading.isProofUsed;
  if (deps.senderProof && settings.needsProof && !isProven) {
    // A browser that cannot compute loses nothing: staff look at its order.
    if (order.proof !== '')
      throw new AppError('proof-required', { details: { task: deps.senderProof.task(subject, now) } });
    return held(deps, branch, { ...sender, proof: null }, reading);
  }
  const counted = { ...sender, proof: isProven ? task : null };
  if (brake === 'held') return held(deps, branch, counted, reading);
  if (!isProven) await sleep(deps.slowOrderMs);
  return { isHeld: false, sender: counted };
}

async function held(
  deps: Deps,
  branch: Branch,
  sender: ArrivedSender,
  { held }: Pick<BrakeReading, 'held'>,
): Promise<BrakedOrder> {
  // Once: the board says the rest.
  if (held === 0) {
    await deps.db.logs.add({
      level: 'warning',
      source: 'server',
      message: texts.unusuallyManyOrders,
      branch: branch.id,
    });
  }
  return { isHeld: true, sender };
}

/** null: the key of this server cannot be read, which must not cost any order. */
function fingerprints({ secrets, log }: Deps, { branch, items, contact }: SentOrder): OrderSender | null {
  const { email, phone, address } = senderKeys({ ...contact, country: branch.country });
  try {
    const print = (kind: string, text: string | null) =>
      text === null ? null : secrets.fingerprint(text, `sender ${kind}`);
    return {
      email: print('email', email),
      phone: print('phone', phone),
      address: print('address', address),
      cart: secrets.fingerprint(cartKey(items), 'sender cart'),
      proof: null,
    };
  } catch (error) {
    log.error({ err: error }, 'senders of orders cannot be told apart');
    return null;
  }
}

const USUAL_WEEKS = 8;

/** What the branch usually gets in ten minutes, from the hour around this time in the weeks before (R341). */
async function usualOf({ db }: Deps, { id, timeZone }: Branch, now: Date): Promise<number> {
  const spans = Array.from({ length: USUAL_WEEKS }, (_, week) => {
    const middle = sameWallTimeLater(now, -7 * (week + 1), timeZone).getTime();
    return { from: new Date(middle - HOUR / 2), to: new Date(middle + HOUR / 2) };
  });
  return usualOrders(await db.brake.ordersIn(id, spans));
}
