import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { UNDO_SECONDS } from '#domain/order/taking-back.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { orderStateName } from '#text/order-state-name.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { type Client, type Problem, trpc } from '#web/lib/trpc.ts';
import type { StaffCommand } from './order-facts.ts';
import { useOrders } from './orders-provider.tsx';
import * as texts from './texts.ts';

/** A command with its input; instants are ISO 8601. */
export type OrderRequest =
  | { type: Exclude<StaffCommand, 'confirm' | 'propose' | 'reject' | 'cancel'> }
  /** Without an appointment it is confirmed with a promise. */
  | { type: 'confirm'; promisedAt?: string }
  | { type: 'propose'; counterAppointment: string }
  | { type: 'reject'; rejectionMessage: string }
  | { type: 'cancel'; reason: string };

export interface OrderCommands {
  /** The command in flight for an order; its buttons are disabled. */
  busyWith(order: number): OrderRequest['type'] | null;
  /** A failure goes to the error list. A second call for the same order does nothing while one is in flight. */
  run(order: StaffOrder, request: OrderRequest): void;
}

/**
 * The commands of the board. No optimistic updates: two counters may act at once, and a receipt must not be promised that
 * was never printed. Retries carry the same idempotency key, so a command takes effect once.
 */
export function useOrderCommands(): OrderCommands {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const { put, reload } = useOrders();
  const [busy, setBusy] = useState<ReadonlyMap<number, OrderRequest['type']>>(new Map());
  const underWay = useRef(new Set<number>());

  /** A wrong tap is taken back for as long as the notice stays. */
  const offerUndo = useCallback(
    (order: StaffOrder) => {
      const subject = texts.numberedOrder({ number: order.ticketNumber });
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

  /** Throws on failure; also used to retry a failed attempt. */
  const attempt = useCallback(
    async (order: StaffOrder, request: OrderRequest, key: string): Promise<void> => {
      if (underWay.current.has(order.id)) return;
      underWay.current.add(order.id);
      setBusy((known) => new Map(known).set(order.id, request.type));
      try {
        const changed = STAFF_ORDER_WIRE.fromWire(await send(utils.client, order.id, request, key));
        put(changed);
        if (request.type === 'in-delivery' || request.type === 'complete') offerUndo(changed);
        void utils.orders.printJobs.invalidate({ id: order.id });
      } finally {
        underWay.current.delete(order.id);
        setBusy((known) => {
          const rest = new Map(known);
          rest.delete(order.id);
          return rest;
        });
        // After each change, even a rejected one, the order is replaced by the server's.
        void reload(order.id).catch(() => undefined);
      }
    },
    [utils, put, reload, offerUndo],
  );

  return {
    busyWith: (order) => busy.get(order) ?? null,
    run(order, request) {
      const key = crypto.randomUUID();
      const failure = {
        id: `order.${request.type}.${order.id}`,
        text: CALL_FAILURES[request.type === 'cancel' ? 'order-cancel' : 'order-status'],
        subject: texts.numberedOrder({ number: order.ticketNumber }),
        // What the order does not allow is not retried: the board shows its current state.
        isFinal: ({ status }: Problem) => status === 409 || status === 422,
      };
      change(queries, failure, () => attempt(order, request, key)).catch(() => undefined);
    },
  };
}

function send(client: Client, id: number, request: OrderRequest, idempotencyKey: string) {
  const options = { context: { idempotencyKey } };
  switch (request.type) {
    case 'confirm':
      return client.orders.confirm.mutate(
        request.promisedAt === undefined ? { id } : { id, promisedAt: request.promisedAt },
        options,
      );
    case 'propose':
      return client.orders.confirm.mutate({ id, counterAppointment: request.counterAppointment }, options);
    case 'reject':
      return client.orders.reject.mutate({ id, rejectionMessage: request.rejectionMessage }, options);
    case 'cancel':
      return client.orders.cancel.mutate({ id, reason: request.reason }, options);
    case 'in-delivery':
      return client.orders.startDelivery.mutate({ id }, options);
    case 'complete':
      return client.orders.complete.mutate({ id }, options);
  }
}
