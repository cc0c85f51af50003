import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { cashReportInput, printCashReportInput } from '#inputs/payments/cash-report.ts';
import { printCashReport } from '#use-cases/counter/print-cash-report.ts';
import { CASH_REPORT_WIRE, readCashReport } from '#use-cases/counter/read-cash-report.ts';
import { face } from '../order-faces.ts';
import { cashReportSchema } from './cash-report-schema.ts';
import * as texts from './texts.ts';

/** The day of a branch in money. */
export const cashReportRouter = router({
  read: procedure
    .meta({
      ...face('GET', '/cash-report', texts.cashReport, {
        description: texts.cashReportNote,
        output: cashReportSchema,
        failures: ['day-invalid', 'not-found', 'device-kind'],
      }),
      opens: 'desk' as const,
    })
    .input(cashReportInput)
    .query(async ({ ctx, input: { branch, day = null } }) => {
      const { report } = await readCashReport(ctx.deps, ctx.actor, { branch, day });
      return CASH_REPORT_WIRE.toWire(report);
    }),

  print: procedure
    .meta({
      ...face('POST', '/cash-report/prints', texts.cashReportPrint, {
        description: texts.cashReportPrintNote,
        output: z.strictObject({ state: z.literal('confirmed') }),
        failures: [
          ...['day-invalid', 'not-found', 'device-kind'],
          ...['no-receipt-printer', 'print-failed'],
        ] as const,
      }),
      opens: 'desk' as const,
    })
    .input(printCashReportInput)
    .mutation(({ ctx, input: { branch, day = null, device = null } }) =>
      printCashReport(ctx.deps, ctx.actor, { branch, day, device, signal: ctx.request.signal }),
    ),
});
