import { z } from 'zod';
import { procedure } from '#api/http/trpc.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { orderId, orderMessageInput } from '#inputs/order-commands.ts';
import {
  listOrderMessages,
  MESSAGE_STATES,
  type OrderMessage,
} from '#use-cases/messages/list-order-messages.ts';
import { resendMessage } from '#use-cases/messages/resend-message.ts';
import { atDesk, command, commandOf, face } from '../order-faces.ts';
import * as texts from '../order-texts.ts';

const at = z.string().describe(texts.at);

const orderMessageSchema: z.ZodType<OrderMessage> = z
  .strictObject({
    id: z.int().min(1),
    channel: z.enum(['mail', 'sms']),
    name: z.string(),
    label: z.string(),
    to: z.enum(['guest', 'shop']),
    state: z.enum(MESSAGE_STATES).describe(texts.messageStateNote),
    reason: z.string().nullable().describe(texts.messageReasonNote),
    attempts: z.int().min(0),
    createdAt: at,
    nextAt: at.nullable().describe(texts.messageNextNote),
    endedAt: at.nullable(),
    canResend: z.boolean(),
  })
  .meta({ id: 'OrderMessage' });

/** What guest and branch were told about an order, and once more. */
export const orderMessages = {
  messages: procedure
    .meta(
      face('GET', '/orders/{id}/messages', texts.ordersMessages, {
        isList: true,
        description: texts.ordersMessagesNote,
        output: orderMessageSchema,
      }),
    )
    .input(orderId)
    .query(async ({ ctx, input }) => {
      const data = await listOrderMessages(ctx.deps, ctx.actor, input.id);
      return { data, total: data.length };
    }),

  resendMessage: procedure
    .meta(
      atDesk(
        command('/orders/{id}/messages/{message}/resend', texts.ordersResendMessage, {
          description: texts.ordersResendMessageNote,
          failures: ['message-waiting', 'message-outdated', 'mail-address-missing'],
        }),
      ),
    )
    .input(orderMessageInput)
    .mutation(async ({ ctx, input }) =>
      STAFF_ORDER_WIRE.toWire(
        await resendMessage(ctx.deps, ctx.actor, { ...commandOf(ctx, input), message: input.message }),
      ),
    ),
};
