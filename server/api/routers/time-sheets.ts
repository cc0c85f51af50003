import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { holidayBalancesInput } from '#inputs/time-tracking.ts';
import { listHolidayBalances } from '#use-cases/working/list-holiday-balances.ts';
import * as texts from './texts.ts';

const days = z.number();
const balance = z
  .strictObject({
    user: z.strictObject({ id: z.int().min(1), firstName: z.string(), lastName: z.string() }),
    year: z.int(),
    entitlement: days.meta({ description: texts.entitled }),
    carriedOver: days.meta({ description: texts.carriedOver }),
    taken: days.meta({ description: texts.taken }),
    planned: days.meta({ description: texts.planned }),
    left: days.meta({ description: texts.remaining }),
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
        tag: texts.tagTimeTracking,
        summary: texts.timeSheetsHolidayBalances,
        description: texts.timeSheetsHolidayBalancesNote,
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
