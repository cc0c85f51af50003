import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { MOVEMENT_KINDS } from '#domain/order/payments/cash-report.ts';
import { cashReportInput, printCashReportInput } from '#inputs/payments/cash-report.ts';
import { printCashReport } from '#use-cases/counter/print-cash-report.ts';
import { CASH_REPORT_WIRE, readCashReport } from '#use-cases/counter/read-cash-report.ts';
import { face } from '../order-faces.ts';
import * as texts from './texts.ts';

const money = z.number().describe(texts.moneyNote);
const sums = {
  taken: money.describe(texts.takenNote),
  returned: money.describe(texts.returnedNote),
  rest: money.describe(texts.restNote),
  tips: money.describe(texts.tipsNote),
};
const ofOrder = { order: z.int(), ticketNumber: z.int(), uid: z.string() };

const cashReportSchema = z
  .strictObject({
    branch: z.int(),
    day: z.string(),
    currency: z.string(),
    methods: z.array(z.strictObject({ method: z.string(), isOnline: z.boolean(), count: z.int(), ...sums })),
    movements: z.array(
      z.strictObject({
        ...ofOrder,
        kind: z.enum(MOVEMENT_KINDS).describe(texts.movementKindNote),
        at: z.iso.datetime({ offset: true }),
        method: z.string(),
        amount: money,
        code: z.string().nullable(),
        reason: z.string().nullable(),
        actor: z.string(),
        isFailed: z.boolean().describe(texts.isFailedNote),
      }),
    ),
    open: z.array(
      z.strictObject({
        ...ofOrder,
        name: z.string(),
        due: money.describe(texts.openDueNote),
        surplus: money.describe(texts.openSurplusNote),
      }),
    ),
    counter: z.strictObject(sums),
    online: z.strictObject(sums),
    due: money,
    surplus: money,
  })
  .meta({ id: 'CashReport' });

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
