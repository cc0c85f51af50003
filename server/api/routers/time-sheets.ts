import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { holidayBalancesInput } from '#inputs/time-tracking.ts';
import { listHolidayBalances } from '#use-cases/working/list-holiday-balances.ts';

const days = z.number();
const balance = z
  .strictObject({
    user: z.strictObject({ id: z.int().min(1), firstName: z.string(), lastName: z.string() }),
    year: z.int(),
    entitlement: days.meta({ description: 'Anspruch des Jahres in Tagen' }),
    carriedOver: days.meta({ description: 'Übertrag in das laufende Jahr' }),
    taken: days.meta({ description: 'Urlaubstage vor heute' }),
    planned: days.meta({ description: 'Urlaubstage ab heute' }),
    left: days.meta({ description: 'Anspruch und Übertrag ohne genommene und geplante Tage' }),
  })
  .meta({ id: 'HolidayBalance' });

/** The totals of hours and schedules per person. */
export const timeSheetsRouter = router({
  holidayBalances: procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: '/time-sheets/holiday-balances',
        tag: 'Zeiterfassung',
        summary: 'Urlaubskonten',
        description:
          'Tage mit einer Nachkommastelle. Jeder Montag bis Freitag, den eine Planung der Art Urlaub berührt, zählt als ein Tag; Feiertage kennt die Rechnung nicht. Mitarbeiter sehen ihr eigenes Konto, Filialleitungen die ihrer Filialen.',
        output: balance,
        isList: true,
      },
    })
    .input(holidayBalancesInput)
    .query(async ({ ctx, input }) => {
      const rows = await listHolidayBalances(ctx.deps, ctx.actor, {
        year: input.year ?? null,
        user: input.user ?? null,
        branch: input.branch ?? null,
      });
      return { data: rows, total: rows.length };
    }),
});
