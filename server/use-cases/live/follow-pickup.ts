import { opens } from '#domain/devices/device-kind.ts';
import type { PickupNumbers } from '#domain/devices/pickup-screen.ts';
import { AppError, validationError } from '#domain/errors.ts';
import { OPEN_STATES } from '#domain/order/order-state.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter, covers, narrowed } from '#use-cases/access/branch-filter.ts';
import { numbersNow, openOrdersOf } from '#use-cases/orders/list-pickup-numbers.ts';
import type { Deps } from '#use-cases/ports.ts';
import { startOfFeed } from './follow-orders.ts';
import { type Live, whileRightHolds } from './live.ts';
import type { Caller } from './live-rights.ts';
import type { FeedEntry } from './order-hub.ts';
import { entriesOf, type OpenSource } from './source.ts';

/**
 * Told again even if nothing has changed: time alone brings a preorder and takes a forgotten number, and a screen that hears
 * nothing for longer knows that it is cut off.
 */
const REPEAT_MS = 15_000;

/** The numbers of a branch (R273), now and whenever they change; ends as whileRightHolds says. */
export async function* followPickup(
  deps: Pick<Deps, 'db' | 'clock'>,
  live: Live,
  caller: Caller,
  { branch, signal }: { branch: number; signal: AbortSignal },
): AsyncGenerator<PickupNumbers> {
  const after = await startOfFeed(deps);
  const orders = new Map((await openOrdersOf(deps, branch)).map((order) => [order.id, order]));
  let told = '';
  const open = (end: AbortSignal) => entriesOf(openNews(live, branch, after), end);
  for await (const entry of whileRightHolds(live, caller, signal, open, { isOfOrders: true })) {
    if (entry && OPEN_STATES.includes(entry.order.state)) orders.set(entry.order.id, entry.order);
    else if (entry) orders.delete(entry.order.id);
    const numbers = await numbersNow(deps, orders.values());
    const text = JSON.stringify(numbers);
    if (entry && text === told) continue;
    told = text;
    yield numbers;
  }
}

/**
 * The one branch whose numbers the caller means: numbers of two on one screen would call the wrong guest. Throws
 * 'device-kind' for devices that see no orders (R224), 'not-found' for a branch of others.
 */
export async function branchOfPickup(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  wanted: number | null,
): Promise<number> {
  if (actor.kind === 'device' && !opens(actor.type, 'orders')) throw new AppError('device-kind');
  const seen = narrowed(branchFilter(actor), wanted);
  const { shop } = await db.shop.snapshot();
  const [branch, another] = shop.branches.filter(({ id }) => covers(seen, id));
  if (!branch) throw new AppError('not-found');
  if (another) throw validationError([{ code: 'required', field: 'branch' }]);
  return branch.id;
}

/** Changes of orders, and null at the beginning and from time to time. */
function openNews(live: Live, branch: number, after: bigint): OpenSource<FeedEntry | null> {
  return (wake) => {
    const orders = live.orders.open({ branches: [branch], after }, wake);
    let isDue = true;
    const timer = setInterval(() => {
      isDue = true;
      wake();
    }, REPEAT_MS);
    return {
      take() {
        const entry = orders.take();
        if (entry || !isDue) return entry;
        isDue = false;
        return null;
      },
      close() {
        clearInterval(timer);
        orders.close();
      },
    };
  };
}
