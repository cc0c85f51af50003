import { z } from 'zod';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { holidayBalancesInput, leaveDaysInput } from '#inputs/time-tracking.ts';
import { listHolidayBalances } from '#use-cases/working/list-holiday-balances.ts';
import { listLeaveDays } from '#use-cases/working/list-leave-days.ts';
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

const leaveDays = z
  .strictObject({
    leave: z.array(z.iso.date()).meta({ description: texts.leaveNote }),
    publicHolidays: z
      .array(z.strictObject({ day: z.iso.date(), name: z.string() }))
      .meta({ description: texts.publicHolidaysNote }),
  })
  .meta({ id: 'LeaveDays' });

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

  leaveDays: procedure
    .meta({
      access: ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: '/time-sheets/leave-days',
        tag: texts.tagTimeTracking,
        summary: texts.timeSheetsLeaveDays,
        description: texts.timeSheetsLeaveDaysNote,
        output: leaveDays,
        failures: ['ends-before-start'],
      },
    })
    .input(leaveDaysInput)
    .query(({ ctx, input }) => {
      const actor = requireUser(ctx.actor);
      return listLeaveDays(ctx.deps, actor, { ...input, user: input.user ?? actor.id });
    }),
});
