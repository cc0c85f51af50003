import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validationError } from '#domain/errors.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { requireDeviceFor } from '#use-cases/access/require-device-for.ts';
import { followDevice } from '#use-cases/live/follow-device.ts';
import { openOrders, startOfFeed } from '#use-cases/live/follow-orders.ts';
import { branchOfPickup, followPickup } from '#use-cases/live/follow-pickup.ts';
import type { FeedEntry } from '#use-cases/live/order-hub.ts';
import { requireAccess } from './access.ts';
import type { Context } from './context.ts';
import { openStream, STAFF_STREAMS, streamSlots } from './event-stream.ts';

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** Plain server-sent events for devices and other clients without tRPC. To be registered behind the door of /api. */
export function registerStreams(app: FastifyInstance, contextOf: ContextOf): void {
  const places = streamSlots(STAFF_STREAMS);

  app.get('/orders/stream', async (request, reply) => {
    const context = contextOf(request, reply);
    requireAccess(context.actor, ['ROLE_EMPLOYEE', 'device']);
    await requireDeviceFor(context.deps, context.actor, 'orders');
    const branch = branchOf((request.query as Record<string, unknown>).branch);
    const after = sequenceOf(request.headers['last-event-id']) ?? (await startOfFeed(context.deps));
    return openStream(context, reply, {
      places,
      open: openOrders(context.live, context.actor, { branch, after }),
      write: orderEvent,
    });
  });

  app.get('/pickup-numbers/stream', async (request, reply) => {
    const context = contextOf(request, reply);
    const { deps, live, caller, actor } = context;
    requireAccess(actor, ['ROLE_EMPLOYEE', 'device']);
    await requireDeviceFor(deps, actor, 'orders');
    const wanted = branchOf((request.query as Record<string, unknown>).branch);
    const branch = await branchOfPickup(deps, actor, wanted);
    return openStream(context, reply, {
      places,
      entries: (signal) => followPickup(deps, live, caller, { branch, signal }),
      write: (numbers) => `event: numbers\ndata: ${JSON.stringify(numbers)}\n\n`,
    });
  });

  app.get('/print-jobs/stream', async (request, reply) => {
    const context = contextOf(request, reply);
    requireAccess(context.actor, ['device']);
    return openStream(context, reply, {
      places,
      entries: (signal) => followDevice(context.live, context.caller, signal),
      write: ({ kind, waiting }) => `event: ${kind}\ndata: ${JSON.stringify({ waiting })}\n\n`,
    });
  });
}

const orderEvent = sharedBytes(
  (entry) => `id: ${entry.sequence}\nevent: order\ndata: ${orderData(entry)}\n\n`,
);

/** What all readers of a kind are sent of an entry is built once. */
export function sharedBytes(write: (entry: FeedEntry) => string): (entry: FeedEntry) => Buffer {
  const made = new WeakMap<FeedEntry, Buffer>();
  return (entry) => {
    const bytes = made.get(entry) ?? Buffer.from(write(entry));
    made.set(entry, bytes);
    return bytes;
  };
}

/** An entry as tRPC and plain streams send it. */
export function orderData({ sequence, kind, order }: FeedEntry): string {
  return JSON.stringify({ sequence: Number(sequence), kind, order: STAFF_ORDER_WIRE.toWire(order) });
}

function sequenceOf(header: unknown): bigint | null {
  return typeof header === 'string' && /^\d{1,18}$/.test(header) ? BigInt(header) : null;
}

function branchOf(branch: unknown): number | null {
  if (branch === undefined) return null;
  if (typeof branch === 'string' && /^[1-9]\d{0,8}$/.test(branch)) return Number(branch);
  throw validationError([{ code: 'invalid', field: 'branch' }]);
}
