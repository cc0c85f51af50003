import { z } from 'zod';
import { procedure } from '#api/http/trpc.ts';
import { blockSenderInput, openOrdersInput, orderId, releaseHeldInput } from '#inputs/order-commands.ts';
import { blockSender, liftBlock, listBlocks } from '#use-cases/orders/brake/block-sender.ts';
import type { SenderBlock } from '#use-cases/orders/brake/brake-store.ts';
import { type HeldSender, listHeld } from '#use-cases/orders/brake/list-held.ts';
import { releaseHeld } from '#use-cases/orders/brake/release-held.ts';
import { atDesk, face } from '../order-faces.ts';
import * as texts from '../order-texts.ts';

const heldSenderSchema: z.ZodType<HeldSender> = z
  .strictObject({
    branch: z.int(),
    sender: z.int().describe(texts.heldSenderNote),
    who: z.string().describe(texts.heldWhoNote),
    orders: z.int(),
    since: z.string(),
  })
  .meta({ id: 'HeldSender' });

const senderBlockSchema: z.ZodType<SenderBlock> = z
  .strictObject({
    id: z.int(),
    branch: z.int(),
    label: z.string().describe(texts.heldWhoNote),
    orders: z.int().describe(texts.blockOrdersNote),
    until: z.string(),
    actor: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'SenderBlock' });

const countSchema = z.strictObject({ orders: z.int() });

/** The orders that the brake holds, and the senders that staff have blocked. */
export const orderBrake = {
  held: procedure
    .meta(
      face('GET', '/orders/held', texts.ordersHeld, {
        isList: true,
        description: texts.ordersHeldNote,
        output: heldSenderSchema,
      }),
    )
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => {
      const data = await listHeld(ctx.deps, ctx.actor, input.branch ?? null);
      return { data, total: data.length };
    }),

  releaseHeld: procedure
    .meta(
      atDesk(
        face('POST', '/orders/held/release', texts.ordersReleaseHeld, {
          output: countSchema,
          failures: ['not-found'],
        }),
      ),
    )
    .input(releaseHeldInput)
    .mutation(async ({ ctx, input }) => ({ orders: await releaseHeld(ctx.deps, ctx.actor, input) })),

  blockSender: procedure
    .meta(
      atDesk(
        face('POST', '/orders/held/block', texts.ordersBlockSender, {
          description: texts.ordersBlockSenderNote,
          output: countSchema,
          failures: ['not-found'],
        }),
      ),
    )
    .input(blockSenderInput)
    .mutation(async ({ ctx, input }) => ({ orders: await blockSender(ctx.deps, ctx.actor, input.sender) })),

  blockedSenders: procedure
    .meta(
      face('GET', '/orders/blocked-senders', texts.ordersBlockedSenders, {
        isList: true,
        output: senderBlockSchema,
      }),
    )
    .input(openOrdersInput)
    .query(async ({ ctx, input }) => {
      const data = await listBlocks(ctx.deps, ctx.actor, input.branch ?? null);
      return { data, total: data.length };
    }),

  liftBlock: procedure
    .meta(atDesk(face('DELETE', '/orders/blocked-senders/{id}', texts.ordersLiftBlock, { status: 204 })))
    .input(orderId)
    .mutation(({ ctx, input }) => liftBlock(ctx.deps, ctx.actor, input.id)),
};
