import { tracked } from '@trpc/server';
import { toWire } from '#domain/wire.ts';
import {
  cancelOrderInput,
  confirmOrderInput,
  deviceOrdersInput,
  openOrdersInput,
  orderFeedInput,
  orderHistoryInput,
  orderId,
  rejectOrderInput,
  requestPrintInput,
} from '#inputs/order-commands.ts';
import { cancelOrder } from '#use-cases/cancel-order.ts';
import { completeOrder } from '#use-cases/complete-order.ts';
import { confirmOrder } from '#use-cases/confirm-order.ts';
import { followOrders } from '#use-cases/follow-orders.ts';
import { listCurrentOrders } from '#use-cases/list-current-orders.ts';
import { listDeviceOrders } from '#use-cases/list-device-orders.ts';
import { listMissedOrders } from '#use-cases/list-missed-orders.ts';
import { listOrders } from '#use-cases/list-orders.ts';
import { listPrintJobs } from '#use-cases/list-print-jobs.ts';
import { rejectOrder } from '#use-cases/reject-order.ts';
import { requestPrint } from '#use-cases/request-print.ts';
import { showOrder } from '#use-cases/show-order.ts';
import { startDelivery } from '#use-cases/start-delivery.ts';
import type { Context } from '../context.ts';
import { type Access, procedure, type RestMeta, router } from '../trpc.ts';

const STAFF: Access = ['ROLE_EMPLOYEE', 'device'];
const TAG = 'Bestellungen';

type Method = RestMeta['method'];

function face(method: Method, path: RestMeta['path'], summary: string, more: Partial<RestMeta> = {}) {
  return { access: STAFF, rest: { method, path, tag: TAG, summary, ...more } };
}

/** The orders of the reader's branches: lists, commands, prints and the live feed. */
export const ordersRouter = router({
  current: procedure
    .meta(face('GET', '/orders/current', 'Offene Bestellungen', { isList: true }))
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => {
      // A reader that follows the feed from here on misses nothing that this list does not show.
      ctx.setHeader('X-Feed-Sequence', String(await ctx.deps.db.orders.lastSequence()));
      return list(await listCurrentOrders(ctx.deps, ctx.actor, input.branch ?? null));
    }),

  missed: procedure
    .meta(face('GET', '/orders/missed', 'Versäumte Bestellungen', { isList: true }))
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => list(await listMissedOrders(ctx.deps, ctx.actor, input.branch ?? null))),

  history: procedure
    .meta(face('GET', '/orders', 'Bestellverlauf', { isList: true }))
    .input(orderHistoryInput)
    .query(async ({ ctx, input }) =>
      toWire(
        await listOrders(ctx.deps, ctx.actor, {
          page: input.page,
          pageSize: input.pageSize,
          sort: input.sort,
          search: input.search ?? null,
          branch: input.branch ?? null,
          state: input.state ?? null,
          from: input.from ? new Date(input.from) : null,
          to: input.to ? new Date(input.to) : null,
        }),
      ),
    ),

  frontdesk: procedure
    .meta(deviceFace('/orders/frontdesk/{branchId}/{apiKey}', 'Offene Bestellungen für das Frontdesk'))
    .input(deviceOrdersInput)
    .query(({ ctx, input }) => deviceOrders(ctx, input)),

  backoffice: procedure
    .meta(deviceFace('/orders/backoffice/{branchId}/{apiKey}', 'Offene Bestellungen für das Backoffice'))
    .input(deviceOrdersInput)
    .query(({ ctx, input }) => deviceOrders(ctx, input)),

  show: procedure
    .meta(face('GET', '/orders/{id}', 'Eine Bestellung'))
    .input(orderId)
    .query(async ({ ctx, input }) => toWire(await showOrder(ctx.deps, ctx.actor, input.id))),

  confirm: procedure
    .meta(face('POST', '/orders/{id}/status/confirm', 'Bestätigen oder anderen Termin vorschlagen'))
    .input(confirmOrderInput)
    .mutation(async ({ ctx, input }) =>
      toWire(
        await confirmOrder(ctx.deps, ctx.actor, {
          ...command(ctx, input),
          counterAppointment: input.counterAppointment ?? null,
        }),
      ),
    ),

  reject: procedure
    .meta(face('POST', '/orders/{id}/status/reject', 'Ablehnen'))
    .input(rejectOrderInput)
    .mutation(async ({ ctx, input }) =>
      toWire(
        await rejectOrder(ctx.deps, ctx.actor, {
          ...command(ctx, input),
          rejectionMessage: input.rejectionMessage ?? null,
        }),
      ),
    ),

  cancel: procedure
    .meta(face('POST', '/orders/{id}/status/cancel', 'Stornieren'))
    .input(cancelOrderInput)
    .mutation(async ({ ctx, input }) =>
      toWire(
        await cancelOrder(ctx.deps, ctx.actor, { ...command(ctx, input), reason: input.reason ?? null }),
      ),
    ),

  startDelivery: procedure
    .meta(face('POST', '/orders/{id}/status/in-delivery', 'In Zustellung oder abholbereit'))
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      toWire(await startDelivery(ctx.deps, ctx.actor, command(ctx, input))),
    ),

  complete: procedure
    .meta(face('POST', '/orders/{id}/status/completed', 'Abschließen'))
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      toWire(await completeOrder(ctx.deps, ctx.actor, command(ctx, input))),
    ),

  print: procedure
    .meta(face('POST', '/orders/{id}/print', 'Beleg drucken', { status: 201 }))
    .input(requestPrintInput)
    .mutation(({ ctx, input }) =>
      requestPrint(ctx.deps, ctx.actor, { ...input, idempotencyKey: ctx.request.idempotencyKey }),
    ),

  printJobs: procedure
    .meta(face('GET', '/orders/{id}/print-jobs', 'Druckaufträge einer Bestellung', { isList: true }))
    .input(orderId)
    .query(async ({ ctx, input }) => {
      const jobs = await listPrintJobs(ctx.deps, ctx.actor, input.id);
      return { data: jobs, total: jobs.length };
    }),

  feed: procedure
    .meta({ access: STAFF })
    .input(orderFeedInput)
    .subscription(async function* ({ ctx, input, signal }) {
      const entries = followOrders(ctx.deps, ctx.actor, {
        branch: input.branch ?? null,
        after: input.lastEventId ? BigInt(input.lastEventId) : null,
        signal: signal ?? ctx.request.signal,
      });
      for await (const { sequence, kind, order } of entries) {
        yield tracked(String(sequence), { sequence: Number(sequence), kind, order: toWire(order) });
      }
    }),
});

function deviceFace(path: RestMeta['path'], summary: string) {
  return {
    access: 'public' as const,
    rest: { method: 'GET' as const, path, tag: TAG, summary, isList: true },
  };
}

async function deviceOrders(ctx: Context, { branchId, apiKey }: { branchId: number; apiKey: string }) {
  ctx.requireLimit('device-misses');
  try {
    return list(await listDeviceOrders(ctx.deps, branchId, apiKey));
  } catch (error) {
    ctx.limit('device-misses');
    throw error;
  }
}

function command(ctx: Context, { id }: { id: number }) {
  return { id, idempotencyKey: ctx.request.idempotencyKey };
}

function list<T>(orders: T[]) {
  return { data: toWire(orders), total: orders.length };
}
