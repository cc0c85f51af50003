import { procedure, router } from '#api/http/trpc.ts';
import { ANALYTICS_BODY_BYTES, analyticsInput } from '#inputs/analytics.ts';
import { logAnalytics } from '#use-cases/insights/log-analytics.ts';
import * as texts from './texts.ts';

/** What visitors who consented do in the shop. */
export const analyticsRouter = router({
  log: procedure
    .meta({
      access: 'public',
      limit: 'analytics',
      rest: {
        method: 'POST',
        path: '/analytics-log',
        status: 204,
        tag: texts.tagStatistics,
        summary: texts.analyticsLog,
        description: texts.analyticsLogNote,
        bodyLimit: ANALYTICS_BODY_BYTES,
      },
    })
    .input(analyticsInput)
    .mutation(({ ctx, input }) =>
      logAnalytics(ctx.deps, ctx.actor, ctx.request, { ...input, data: input.data ?? {} }),
    ),
});
