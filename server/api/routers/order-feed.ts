import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayAccess } from '#api/http/access.ts';
import { refusalOf } from '#api/http/errors.ts';
import { openStream, type StreamDialect } from '#api/http/event-stream.ts';
import { type ContextOf, orderData, sharedBytes } from '#api/http/streams.ts';
import { SSE_OPTIONS, trpcRefusal } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { orderFeedInput } from '#inputs/order-commands.ts';
import { isFrontdeskOn } from '#use-cases/access/require-device-for.ts';
import { type BoardNews, openBoard, startOfFeed } from '#use-cases/live/follow-orders.ts';
import type { FeedEntry } from '#use-cases/live/order-hub.ts';
import { interestsOf, STAFF } from './order-faces.ts';

const PATH = 'orders.feed';

/**
 * tRPC's server-sent events as its client reads them. 'return' ends a subscription for good and so is sent only when the
 * reader has to start over; after anything else the browser reconnects on its own, with the last id.
 */
const TRPC: StreamDialect = {
  opening: `event: connected\ndata: ${JSON.stringify(SSE_OPTIONS.client)}\n\n`,
  ping: 'event: ping\ndata: \n\n',
  farewell: (loss, { actor }) =>
    loss === 'changed'
      ? 'event: return\ndata: \n\n'
      : `event: serialized-error\ndata: ${JSON.stringify(unauthorized(actor.kind === 'device'))}\n\n`,
};

/** The shape of trpc.ts for an error in the middle of a subscription. */
function unauthorized(isDevice: boolean) {
  const { status, errors } = refusalOf(new AppError(isDevice ? 'device-key-invalid' : 'unauthenticated'));
  const { code, data } = trpcRefusal(status);
  return { message: errors[0]?.message ?? '', code, data: { ...data, path: PATH, errors } };
}

/**
 * Serves the subscription `orders.feed` with bytes that are built once for all boards. tRPC's own producer takes 0.6 ms per
 * order and board, thirty times as long as the write; anything it would refuse or handle differently is left to it.
 */
export function shareOrderFeed(app: FastifyInstance, contextOf: ContextOf): void {
  app.addHook('preHandler', async (request, reply) => {
    const input = feedInput(request);
    if (!input || !mayAccess(request.actor, STAFF)) return;
    const context = contextOf(request, reply);
    if (request.actor.kind === 'device' && !(await isFrontdeskOn(context.deps))) return;
    const after = input.lastEventId ? BigInt(input.lastEventId) : await startOfFeed(context.deps);
    return openStream(context, reply, {
      dialect: TRPC,
      open: openBoard(
        context.live,
        context.actor,
        { branch: input.branch ?? null, after },
        interestsOf(input),
      ),
      write: (entry: BoardNews) => ('order' in entry ? orderEvent(entry) : otherEvent(entry)),
    });
  });
}

const orderEvent = sharedBytes((entry) => `data: ${orderData(entry)}\nid: ${entry.sequence}\n\n`);

/** What has been written of news, by the sequence at which its readers stood: in a branch all stand at the same. */
const written = new WeakMap<object, Map<bigint, Buffer>>();

function otherEvent({ sequence, ...news }: Exclude<BoardNews, FeedEntry>): Buffer {
  const subject = 'prints' in news ? news.prints : 'held' in news ? news.held : news.faults;
  const known = written.get(subject) ?? new Map<bigint, Buffer>();
  written.set(subject, known);
  const bytes =
    known.get(sequence) ??
    Buffer.from(`data: ${JSON.stringify({ sequence: Number(sequence), ...news })}\nid: ${sequence}\n\n`);
  known.set(sequence, bytes);
  return bytes;
}

/** The input of a single subscription as tRPC reads it; null for any other request. */
function feedInput(request: FastifyRequest) {
  const { path } = request.params as { path?: string };
  if (request.method !== 'GET' || path !== PATH) return null;
  const { input, batch, lastEventId } = request.query as Record<string, unknown>;
  const sent = typeof input === 'string' ? parsed(input) : {};
  if (batch !== undefined || sent === null || typeof sent !== 'object') return null;
  const seen = request.headers['last-event-id'] ?? lastEventId;
  const { success, data } = orderFeedInput.safeParse({ ...sent, ...(seen ? { lastEventId: seen } : {}) });
  return success ? data : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
