import { z } from 'zod';
import { toWire } from '#domain/wire.ts';
import { claimPrintJobsInput, reportPrintJobInput } from '#inputs/print-job.ts';
import { claimPrintJobs } from '#use-cases/claim-print-jobs.ts';
import { followDevice } from '#use-cases/follow-device.ts';
import { reportPrintJob } from '#use-cases/report-print-job.ts';
import { claimedPrintJobSchema, printJobSchema } from '../print-job-schemas.ts';
import { type Access, procedure, router } from '../trpc.ts';

const DEVICE: Access = ['device'];
const TAG = 'Druck';

/** The print agent's side: fetch jobs, say what became of them, hear of new ones. */
export const printJobsRouter = router({
  claim: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/print-jobs/claim',
        tag: TAG,
        summary: 'Druckaufträge abholen',
        output: z.array(claimedPrintJobSchema),
      },
    })
    .input(claimPrintJobsInput)
    .mutation(async ({ ctx, input }) => toWire(await claimPrintJobs(ctx.deps, ctx.actor, input.limit))),

  report: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/print-jobs/{id}/report',
        tag: TAG,
        summary: 'Ergebnis eines Drucks melden',
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
    for await (const { kind, waiting } of followDevice(ctx.deps, ctx.actor, signal ?? ctx.request.signal))
      if (kind === 'jobs') yield { waiting };
  }),
});
