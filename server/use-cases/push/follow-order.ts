import { AppError, validationError } from '#domain/errors.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { PushAddress } from './push-store.ts';

/** A family may follow an order at all its phones; an address that was passed on may not fill the table. */
const MOST_FOLLOWERS = 10;

/**
 * The guest's browser is told what becomes of the order (R291); asking again changes nothing, and an order that is over has no
 * news. Throws 'not-found' for a wrong address, 'push-endpoint-invalid', and 'push-followers-many'.
 */
export async function followOrder(deps: Deps, order: PublicAddress, address: PushAddress): Promise<void> {
  const { id, state } = await orderAt(deps, order);
  judge(deps, address);
  if (isTerminal(state)) return;
  const follow = { order: id, at: deps.clock.now(), limit: MOST_FOLLOWERS };
  if (!(await deps.db.pushes.follow(address, follow))) throw new AppError('push-followers-many');
}

/**
 * The person is told at this browser of new orders that no screen has shown, as long as the session lasts. Throws
 * 'push-endpoint-invalid'.
 */
export async function followNewOrders(deps: Deps, token: string, address: PushAddress): Promise<void> {
  judge(deps, address);
  await deps.db.pushes.keepForSession(address, secretHash(token), deps.clock.now());
}

/** The browser has got another address. Whoever knows the former one may say so. Throws 'push-endpoint-invalid'. */
export async function renewPush(deps: Deps, former: string, address: PushAddress): Promise<void> {
  judge(deps, address);
  await deps.db.pushes.replace(former, address);
}

/** The browser wants nothing any more, of no order. */
export async function endPush(deps: Deps, endpoint: string): Promise<void> {
  await deps.db.pushes.remove(endpoint);
}

function judge({ push }: Deps, { endpoint }: PushAddress): void {
  if (!push.accepts(endpoint)) throw validationError([{ code: 'push-endpoint-invalid', field: 'endpoint' }]);
}
