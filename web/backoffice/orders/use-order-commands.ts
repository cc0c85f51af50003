import { useCallback, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order.ts';
import { fromWire } from '#domain/wire.ts';
import { notify } from '#web/lib/notices.ts';
import { type Client, problemOf, trpc } from '#web/lib/trpc.ts';
import type { StaffCommand } from './order-facts.ts';
import { useOrders } from './orders-provider.tsx';

/** A command with what it needs; instants are ISO 8601. */
export type OrderRequest =
  | { type: Exclude<StaffCommand, 'propose' | 'reject' | 'cancel'> }
  | { type: 'propose'; counterAppointment: string }
  | { type: 'reject'; rejectionMessage: string }
  | { type: 'cancel'; reason: string };

/** What the error catalogue of the specification says when the server gives no sentence of its own. */
const FAILURES: Readonly<Record<OrderRequest['type'], string>> = {
  confirm: 'Bestellstatus konnte nicht geändert werden',
  propose: 'Bestellstatus konnte nicht geändert werden',
  reject: 'Bestellstatus konnte nicht geändert werden',
  'in-delivery': 'Bestellstatus konnte nicht geändert werden',
  complete: 'Bestellstatus konnte nicht geändert werden',
  cancel: 'Bestellung konnte nicht storniert werden',
};

export interface OrderCommands {
  /** Which command is under way for an order; then its buttons rest. */
  busyWith(order: number): OrderRequest['type'] | null;
  /** True when the order is now as wanted. A second call for the same order does nothing while one is under way. */
  run(order: StaffOrder, request: OrderRequest): Promise<boolean>;
}

/**
 * The commands of the board. Nothing is shown before the server has said so: two counters may act at once, and a receipt
 * must not be promised that was never printed. A repeated attempt carries the same key, so it takes effect once.
 */
export function useOrderCommands(): OrderCommands {
  const { client } = trpc.useUtils();
  const utils = trpc.useUtils();
  const { put, reload } = useOrders();
  const [busy, setBusy] = useState<ReadonlyMap<number, OrderRequest['type']>>(new Map());
  const underWay = useRef(new Set<number>());

  const attempt = useCallback(
    async (order: StaffOrder, request: OrderRequest, key: string): Promise<boolean> => {
      if (underWay.current.has(order.id)) return false;
      underWay.current.add(order.id);
      setBusy((known) => new Map(known).set(order.id, request.type));
      try {
        put(fromWire<StaffOrder>(await send(client, order.id, request, key)));
        void utils.orders.printJobs.invalidate({ id: order.id });
        return true;
      } catch (error) {
        const { status, message } = problemOf(error);
        const isConflict = status === 409;
        notify({
          text: `Bestellung ${order.ticketNumber}: ${message ?? FAILURES[request.type]}`,
          tone: 'error',
          // What the order does not allow is not tried again: the board shows how it is now.
          actions:
            isConflict || status === 422
              ? []
              : [{ label: 'Erneut versuchen', run: () => void attempt(order, request, key) }],
        });
        if (isConflict || status === 404) await reload(order.id).catch(() => undefined);
        return false;
      } finally {
        underWay.current.delete(order.id);
        setBusy((known) => {
          const rest = new Map(known);
          rest.delete(order.id);
          return rest;
        });
      }
    },
    [client, utils, put, reload],
  );

  return {
    busyWith: (order) => busy.get(order) ?? null,
    run: (order, request) => attempt(order, request, crypto.randomUUID()),
  };
}

function send(client: Client, id: number, request: OrderRequest, idempotencyKey: string) {
  const options = { context: { idempotencyKey } };
  switch (request.type) {
    case 'confirm':
      return client.orders.confirm.mutate({ id }, options);
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
