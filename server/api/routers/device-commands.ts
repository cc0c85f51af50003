import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { answerCommandInput, deviceLogInput, introduceDeviceInput } from '#inputs/device.ts';
import { answerDeviceCommand } from '#use-cases/devices/answer-device-command.ts';
import { introduceDevice } from '#use-cases/devices/introduce-device.ts';
import { listDeviceCommands } from '#use-cases/devices/list-device-commands.ts';
import { storeDeviceLog } from '#use-cases/devices/store-device-log.ts';

const DEVICE: Access = ['device'];
const TAG = 'Geräte';

const waitingCommand = z.strictObject({
  id: z.int(),
  kind: z.enum(['notification', 'print', 'logs']),
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
        summary: 'Offene Aufträge an dieses Gerät',
        description:
          'Tests der Benachrichtigung und des Drucks, Wunsch nach dem Protokoll. Neue meldet GET /api/print-jobs/stream mit dem Ereignis „commands“.',
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
        summary: 'Auftrag an dieses Gerät beantworten',
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
        summary: 'Protokoll dieses Geräts senden',
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
        summary: 'Programm und System dieses Geräts melden',
      },
    })
    .input(introduceDeviceInput)
    .mutation(({ ctx, input }) => introduceDevice(ctx.deps, ctx.actor, input)),
});
