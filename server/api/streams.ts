import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, validationError } from '#domain/errors.ts';
import { toWire } from '#domain/wire.ts';
import { followDevice } from '#use-cases/follow-device.ts';
import { followOrders } from '#use-cases/follow-orders.ts';
import { requireAccess } from './access.ts';
import type { Context } from './context.ts';

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

const PING_MS = 15_000;
/** Readers come back by themselves; each time their key or session is judged anew. */
const LONGEST_MS = 60 * 60_000;

/** Plain server-sent events for devices and for whoever speaks no tRPC. To be registered behind the door of /api. */
export function registerStreams(app: FastifyInstance, contextOf: ContextOf): void {
  const places = streamPlaces({ perAddress: 40 });

  app.get('/orders/stream', async (request, reply) => {
    const context = contextOf(request, reply);
    requireAccess(context.actor, ['ROLE_EMPLOYEE', 'device']);
    const branch = branchOf((request.query as Record<string, unknown>).branch);
    const after = sequenceOf(request.headers['last-event-id']);
    return openStream(context, reply, places, async function* (signal) {
      const entries = followOrders(context.live, context.caller, { branch, after, signal });
      for await (const { sequence, kind, order } of entries) {
        const data = JSON.stringify({ sequence: Number(sequence), kind, order: toWire(order) });
        yield `id: ${sequence}\nevent: order\ndata: ${data}\n\n`;
      }
    });
  });

  app.get('/print-jobs/stream', async (request, reply) => {
    const context = contextOf(request, reply);
    requireAccess(context.actor, ['device']);
    return openStream(context, reply, places, async function* (signal) {
      for await (const { kind, waiting } of followDevice(context.live, context.caller, signal)) {
        yield `event: ${kind}\ndata: ${JSON.stringify({ waiting })}\n\n`;
      }
    });
  });
}

/** How many streams of a kind may be open; more of them would only tie up connections (attacks A63). */
export interface StreamPlaces {
  /** Takes a place for an address and answers how to give it back. Throws 'rate-limited' when there is none left. */
  take(ip: string): () => void;
}

export function streamPlaces({
  perAddress,
  inTotal = Number.POSITIVE_INFINITY,
}: {
  perAddress: number;
  inTotal?: number;
}): StreamPlaces {
  const open = new Map<string, number>();
  let total = 0;
  return {
    take: (ip) => {
      const used = open.get(ip) ?? 0;
      if (used >= perAddress || total >= inTotal)
        throw new AppError('rate-limited', { params: { seconds: 30 } });
      open.set(ip, used + 1);
      total += 1;
      return () => {
        const left = (open.get(ip) ?? 1) - 1;
        if (left > 0) open.set(ip, left);
        else open.delete(ip);
        total -= 1;
      };
    },
  };
}

/** Answers with events until the reader leaves, the generator ends, or the server stops. */
export function openStream(
  context: Context,
  reply: FastifyReply,
  places: StreamPlaces,
  events: (signal: AbortSignal) => AsyncGenerator<string>,
): FastifyReply {
  const leave = places.take(context.request.ip);
  const signal = AbortSignal.any([context.request.signal, AbortSignal.timeout(LONGEST_MS)]);
  const out = new PassThrough();
  out.write('retry: 2000\n\n');
  const ping = setInterval(() => out.write(': ping\n\n'), PING_MS);
  const finish = (): void => {
    clearInterval(ping);
    leave();
    out.end();
  };
  void pour(events(signal), out, signal)
    .catch((error) => {
      if (!signal.aborted) context.deps.log.warn({ err: error }, 'stream ended');
    })
    .finally(finish);
  return reply
    .header('Content-Type', 'text/event-stream')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .header('Content-Encoding', 'identity')
    .send(out);
}

/** Waits for slow readers instead of keeping everything for them in memory. */
async function pour(events: AsyncGenerator<string>, out: PassThrough, signal: AbortSignal): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    if (!out.write(event)) await once(out, 'drain', { signal });
  }
}

function sequenceOf(header: unknown): bigint | null {
  return typeof header === 'string' && /^\d{1,18}$/.test(header) ? BigInt(header) : null;
}

function branchOf(branch: unknown): number | null {
  if (branch === undefined) return null;
  if (typeof branch === 'string' && /^[1-9]\d{0,8}$/.test(branch)) return Number(branch);
  throw validationError([{ code: 'invalid', field: 'branch' }]);
}
