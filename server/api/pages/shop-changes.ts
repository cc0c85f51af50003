import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openStream, streamSlots } from '#api/http/event-stream.ts';
import type { ContextOf } from '#api/http/streams.ts';
import type { Events } from '#use-cases/ports.ts';
import { wakeUps } from '#use-cases/signals/wake-ups.ts';
import type { ShopView } from './shop-view.ts';

/** A school or an office may share one address; every open page of the shop takes a slot. */
const PLACES = { perAddress: 200, inTotal: 5_000 };
/** A burst of changes (an import) is reported once. */
const REST_MS = 500;
/** The view is notified by the same signals, so polling it more often would reveal nothing new. */
const POLL_MS = 60_000;

/**
 * GET /shop/changes: sends every open page the version of the shop and the server's time, at once and after every change. To be registered behind
 * the door of /api.
 */
export function registerShopChanges(
  app: FastifyInstance,
  contextOf: ContextOf,
  view: ShopView,
  places = streamSlots(PLACES),
): void {
  app.get('/shop/changes', async (request, reply) => {
    const context = contextOf(request, reply);
    return openStream(context, reply, {
      places,
      isPublic: true,
      entries: (signal) => versions(context.deps.events, view, signal),
      write: (version) =>
        `event: shop\ndata: {"version":${version},"time":"${context.deps.clock.now().toISOString()}"}\n\n`,
    });
  });
}

async function* versions(events: Events, view: ShopView, signal: AbortSignal): AsyncGenerator<bigint> {
  // Subscribes before the first read: a change in between wakes the reader.
  const wake = wakeUps(events, 'shop', POLL_MS, signal);
  try {
    let told: bigint | null = null;
    while (!signal.aborted) {
      const { version } = await view.current();
      if (version !== told) {
        yield version;
        if (told !== null) await pause(REST_MS, undefined, { signal });
        told = version;
      }
      await wake.next();
    }
  } finally {
    wake.stop();
  }
}
