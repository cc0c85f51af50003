import type { Client } from '#web/lib/trpc.ts';
import type { StaffCommand } from './order-facts.ts';

/** A command with its input; instants are ISO 8601. */
export type OrderRequest =
  | { type: Exclude<StaffCommand, 'confirm' | 'propose' | 'reject' | 'cancel'> }
  /** Without an appointment it is confirmed with a promise. */
  | { type: 'confirm'; promisedAt?: string }
  | { type: 'propose'; counterAppointment: string }
  | { type: 'reject'; rejectionMessage: string }
  | { type: 'cancel'; reason: string };

/** The order that a request is for, the version that the person saw, and the key with which it takes effect once. */
interface RequestTarget {
  id: number;
  version: number;
  key: string;
}

/** Sends a request; the answer is the order as it is then. */
export function sendRequest(client: Client, { id, version, key }: RequestTarget, request: OrderRequest) {
  const options = { context: { idempotencyKey: key } };
  const target = { id, version };
  switch (request.type) {
    case 'confirm':
      return client.orders.confirm.mutate(
        request.promisedAt === undefined ? target : { ...target, promisedAt: request.promisedAt },
        options,
      );
    case 'propose': {
      const { counterAppointment } = request;
      return client.orders.confirm.mutate({ ...target, counterAppointment }, options);
    }
    case 'reject':
      return client.orders.reject.mutate({ ...target, rejectionMessage: request.rejectionMessage }, options);
    case 'cancel':
      return client.orders.cancel.mutate({ ...target, reason: request.reason }, options);
    case 'in-delivery':
      return client.orders.startDelivery.mutate(target, options);
    case 'complete':
      return client.orders.complete.mutate(target, options);
  }
}
