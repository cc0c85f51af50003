import { procedure, router } from '#api/http/trpc.ts';
import { ANALYTICS_BODY_BYTES, analyticsInput } from '#inputs/analytics.ts';
import { logAnalytics } from '#use-cases/insights/log-analytics.ts';

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
        tag: 'Statistik',
        summary: 'Seitenaufruf oder Ereignis zählen; gespeichert wird es nur mit Zustimmung',
        description:
          'Ohne Cookie der Zustimmung, für angemeldete Personen und für Suchmaschinen wird nichts gespeichert; die Antwort ist dieselbe. Gespeichert wird nie eine Adresse: Besucher sind am nächsten Tag nicht mehr wiederzuerkennen.',
        bodyLimit: ANALYTICS_BODY_BYTES,
      },
    })
    .input(analyticsInput)
    .mutation(({ ctx, input }) =>
      logAnalytics(ctx.deps, ctx.actor, ctx.request, { ...input, data: input.data ?? {} }),
    ),
});
