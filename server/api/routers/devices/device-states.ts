import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { PRINTER_HEALTHS } from '#domain/devices/counter-fault.ts';
import { PRINT_LAYOUTS } from '#domain/devices/print-job.ts';
import { device } from '#entities/device.ts';
import { deviceStateInput } from '#inputs/device.ts';
import { listCounterFaults } from '#use-cases/devices/list-counter-faults.ts';
import { listDeviceStates } from '#use-cases/devices/list-device-states.ts';
import { reportDeviceState } from '#use-cases/devices/report-device-state.ts';
import { STAFF } from '../order-faces.ts';
import * as texts from './texts.ts';

const TAG = device.label.many;
const instant = z.iso.datetime();
const printerName = z.string().meta({ examples: [texts.examplePrinter] });

const stateSchema = z.strictObject({
  device: z.int(),
  reportedAt: instant,
  clockOffsetMs: z.int().nullable(),
  printers: z.array(
    z.strictObject({
      name: printerName,
      address: z.string().meta({ examples: ['192.168.1.50:9100'] }),
      health: z.enum(PRINTER_HEALTHS),
      isPaperLow: z.boolean(),
      since: instant,
    }),
  ),
});

const faultSchema = z.strictObject({
  branch: z.int(),
  kind: z
    .enum(['no-device', 'device-away', 'printer', 'unprinted', 'paper-low', 'clock'])
    .describe(texts.faultKindNote),
  device: z
    .strictObject({ id: z.int(), name: z.string().meta({ examples: [texts.exampleDevice] }) })
    .nullable(),
  printer: printerName.nullable(),
  health: z.enum(PRINTER_HEALTHS).nullable(),
  slips: z
    .strictObject({ layout: z.enum(PRINT_LAYOUTS), station: z.string().nullable() })
    .nullable()
    .describe(texts.faultSlipsNote),
  since: instant.nullable(),
  isLoud: z.boolean().describe(texts.isLoudNote),
});

/** How devices are: what they report, and what follows from it for the counter. */
export const deviceStatesRouter = router({
  report: procedure
    .meta({
      access: ['device'],
      rest: {
        method: 'PUT',
        path: '/devices/me/state',
        status: 204,
        tag: TAG,
        summary: texts.deviceStatesReport,
        description: texts.deviceStatesReportNote,
      },
    })
    .input(deviceStateInput)
    .mutation(({ ctx, input: { clock, ...state } }) =>
      reportDeviceState(ctx.deps, ctx.actor, { ...state, clock: new Date(clock) }),
    ),

  list: procedure
    .meta({
      access: device.access.read as ['ROLE_EMPLOYEE'],
      rest: {
        method: 'GET',
        path: '/devices/states',
        tag: TAG,
        summary: texts.deviceStatesList,
        description: texts.deviceStatesListNote,
        output: stateSchema,
        isList: true,
      },
    })
    .query(async ({ ctx }) => {
      const data = (await listDeviceStates(ctx.deps, ctx.actor)).map(
        ({ id, reportedAt, clockOffsetMs, printers }) => ({
          device: id,
          reportedAt: reportedAt.toISOString(),
          clockOffsetMs,
          printers,
        }),
      );
      return { data, total: data.length };
    }),

  faults: procedure
    .meta({
      access: STAFF,
      rest: {
        method: 'GET',
        path: '/devices/faults',
        tag: TAG,
        summary: texts.deviceStatesFaults,
        description: texts.deviceStatesFaultsNote,
        output: faultSchema,
        isList: true,
      },
    })
    .query(async ({ ctx }) => {
      const data = await listCounterFaults(ctx.deps, ctx.actor);
      return { data, total: data.length };
    }),
});
