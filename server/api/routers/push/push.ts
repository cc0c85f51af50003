import { requireUser } from '#api/http/access.ts';
import { procedure, type RestMeta, router } from '#api/http/trpc.ts';
import { endedPushInput, pushAddressInput, pushKeyOutput, renewedPushInput } from '#inputs/push.ts';
import { endPush, followNewOrders, renewPush } from '#use-cases/push/follow-order.ts';
import * as texts from './push-texts.ts';

function face(method: RestMeta['method'], path: `/${string}`, summary: string, more: Partial<RestMeta> = {}) {
  return { method, path: `/push${path}` as const, tag: texts.tagPush, summary, ...more };
}

const failures: RestMeta['failures'] = ['push-endpoint-invalid'];

/** Browsers that are told of something while no page is open. What guests follow is an order: order-public.ts. */
export const pushRouter = router({
  key: procedure
    .meta({ access: 'public', rest: face('GET', '/key', texts.pushKey, { output: pushKeyOutput }) })
    .query(({ ctx }) => ({ publicKey: ctx.deps.push.publicKey })),

  followNewOrders: procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      limit: 'push',
      rest: face('POST', '/orders', texts.pushOrders, {
        status: 204,
        description: texts.pushOrdersNote,
        failures,
      }),
    })
    .input(pushAddressInput)
    .mutation(({ ctx, input }) => {
      requireUser(ctx.actor);
      return followNewOrders(ctx.deps, ctx.request.sessionToken ?? '', input);
    }),

  renew: procedure
    .meta({
      access: 'public',
      limit: 'push',
      rest: face('POST', '/renewed', texts.pushRenewed, {
        status: 204,
        description: texts.pushRenewedNote,
        failures,
      }),
    })
    .input(renewedPushInput)
    .mutation(({ ctx, input: { former, ...address } }) => renewPush(ctx.deps, former, address)),

  end: procedure
    .meta({ access: 'public', limit: 'push', rest: face('POST', '/ended', texts.pushEnded, { status: 204 }) })
    .input(endedPushInput)
    .mutation(({ ctx, input }) => endPush(ctx.deps, input.endpoint)),
});
