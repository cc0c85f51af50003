import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { printer } from '#entities/printer.ts';
import { devicePrinter, devicePrinterId, handOverPrintersInput } from '#inputs/device-printer.ts';
import { handOverPrinters } from '#use-cases/devices/hand-over-printers.ts';
import { listOwnPrinters } from '#use-cases/devices/list-own-printers.ts';
import { judgePrinter } from '#use-cases/devices/printer-judge.ts';
import { removeOwnPrinter } from '#use-cases/devices/remove-own-printer.ts';
import { saveOwnPrinter } from '#use-cases/devices/save-own-printer.ts';
import { crud } from '../crud.ts';
import * as texts from './texts.ts';

const DEVICE: Access = ['device'];
const TAG = printer.label.many;
const PATH = '/devices/me/printers';

const ownPrinters = z.strictObject({ device: z.int(), printers: z.array(devicePrinter) });

/** Printers: managers set up those of every device, a device its own. */
export const printersRouter = router({
  ...crud(printer, { judge: judgePrinter }),

  ofDevice: procedure
    .meta({
      access: DEVICE,
      rest: {
        method: 'GET',
        path: PATH,
        tag: TAG,
        summary: texts.printersOfDevice,
        description: texts.printersOfDeviceNote,
        output: ownPrinters,
      },
    })
    .query(({ ctx }) => listOwnPrinters(ctx.deps, ctx.actor)),

  handOver: procedure
    .meta({
      access: DEVICE,
      opens: 'orders',
      rest: {
        method: 'POST',
        path: PATH,
        tag: TAG,
        summary: texts.printersHandOver,
        description: texts.printersHandOverNote,
        output: ownPrinters,
      },
    })
    .input(handOverPrintersInput)
    .mutation(({ ctx, input }) => handOverPrinters(ctx.deps, ctx.actor, input.printers)),

  saveOwn: procedure
    .meta({
      access: DEVICE,
      opens: 'orders',
      rest: {
        method: 'PUT',
        path: `${PATH}/{id}`,
        tag: TAG,
        summary: texts.printersSave,
        output: ownPrinters,
      },
    })
    .input(devicePrinter)
    .mutation(({ ctx, input }) => saveOwnPrinter(ctx.deps, ctx.actor, input)),

  removeOwn: procedure
    .meta({
      access: DEVICE,
      opens: 'orders',
      rest: {
        method: 'DELETE',
        path: `${PATH}/{id}`,
        status: 204,
        tag: TAG,
        summary: texts.printersRemove,
      },
    })
    .input(devicePrinterId)
    .mutation(({ ctx, input }) => removeOwnPrinter(ctx.deps, ctx.actor, input.id)),
});
