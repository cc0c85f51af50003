import { z } from 'zod';
import { procedure } from '#api/http/trpc.ts';
import { PROOF_STATES, PROOF_STEPS, type ProvenStep } from '#domain/devices/order-proof.ts';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { orderId, shownOrdersInput } from '#inputs/order-commands.ts';
import { noteSightings } from '#use-cases/orders/note-sightings.ts';
import { showOrderProof } from '#use-cases/orders/show-order-proof.ts';
import { face } from '../order-faces.ts';
import * as texts from '../order-texts.ts';

const provenStepSchema: z.ZodType<ProvenStep> = z
  .strictObject({
    step: z.enum(PROOF_STEPS),
    state: z.enum(PROOF_STATES).describe(texts.proofStateNote),
    marks: z.array(
      z.strictObject({
        at: z.string().describe(texts.at),
        actor: z.string().describe(texts.proofActorNote),
        userId: z.int().nullable(),
        deviceId: z.int().nullable(),
        layout: z.enum(PRINT_LAYOUTS).nullable().describe(texts.proofLayoutNote),
        printer: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ProvenStep' });

/** Who has seen an order, and what became of it when. */
export const orderProofs = {
  seen: procedure
    .meta(face('POST', '/orders/seen', texts.ordersSeen, { status: 204, description: texts.ordersSeenNote }))
    .input(shownOrdersInput)
    .mutation(({ ctx, input }) => noteSightings(ctx.deps, ctx.actor, input.orders)),

  proof: procedure
    .meta(
      face('GET', '/orders/{id}/proof', texts.ordersProof, {
        isList: true,
        description: texts.ordersProofNote,
        output: provenStepSchema,
      }),
    )
    .input(orderId)
    .query(async ({ ctx, input }) => {
      const data = await showOrderProof(ctx.deps, ctx.actor, input.id);
      return { data, total: data.length };
    }),
};
