import { createHmac } from 'node:crypto';
import { STORED_FIELDS } from '#domain/order/order.ts';
import {
  forgottenKinds,
  forgottenName,
  guestIdentity,
  pseudonymOf,
  withoutGuest,
} from '#domain/privacy/forgetting.ts';
import type { Stage } from '#domain/privacy/retention.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';

/**
 * An order as it stays (R345). `key`: what the pseudonym of its guest is made with, by which the orders of one guest in a year are
 * still counted as one's (R351); null = there is none.
 */
export function forgottenOrder(order: StoredOrder, stage: Stage, key: Buffer | null): StoredOrder {
  const kinds = forgottenKinds(stage);
  const gone = withoutGuest(STORED_FIELDS, order, kinds);
  if (!kinds.has('person') || order.lastName === '') return gone;
  const identity = guestIdentity(order);
  const pseudonym =
    key === null || identity === null
      ? null
      : pseudonymOf(createHmac('sha256', key).update(identity).digest());
  return { ...gone, lastName: forgottenName(pseudonym) };
}
