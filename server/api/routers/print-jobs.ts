import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { claimPrintJobsInput, printJobId, reportPrintJobInput } from '#inputs/print-job.ts';
import { followDevice } from '#use-cases/live/follow-device.ts';
import { claimPrintJobs } from '#use-cases/printing/claim-print-jobs.ts';
import { PRINT_JOB_WIRE } from '#use-cases/printing/print-job-view.ts';
import { readPrintJob } from '#use-cases/printing/read-print-job.ts';
import { reportPrintJob } from '#use-cases/printing/report-print-job.ts';
import * as texts from './order-texts.ts';
import { claimedPrintJobSchema, printJobSchema } from './print-job-schemas.ts';

const DEVICE: Access = ['device'];
const TAG = texts.tagPrint;

/** The print agent's side: fetch jobs, report their results, be notified of new ones. */
export const printJobsRouter = router({
  claim: procedure
    .meta({
      access: DEVICE,
      opens: 'orders',
      rest: {
        method: 'POST',
        path: '/print-jobs/claim',
        tag: TAG,
        summary: texts.printJobsClaim,
        description: texts.printJobsClaimNote,
        output: z.array(claimedPrintJobSchema),
        failures: ['frontdesk-disabled'],
      },
    })
    .input(claimPrintJobsInput)
    .mutation(async ({ ctx, input: { limit, layouts = null, stations, held = null } }) => {
      const claim = { limit, layouts, stations, held };
      return (await claimPrintJobs(ctx.deps, ctx.actor, claim)).map(PRINT_JOB_WIRE.toWire);
    }),

  read: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'GET',
        path: '/print-jobs/{id}',
        tag: TAG,
        summary: texts.printJobsRead,
        description: texts.printJobsReadNote,
        output: claimedPrintJobSchema,
      },
    })
    .input(printJobId)
    .query(async ({ ctx, input }) =>
      PRINT_JOB_WIRE.toWire(await readPrintJob(ctx.deps, ctx.actor, input.id)),
    ),

  report: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/print-jobs/{id}/report',
        tag: TAG,
        summary: texts.printJobsReport,
        output: printJobSchema,
        failures: ['print-job-conflict'],
      },
    })
    .input(reportPrintJobInput)
    .mutation(({ ctx, input }) =>
      reportPrintJob(ctx.deps, ctx.actor, {
        id: input.id,
        state: input.state,
        attempts: input.attempts,
        reason: input.reason ?? null,
        printer: input.printer ?? null,
      }),
    ),

  stream: procedure.meta({ access: DEVICE }).subscription(async function* ({ ctx, signal }) {
    for await (const { kind, waiting } of followDevice(ctx.live, ctx.caller, signal ?? ctx.request.signal))
      if (kind === 'jobs') yield { waiting };
  }),
});
