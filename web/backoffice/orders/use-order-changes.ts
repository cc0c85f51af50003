import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { NOUNS, recordFailure } from '#text/errors/error-catalogue.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import type { ApiFault } from '#web/lib/api.ts';
import { notify } from '#web/lib/notices.ts';
import { change, type Failure } from '#web/lib/query.ts';
import { type Client, faultsOf, trpc } from '#web/lib/trpc.ts';
import { useOrders } from './orders-provider.tsx';
import * as texts from './texts.ts';

type CallOptions = { context: { idempotencyKey: string } };
type Answer = ReturnType<Client['orders']['update']['mutate']>;

export interface OrderChange {
  /** The name of the change in the error list. */
  name: string;
  /** The message from the catalogue. */
  text: string;
  /** Shown on success. */
  done: string;
  /** The caller shows what was refused: a notice would lie behind its dialog. */
  isShown?: boolean;
  /** The same for as long as somebody asks for the same; a new one for each call by default. */
  key?: string;
  send: (client: Client, options: CallOptions) => Answer;
}

/** Changes to an order other than its state: corrections, messages, payment. One at a time per caller. */
export function useOrderChanges(order: StaffOrder) {
  const queries = useQueryClient();
  const { client, orders } = trpc.useUtils();
  const { put } = useOrders();
  const [isBusy, setBusy] = useState(false);
  const subject = texts.numberedOrder({ ...kindOf(order), number: order.ticketNumber });

  /** Returns the server's errors; empty on success. */
  const run = useCallback(
    async ({ name, text, done, isShown = false, key, send }: OrderChange): Promise<readonly ApiFault[]> => {
      const options = { context: { idempotencyKey: key ?? crypto.randomUUID() } };
      const failure: Failure = {
        id: `order.${name}.${order.id}`,
        text,
        subject,
        isFinal: ({ status }) => status === 409 || status === 422,
        isShown: () => isShown,
      };
      setBusy(true);
      try {
        await change(queries, failure, async () =>
          put(STAFF_ORDER_WIRE.fromWire(await send(client, options))),
        );
        // A list from before the change shows it, too.
        void orders.history.invalidate();
        notify({ text: `${subject}: ${done}`, tone: 'success' });
        return [];
      } catch (error) {
        return faultsOf(error).length > 0 ? faultsOf(error) : [{ message: text }];
      } finally {
        setBusy(false);
      }
    },
    [queries, client, orders, put, order.id, subject],
  );
  return { run, isBusy };
}

/** The changes that need only the order. */
export function orderMessages({ id }: StaffOrder) {
  return {
    mail: {
      name: 'resend-mail',
      text: CALL_FAILURES['order-confirmation'],
      done: texts.mailsSent,
      send: (client, options) => client.orders.resendMail.mutate({ id }, options),
    },
    sms: {
      name: 'resend-sms',
      text: CALL_FAILURES['order-confirmation'],
      done: texts.smsSent,
      send: (client, options) => client.orders.resendSms.mutate({ id }, options),
    },
    payment: {
      name: 'payment',
      text: CALL_FAILURES['order-payment-status'],
      done: texts.paymentChecked,
      send: (client, options) => client.orders.updatePaymentStatus.mutate({ id }, options),
    },
  } as const satisfies Record<string, OrderChange>;
}

/** A correction of the stored details; `version` is the one that was seen. */
export function orderUpdate(
  { id, version }: StaffOrder,
  values: Omit<Parameters<Client['orders']['update']['mutate']>[0], 'id' | 'version'>,
): OrderChange {
  return {
    name: 'update',
    text: recordFailure(NOUNS.order, 'update'),
    done: texts.saved,
    send: (client, options) => client.orders.update.mutate({ ...values, id, version }, options),
  };
}
