import { z } from 'zod';
import { type Access, requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { eraseGuestInput, erasureId, guestDataInput, guestSearchInput } from '#inputs/privacy.ts';
import { guestDocument, receiptDocument } from '#text/privacy/guest-documents.ts';
import { collectGuest, eraseGuest, findGuest } from '#use-cases/privacy/guest-data.ts';
import * as texts from './texts.ts';

const ADMINISTRATORS: Access = ['ROLE_ADMIN'];
/** Erasures that the list has. */
const MOST = 200;

const instant = z.iso.datetime({ offset: true });
const invoice = z.strictObject({ number: z.string(), freeFrom: z.string(), source: z.string() });
const waits = z.enum(['open', 'disputed', 'unpaid']).nullable();
const receiptSchema = z.strictObject({
  orders: z.array(z.strictObject({ uid: z.string(), createdAt: instant, waits, invoices: z.array(invoice) })),
  forms: z.int(),
  files: z.int(),
  mails: z.int(),
});

/** What guests may ask for: to know what is stored, and to be erased. */
export const guestsRouter = router({
  find: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/guests/search',
        tag: texts.tag,
        summary: texts.find,
        description: texts.findNote,
        output: z.strictObject({
          orders: z.array(
            z.strictObject({
              id: z.int(),
              uid: z.string(),
              createdAt: instant,
              branch: z.string(),
              name: z.string(),
              email: z.string(),
              phone: z.string(),
              waits,
              invoices: z.array(invoice),
            }),
          ),
          forms: z.array(
            z.strictObject({ id: z.int(), name: z.string(), email: z.string(), subject: z.string() }),
          ),
        }),
      },
    })
    .input(guestSearchInput)
    .mutation(({ ctx, input }) => findGuest(ctx.deps, input)),

  collect: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/guests/export',
        tag: texts.tag,
        summary: texts.collect,
        description: texts.collectNote,
        output: z.strictObject({ json: z.string(), html: z.string() }),
      },
    })
    .input(guestDataInput)
    .mutation(async ({ ctx, input }) => {
      const facts = await collectGuest(ctx.deps, requireUser(ctx.actor), input);
      return { json: JSON.stringify(facts, null, 2), html: guestDocument(facts) };
    }),

  erase: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'POST',
        path: '/guests/erasures',
        status: 201,
        tag: texts.tag,
        summary: texts.erase,
        description: texts.eraseNote,
        output: z.strictObject({ id: z.int() }),
      },
    })
    .input(eraseGuestInput)
    .mutation(async ({ ctx, input }) => ({
      id: await eraseGuest(ctx.deps, requireUser(ctx.actor), input),
    })),

  erasures: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'GET',
        path: '/guests/erasures',
        tag: texts.tag,
        summary: texts.erasures,
        isList: true,
        output: z.strictObject({
          id: z.int(),
          at: instant,
          actor: z.string(),
          note: z.string(),
          waiting: z.int(),
          receipt: receiptSchema,
        }),
      },
    })
    .query(async ({ ctx }) => {
      const erasures = await ctx.deps.db.guests.erasures(MOST);
      const data = erasures.map(({ id, at, actor, note, waiting, receipt }) => ({
        ...{ id, at: at.toISOString(), actor, note, waiting: waiting.length },
        receipt: receiptSchema.parse(receipt),
      }));
      return { data, total: data.length };
    }),

  receipt: procedure
    .meta({
      access: ADMINISTRATORS,
      rest: {
        method: 'GET',
        path: '/guests/erasures/{id}',
        tag: texts.tag,
        summary: texts.receipt,
        output: z.strictObject({ html: z.string() }),
        failures: ['not-found'],
      },
    })
    .input(erasureId)
    .query(async ({ ctx, input }) => {
      const erasure = await ctx.deps.db.guests.erasure(input.id);
      if (!erasure) throw new AppError('not-found');
      const { id, at, receipt } = erasure;
      return { html: receiptDocument({ id, at: at.toISOString(), receipt }) };
    }),
});
