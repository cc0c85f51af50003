import { tracked } from '@trpc/server';
import type { z } from 'zod';
import type { Context } from '#api/http/context.ts';
import { openPast } from '#api/http/past.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import {
  cancelOrderInput,
  confirmOrderInput,
  deviceOrdersInput,
  openOrdersInput,
  orderFeedInput,
  orderHistoryInput,
  orderId,
  orderStepInput,
  rejectOrderInput,
  requestPrintInput,
} from '#inputs/order-commands.ts';
import { knownGuestsInput, phoneOrderInput } from '#inputs/phone-order.ts';
import { type BoardNews, followBoard, startOfFeed } from '#use-cases/live/follow-orders.ts';
import { noteHouse } from '#use-cases/orders/brake/note-house.ts';
import { commandOrder, type StaffRequest } from '#use-cases/orders/command-order.ts';
import { listCurrentOrders } from '#use-cases/orders/list-current-orders.ts';
import { listDeviceOrders } from '#use-cases/orders/list-device-orders.ts';
import { listMissedOrders } from '#use-cases/orders/list-missed-orders.ts';
import { listOrders } from '#use-cases/orders/list-orders.ts';
import { listKnownGuests } from '#use-cases/orders/phone/list-known-guests.ts';
import { placePhoneOrder } from '#use-cases/orders/phone/place-phone-order.ts';
import { showOrder } from '#use-cases/orders/show-order.ts';
import { takeBackStep } from '#use-cases/orders/take-back-step.ts';
import { listOpenPrintJobs, listPrintJobs } from '#use-cases/printing/list-print-jobs.ts';
import { requestPrint } from '#use-cases/printing/request-print.ts';
import { orderCorrections } from './order-corrections.ts';
import {
  atDesk,
  command,
  commandOf,
  deviceFace,
  face,
  interestsOf,
  STAFF,
  step,
  stepOf,
} from './order-faces.ts';
import { knownGuestSchema } from './order-schemas.ts';
import * as texts from './order-texts.ts';
import { counterPayments } from './orders/counter-payments.ts';
import { orderBrake } from './orders/order-brake.ts';
import { orderInvoices } from './orders/order-invoices.ts';
import { orderMessages } from './orders/order-messages.ts';
import { orderProofs } from './orders/order-proofs.ts';
import { orderRefunds } from './orders/order-refunds.ts';
import { printJobSchema } from './print-job-schemas.ts';

/** What staff need for a guest on the phone. */
const phoneOrders = {
  placeByPhone: procedure
    .meta(
      atDesk(
        face('POST', '/orders/by-phone', texts.ordersByPhone, {
          status: 201,
          headers: ['Idempotency-Key'],
          description: texts.ordersByPhoneNote,
          failures: ['branch-unavailable', 'branch-closed', 'product-sold-out', 'idempotency-conflict'],
        }),
      ),
    )
    .input(phoneOrderInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(
        await placePhoneOrder(ctx.deps, ctx.actor, { input, idempotencyKey: ctx.request.idempotencyKey }),
      ),
    ),
  guests: procedure
    .meta(
      atDesk(face('GET', '/orders/guests', texts.ordersGuests, { isList: true, output: knownGuestSchema })),
    )
    .input(knownGuestsInput)
    .query(async ({ ctx, input }) => {
      const data = await listKnownGuests(ctx.deps, ctx.actor, input);
      return { data, total: data.length };
    }),
};

