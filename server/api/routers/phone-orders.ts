import { z } from 'zod';
import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { knownGuestsInput, phoneOrderInput } from '#inputs/phone-order.ts';
import { listKnownGuests } from '#use-cases/orders/list-known-guests.ts';
import { placePhoneOrder } from '#use-cases/orders/place-phone-order.ts';
import { face } from './order-faces.ts';
import * as texts from './order-texts.ts';

const knownGuestSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  deliveryArea: z.string().nullable(),
});

/** What staff need for a guest on the phone; part of the router of orders. */
export const phoneOrders = {
  placeByPhone: procedure
    .meta(
      face('POST', '/orders/by-phone', texts.ordersByPhone, {
        status: 201,
        headers: ['Idempotency-Key'],
        description: texts.ordersByPhoneNote,
        failures: ['branch-unavailable', 'branch-closed', 'product-sold-out', 'idempotency-conflict'],
      }),
    )
    .input(phoneOrderInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(
        await placePhoneOrder(ctx.deps, ctx.actor, { input, idempotencyKey: ctx.request.idempotencyKey }),
      ),
    ),
  guests: procedure
    .meta(face('GET', '/orders/guests', texts.ordersGuests, { isList: true, output: knownGuestSchema }))
    .input(knownGuestsInput)
    .query(async ({ ctx, input }) => {
      const data = await listKnownGuests(ctx.deps, ctx.actor, input);
      return { data, total: data.length };
    }),
};
