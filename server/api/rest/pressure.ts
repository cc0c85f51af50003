import type { FastifyRequest } from 'fastify';
import type { RestRoute } from './rest.ts';

/**
 * When an overloaded server turns a call away. first: what can wait and costs most: staff lists, statistics, exports.
 * second: what moves existing orders forward: board, commands, printing. last: what a guest needs to order.
 */
export type Rank = 'first' | 'second' | 'last';

/**
 * How long a call waits for the event loop (`LoopDelay`), in milliseconds, when calls of a rank are turned away. Even guests
 * are, in the end: a few orders now are better than all of them later.
 */
const LATEST_MS: Record<Rank, number> = { first: 500, second: 2_000, last: 10_000 };

export function isTurnedAway(rank: Rank, delayMs: number): boolean {
  return delayMs > LATEST_MS[rank];
}

/** Ordering does not need notifications, nor invoices that can be fetched later. */
const GUESTS = /^(orderPublic\.(?!(follow|invoices)$)|uploads\.create$)/;
const COUNTER =
  /^(orders\.(?!history$)|printJobs\.|deviceCommands\.|deviceStates\.report$|devices\.me$|auth\.)/;
/** Screens tell again later which orders they have shown (R270). */
const DISPENSABLE = /^(analytics\.|fonts\.|orders\.seen$|statistics\.)/;

/** The rank of a procedure, whether called by tRPC or REST. */
export function rankOf({ procedure, access, rest }: Pick<RestRoute, 'procedure' | 'access' | 'rest'>): Rank {
  if (GUESTS.test(procedure)) return 'last';
  if (DISPENSABLE.test(procedure)) return 'first';
  if (COUNTER.test(procedure)) return 'second';
  const isRead = rest.method === 'GET' && access !== 'public';
  return isRead ? 'first' : 'second';
}

/** Routes without a procedure. */
const PLAIN: Readonly<Record<string, Rank>> = {
  // Whoever has paid must be told so, and the shop as well; what is turned away comes again.
  'GET /payment/return/:uid/:hash': 'last',
  'POST /api/payments/webhook/:method': 'second',
  'GET /api/orders/stream': 'second',
  'GET /api/pickup-numbers/stream': 'second',
  'GET /api/print-jobs/stream': 'second',
  'POST /api/custom/forms': 'second',
};

/**
 * How a request behind the door ranks. In a tRPC batch the most dispensable call counts: nothing rides along with an order.
 */
export function requestRanks(routes: readonly RestRoute[]): (request: FastifyRequest) => Rank {
  const procedures = new Map(routes.map((route) => [route.procedure, rankOf(route)]));
  const addresses = new Map(
    routes.map((route) => [
      `${route.rest.method} /api${route.rest.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      rankOf(route),
    ]),
  );
  // Subscriptions have no address under /api.
  const ofProcedure = (name: string) => procedures.get(name) ?? (COUNTER.test(name) ? 'second' : 'first');
  return (request) => {
    const { path } = request.params as { path?: string };
    const { url = '' } = request.routeOptions;
    if (url.startsWith('/trpc') && path !== undefined) {
      const ranks = path.split(',').map(ofProcedure);
      return ranks.find((rank) => rank === 'first') ?? ranks.find((rank) => rank === 'second') ?? 'last';
    }
    const address = `${request.method} ${url}`;
    return addresses.get(address) ?? PLAIN[address] ?? 'first';
  };
}