/** The orders of the reader's branches: lists, commands, prints and the live feed. */
export const ordersRouter = router({
  current: procedure
    .meta(face('GET', '/orders/current', texts.ordersCurrent, { isList: true, headers: ['X-Feed-Sequence'] }))
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => {
      // A reader that follows the feed from here on misses nothing that this list does not show.
      noteHouse(ctx.deps, ctx.actor, ctx.request.ip);
      ctx.setHeader('X-Feed-Sequence', String(await ctx.deps.db.orders.lastSequence()));
      return list(await listCurrentOrders(ctx.deps, ctx.actor, input.branch ?? null));
    }),

  missed: procedure
    .meta(face('GET', '/orders/missed', texts.ordersMissed, { isList: true }))
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => list(await listMissedOrders(ctx.deps, ctx.actor, input.branch ?? null))),

  history: procedure
    .meta(
      face('GET', '/orders', texts.ordersHistory, {
        isList: true,
        headers: ['X-Data-Age'],
        description: texts.ordersHistoryNote,
        failures: ['day-invalid', 'ends-before-start', 'page-too-far'],
      }),
    )
    .input(orderHistoryInput)
    .query(async ({ ctx, input }) => {
      const { data, ...counted } = await listOrders(ctx.deps, openPast(ctx), ctx.actor, input);
      return { data: data.map(STAFF_ORDER_WIRE.toWire), ...counted };
    }),

  frontdesk: procedure
    .meta(deviceFace('/orders/frontdesk/{branchId}/{apiKey}', texts.ordersFrontdesk))
    .input(deviceOrdersInput)
    .query(async ({ ctx, input }) => {
      const { shop } = await ctx.deps.db.shop.snapshot();
      // Without its extension the shop has no such list.
      if (!shop.config.enablePluginFrontdesk) throw new AppError('not-found');
      return deviceOrders(ctx, input);
    }),

  backoffice: procedure
    .meta(deviceFace('/orders/backoffice/{branchId}/{apiKey}', texts.ordersBackoffice))
    .input(deviceOrdersInput)
    .query(({ ctx, input }) => deviceOrders(ctx, input)),

  show: procedure
    .meta(face('GET', '/orders/{id}', texts.ordersShow))
    .input(orderId)
    .query(async ({ ctx, input }) => STAFF_ORDER_WIRE.toWire(await showOrder(ctx.deps, ctx.actor, input.id))),

  confirm: procedure
    .meta(
      step(
        '/orders/{id}/status/confirm',
        texts.ordersConfirm,
        'order-state-conflict',
        'appointment-invalid',
        'appointment-past',
      ),
    )
    .input(confirmOrderInput)
    .mutation(({ ctx, input }) =>
      commanded(ctx, input, {
        type: 'confirm',
        counterAppointment: input.counterAppointment ?? null,
        promisedAt: input.promisedAt ?? null,
      }),
    ),

  reject: procedure
    .meta(atDesk(step('/orders/{id}/status/reject', texts.ordersReject, 'order-state-conflict')))
    .input(rejectOrderInput)
    .mutation(({ ctx, input }) =>
      commanded(ctx, input, { type: 'reject', reason: input.rejectionMessage ?? null }),
    ),

  cancel: procedure
    .meta(atDesk(step('/orders/{id}/status/cancel', texts.ordersCancel, 'order-cancel-conflict')))
    .input(cancelOrderInput)
    .mutation(({ ctx, input }) => commanded(ctx, input, { type: 'cancel', reason: input.reason ?? null })),

  startDelivery: procedure
    .meta(step('/orders/{id}/status/in-delivery', texts.ordersStartDelivery, 'order-state-conflict'))
    .input(orderStepInput)
    .mutation(({ ctx, input }) => commanded(ctx, input, { type: 'in-delivery' })),

  complete: procedure
    .meta(step('/orders/{id}/status/completed', texts.ordersComplete, 'order-state-conflict'))
    .input(orderStepInput)
    .mutation(({ ctx, input }) => commanded(ctx, input, { type: 'complete' })),

  takeBack: procedure
    .meta(
      command('/orders/{id}/status/take-back', texts.ordersTakeBack, {
        failures: ['order-state-conflict'],
        description: texts.ordersTakeBackNote,
      }),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(await takeBackStep(ctx.deps, ctx.actor, commandOf(ctx, input))),
    ),

  ...orderCorrections,
  ...orderBrake,
  ...orderProofs,
  ...orderMessages,
  ...orderRefunds,
  ...counterPayments,
  ...orderInvoices,
  ...phoneOrders,

  print: procedure
    .meta(command('/orders/{id}/print', texts.ordersPrint, { status: 201, output: printJobSchema }))
    .input(requestPrintInput)
    .mutation(({ ctx, input }) =>
      requestPrint(ctx.deps, ctx.actor, { ...input, idempotencyKey: ctx.request.idempotencyKey }),
    ),

  openPrintJobs: procedure
    .meta(
      face('GET', '/orders/print-jobs', texts.ordersOpenPrintJobs, { isList: true, output: printJobSchema }),
    )
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => {
      const jobs = await listOpenPrintJobs(ctx.deps, ctx.actor, input.branch ?? null);
      return { data: jobs, total: jobs.length };
    }),

  printJobs: procedure
    .meta(
      face('GET', '/orders/{id}/print-jobs', texts.ordersPrintJobs, {
        isList: true,
        output: printJobSchema,
      }),
    )
    .input(orderId)
    .query(async ({ ctx, input }) => {
      const jobs = await listPrintJobs(ctx.deps, ctx.actor, input.id);
      return { data: jobs, total: jobs.length };
    }),

  feed: procedure
    .meta({ access: STAFF, opens: 'orders' })
    .input(orderFeedInput)
    .subscription(async function* ({ ctx, input, signal }) {
      const follow = {
        branch: input.branch ?? null,
        after: input.lastEventId ? BigInt(input.lastEventId) : await startOfFeed(ctx.deps),
        signal: signal ?? ctx.request.signal,
      };
      const entries = followBoard(ctx.live, ctx.caller, follow, interestsOf(input));
      for await (const entry of entries) yield tracked(String(entry.sequence), boardData(entry));
    }),
});

function boardData(entry: BoardNews) {
  const sequence = Number(entry.sequence);
  if ('faults' in entry) return { sequence, faults: entry.faults };
  if ('held' in entry) return { sequence, held: entry.held };
  if ('prints' in entry) return { sequence, prints: entry.prints };
  return { sequence, kind: entry.kind, order: STAFF_ORDER_WIRE.toWire(entry.order) };
}

async function commanded(ctx: Context, input: z.output<typeof orderStepInput>, request: StaffRequest) {
  return STAFF_ORDER_WIRE.toWire(await commandOrder(ctx.deps, ctx.actor, stepOf(ctx, input), request));
}

async function deviceOrders(ctx: Context, { branchId, apiKey }: { branchId: number; apiKey: string }) {
  try {
    return list(await listDeviceOrders(ctx.deps, branchId, apiKey));
  } catch (error) {
    if (error instanceof AppError && error.code === 'device-key-invalid') ctx.limit('device-misses');
    throw error;
  }
}

function list(orders: readonly StaffOrder[]) {
  return { data: orders.map(STAFF_ORDER_WIRE.toWire), total: orders.length };
}
