import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientNetwork } from '#domain/access/client-network.ts';
import type { HeldRight, Loss } from '#use-cases/live/live-rights.ts';
import type { OpenSource, Source } from '#use-cases/live/source.ts';
import type { Context } from './context.ts';
import { rateLimited } from './rate-limits.ts';

const PING_MS = 15_000;
/** Clients reconnect on their own; each time their key or session is checked again. */
const LONGEST_MS = 60 * 60_000;
/** How long a finished stream waits for a reader that has stopped reading. */
const CLOSE_GRACE_MS = 1_500;

/** How many streams of a kind may be open; more would only tie up connections (A63). */
export interface StreamSlots {
  /** Reserves a slot for an address and returns the function that releases it. Throws 'rate-limited' when none is left. */
  take(ip: string): () => void;
}

export function streamSlots({
  perAddress,
  inTotal = Number.POSITIVE_INFINITY,
}: {
  perAddress: number;
  inTotal?: number;
}): StreamSlots {
  const open = new Map<string, number>();
  let total = 0;
  return {
    take: (address) => {
      const ip = clientNetwork(address);
      const used = open.get(ip) ?? 0;
      if (used >= perAddress || total >= inTotal) throw rateLimited(30);
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

/** Live streams of staff and devices behind one address. */
export const STAFF_STREAMS = { perAddress: 40 };

/** Counts the event streams of a scope, whatever answers them: tRPC opens its own. */
export function limitStreams(app: FastifyInstance): void {
  const places = streamSlots(STAFF_STREAMS);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream')) return;
    reply.raw.once('close', places.take(request.ip));
  });
}

/** The framing of the events; it differs between plain server-sent events and tRPC. */
export interface StreamDialect {
  opening: string;
  ping: string;
  /** Sent at the end to a reader that lost its right; '' for nothing. */
  farewell: (loss: Loss, context: Context) => string;
}

const PLAIN: StreamDialect = { opening: 'retry: 2000\n\n', ping: ': ping\n\n', farewell: () => '' };

interface Framing<T> {
  /** Absent in a scope that `limitStreams` counts. */
  places?: StreamSlots;
  dialect?: StreamDialect;
  /** An entry as sent. */
  write: (entry: T) => string | Buffer;
}

/** A stream whose entries come one by one. */
export interface EventStream<T> extends Framing<T> {
  /** Public: readers have no right to lose. */
  isPublic?: boolean;
  entries: (signal: AbortSignal) => AsyncIterable<T>;
}

/** A stream of orders, which hundreds of boards may follow: each entry passes the right of its reader without waiting. */
export interface OrderStream<T> extends Framing<T> {
  open: OpenSource<T>;
}

/**
 * Responds with events until the reader leaves or loses its right, the entries end, or the server stops. Bypasses Fastify's
 * pipeline and chunked encoding: an order that hundreds of boards wait for is one write of the same bytes to each.
 */
export function openStream<T>(
  context: Context,
  reply: FastifyReply,
  stream: EventStream<T> | OrderStream<T>,
): FastifyReply {
  const { places, dialect = PLAIN, write } = stream;
  const leave = places?.take(context.request.ip);
  const isPublic = 'entries' in stream && stream.isPublic === true;
  const right = isPublic ? null : context.live.rights.hold(context.caller, { isOfOrders: 'open' in stream });
  const ends = [context.request.signal, AbortSignal.timeout(LONGEST_MS), ...(right ? [right.signal] : [])];
  const signal = AbortSignal.any(ends);
  reply.hijack();
  const out = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) out.setHeader(name, value);
  // The connection ends with the stream, so the length need not be marked.
  out.removeHeader('transfer-encoding');
  out.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  out.write(dialect.opening);
  const ping = setInterval(() => {
    if (!out.writableNeedDrain) out.write(dialect.ping);
  }, PING_MS);
  const sent =
    'entries' in stream
      ? pour(stream.entries(signal), write, out, { right, signal })
      : pump(stream.open, write, out, { right, signal });
  void sent
    .catch((error: unknown) => {
      if (!signal.aborted && !right?.loss) context.deps.log.warn({ err: error }, 'stream ended');
    })
    .finally(() => {
      clearInterval(ping);
      leave?.();
      right?.release();
      out.end(right?.loss ? dialect.farewell(right.loss, context) : '');
      setTimeout(() => out.destroy(), CLOSE_GRACE_MS).unref();
    });
  return reply;
}

/** For how long a stream may be open, and for whom. */
interface Limits {
  /** Null for public streams. */
  right: HeldRight | null;
  signal: AbortSignal;
}

/** Waits for slow readers instead of buffering everything for them in memory. Each entry passes the right of its reader. */
async function pour<T>(
  entries: AsyncIterable<T>,
  write: (entry: T) => string | Buffer,
  out: ServerResponse,
  { right, signal }: Limits,
): Promise<void> {
  for await (const entry of entries) {
    // Whatever the source had to wait for since it asked itself.
    if (right && !right.isSure() && !(await right.holds())) return;
    if (signal.aborted) return;
    if (!out.write(write(entry))) await once(out, 'drain', { signal });
  }
}

/**
 * Writes what the source has as soon as it has it, as long as the right holds. What a slow reader has no room for stays in
 * the source. Resolves when the signal is aborted.
 */
function pump<T>(
  open: OpenSource<T>,
  write: (entry: T) => string | Buffer,
  out: ServerResponse,
  { right, signal }: Limits,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let source: Source<T> | null = null;
    let isOver = false;
    /** Until the reader has room again, or the database says what the right is. */
    let isHeldUp = false;

    function writeAll(): void {
      try {
        while (!isHeldUp && !isOver) {
          if (right && !right.isSure()) {
            isHeldUp = true;
            right.holds().then(goOn, fail);
            return;
          }
          const entry = source?.take();
          if (entry === undefined) return;
          if (out.write(write(entry))) continue;
          isHeldUp = true;
          out.once('drain', goOn);
        }
      } catch (error) {
        fail(error);
      }
    }
    function goOn(): void {
      isHeldUp = false;
      writeAll();
    }
    function stop(): void {
      isOver = true;
      signal.removeEventListener('abort', stop);
      out.off('drain', goOn);
      source?.close();
      resolve();
    }
    function fail(error: unknown): void {
      reject(error);
      stop();
    }

    if (signal.aborted) return resolve();
    signal.addEventListener('abort', stop);
    source = open(writeAll);
    writeAll();
  });
}
