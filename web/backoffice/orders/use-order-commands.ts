import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { UNDO_SECONDS } from '#domain/order/taking-back.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { orderStateName } from '#text/orders/order-state-name.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { type Problem, trpc } from '#web/lib/trpc.ts';
import { useSession } from '../session/session.tsx';
import type { KeptCommand } from './offline/outbox.ts';
import { authorOf, isReached } from './offline/use-command-desk.ts';
import type { OrderRequest } from './order-request.ts';
import { commandName } from './order-words.ts';
import { useOrders } from './orders-provider.tsx';
import * as texts from './texts.ts';

export interface OrderCommands {
  /** The command in flight for an order; its buttons are disabled. */
  busyWith(order: number): OrderRequest['type'] | null;
  /** A failure goes to the error list. A second call for the same order does nothing while one is in flight. */
  run(order: StaffOrder, request: OrderRequest): void;
}

/**
 * The commands of the board. While the server answers there are no optimistic updates: two counters may act at once, and a
 * receipt must not be promised that was never printed. Without it a command is kept, the card shows that it waits, and it is
 * sent later. Retries carry the same idempotency key, so a command takes effect once.
 */
export function useOrderCommands(): OrderCommands {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const { staff } = useSession();
  const { put, reload, desk, status } = useOrders();
  const isOnline = isReached(status.link);
  const [busy, setBusy] = useState<ReadonlyMap<number, OrderRequest['type']>>(new Map());
  const underWay = useRef(new Set<number>());

  /** A wrong tap is taken back for as long as the notice stays. */
  const offerUndo = useCallback(
    (order: StaffOrder) => {
      const subject = texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber });
      const takeBack = () =>
        change(
          queries,
          {
            id: `order.take-back.${order.id}`,
            text: CALL_FAILURES['order-status'],
            subject,
            isFinal: ({ status }: Problem) => status === 409,
          },
          async () =>
            put(STAFF_ORDER_WIRE.fromWire(await utils.client.orders.takeBack.mutate({ id: order.id }))),
        ).catch(() => undefined);
      notify({
        text: texts.done({ order: subject, state: orderStateName(order.state, serviceOf(order)) }),
        tone: 'success',
        stays: UNDO_SECONDS * 1_000,
        isUndo: true,
        actions: [{ label: texts.undo, run: () => void takeBack() }],
      });
    },
    [queries, utils, put],
  );

  /** It waits; until it is sent it can be taken back. */
  const tellKept = useCallback(
    (order: StaffOrder, { place, request }: KeptCommand) =>
      notify({
        text: texts.kept({
          order: texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber }),
          command: commandName(request.type, order),
        }),
        stays: UNDO_SECONDS * 1_000,
        isUndo: true,
        actions: [{ label: texts.undo, run: () => void desk.withdraw(place) }],
      }),
    [desk],
  );

  /** Throws on failure; also used to retry a failed attempt. */
  const attempt = useCallback(
    async (order: StaffOrder, request: OrderRequest, key: string): Promise<void> => {
      if (underWay.current.has(order.id)) return;
      underWay.current.add(order.id);
      setBusy((known) => new Map(known).set(order.id, request.type));
      try {
        const { id, version, ticketNumber, branch } = order;
        const at = serverNow().toISOString();
        const given = { key, order: id, ticketNumber, branch, request, version, at, author: authorOf(staff) };
        const outcome = await desk.give(given, isOnline);
        if (outcome.kind === 'refused') throw outcome.error;
        if (outcome.kind === 'kept') return void tellKept(order, outcome.command);
        const isUndoable = request.type === 'in-delivery' || request.type === 'complete';
        if (outcome.order && isUndoable) offerUndo(outcome.order);
        void utils.orders.printJobs.invalidate({ id });
      } finally {
        underWay.current.delete(order.id);
        setBusy((known) => {
          const rest = new Map(known);
          rest.delete(order.id);
          return rest;
        });
        // After each change, even a rejected one, the order is replaced by the server's.
        if (isOnline) void reload(order.id).catch(() => undefined);
      }
    },
    [utils, staff, desk, isOnline, reload, offerUndo, tellKept],
  );

  return {
    busyWith: (order) => busy.get(order) ?? null,
    run(order, request) {
      const key = crypto.randomUUID();
      const failure = {
        id: `order.${request.type}.${order.id}`,
        text: CALL_FAILURES[request.type === 'cancel' ? 'order-cancel' : 'order-status'],
        subject: texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber }),
        // What the order does not allow is not retried: the board shows its current state.
        isFinal: ({ status }: Problem) => status === 409 || status === 422,
      };
      change(queries, failure, () => attempt(order, request, key)).catch(() => undefined);
    },
  };
}
