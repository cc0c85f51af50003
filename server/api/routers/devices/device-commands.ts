import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { answerCommandInput, deviceLogInput, introduceDeviceInput } from '#inputs/device.ts';
import { answerDeviceCommand } from '#use-cases/devices/answer-device-command.ts';
import { introduceDevice } from '#use-cases/devices/introduce-device.ts';
import { listDeviceCommands } from '#use-cases/devices/list-device-commands.ts';
import { storeDeviceLog } from '#use-cases/devices/store-device-log.ts';
import { cashReportSchema } from '../orders/cash-report-schema.ts';
import * as texts from '../texts.ts';
import * as deviceTexts from './texts.ts';

const DEVICE: Access = ['device'];
const TAG = texts.tagDevices;

const waitingCommand = z.strictObject({
  id: z.int(),
  kind: z.enum(['notification', 'print', 'logs', 'cash-report']),
  printer: z.string().nullable().describe(deviceTexts.testedPrinterNote),
  content: z
    .strictObject({
      shopName: z.string(),
      branchName: z.string(),
      timeZone: z.string(),
      askedBy: z.string(),
      report: cashReportSchema,
    })
    .nullable()
    .describe(deviceTexts.commandContentNote),
  createdAt: z.iso.datetime({ offset: true }),
});

/** The device's side of tests and logs: pending commands, their results, its own log. */
export const deviceCommandsRouter = router({
  list: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'GET',
        path: '/devices/me/commands',
        tag: TAG,
        summary: texts.deviceCommandsList,
        description: texts.deviceCommandsListNote,
        output: waitingCommand,
        isList: true,
      },
    })
    .query(async ({ ctx }) => {
      const data = await listDeviceCommands(ctx.deps, ctx.actor);
      return { data, total: data.length };
    }),

  answer: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/devices/me/commands/{id}/answer',
        tag: TAG,
        summary: texts.deviceCommandsAnswer,
        output: z.strictObject({ state: z.enum(['confirmed', 'failed']) }),
        failures: ['not-found', 'device-command-closed'],
      },
    })
    .input(answerCommandInput)
    .mutation(({ ctx, input: { message = null, ...answer } }) =>
      answerDeviceCommand(ctx.deps, ctx.actor, { ...answer, message }),
    ),

  sendLog: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/devices/me/logs',
        status: 204,
        tag: TAG,
        summary: texts.deviceCommandsSendLog,
      },
    })
    .input(deviceLogInput)
    .mutation(async ({ ctx, input }) => {
      ctx.limit('device-logs', ctx.actor.kind === 'device' ? String(ctx.actor.id) : ctx.request.ip);
      await storeDeviceLog(ctx.deps, ctx.actor, input.lines);
    }),

  introduce: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'POST',
        path: '/devices/me',
        status: 204,
        tag: TAG,
        summary: texts.deviceCommandsIntroduce,
      },
    })
    .input(introduceDeviceInput)
    .mutation(({ ctx, input }) => introduceDevice(ctx.deps, ctx.actor, input)),
});
