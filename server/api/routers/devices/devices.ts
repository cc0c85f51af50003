import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { procedure, type RestMeta, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { zoneName } from '#domain/time/zone-offsets.ts';
import { device } from '#entities/device.ts';
import { createSchema, rowSchema } from '#entities/entity.ts';
import { text } from '#entities/fields.ts';
import { deviceId, pairDeviceInput, testPrintInput } from '#inputs/device.ts';
import { createKeyedRecord } from '#use-cases/devices/create-keyed-record.ts';
import { createPairingCode } from '#use-cases/devices/create-pairing-code.ts';
import { pairDevice } from '#use-cases/devices/pair-device.ts';
import { renewKey } from '#use-cases/devices/renew-key.ts';
import { requestDeviceLogs } from '#use-cases/devices/request-device-logs.ts';
import { type TestDevice, testDevice } from '#use-cases/devices/test-device.ts';
import { crud } from '../crud.ts';
import * as texts from '../texts.ts';

/** A device as it sees itself. */
export interface DeviceView {
  id: number;
  name: string;
  /** What it is for: counter, kitchen, terminal or kiosk. */
  type: string;
  /** acceptMinutes: how long its staff may take to answer a new order (R90). */
  branch: { id: number; name: string; timeZone: string; acceptMinutes: number };
}

const WRITE = device.access.write as Access;
const TAG = device.label.many;
const withKey = rowSchema({ fields: { ...device.fields, key: text(texts.keyNote) } });
const viewSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  branch: z.strictObject({
    id: z.int(),
    name: z.string(),
    timeZone: z.string(),
    acceptMinutes: z.int().min(0),
  }),
});

/** The devices of the branches: keys, tests and logs. */
export const devicesRouter = router({
  me: procedure
    .meta({
      access: ['device'],
      rest: {
        method: 'GET',
        path: '/devices/me',
        tag: TAG,
        summary: texts.devicesMe,
        output: viewSchema,
      },
    })
    .query(async ({ ctx }): Promise<DeviceView> => {
      const { actor } = ctx;
      if (actor.kind !== 'device') throw new AppError('unauthenticated');
      const { shop } = await ctx.deps.db.shop.snapshot();
      const branch = shop.branches.find(({ id }) => id === actor.branch);
      if (!branch) throw new AppError('not-found');
      const acceptMinutes = await ctx.deps.db.devices.acceptMinutes(branch.id);
      return {
        id: actor.id,
        name: actor.name,
        type: actor.type,
        branch: { id: branch.id, name: branch.name, timeZone: zoneName(branch.timeZone), acceptMinutes },
      };
    }),

  ...crud(device),

  create: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: device.path,
        status: 201,
        tag: TAG,
        summary: texts.devicesCreate,
        description: texts.devicesCreateNote,
        output: withKey,
      },
    })
    .input(createSchema(device))
    .mutation(({ ctx, input }) => createKeyedRecord(ctx.deps, ctx.actor, device, input)),

  renewKey: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: '/devices/{id}/renew-key',
        tag: TAG,
        summary: texts.devicesRenewKey,
        description: texts.devicesRenewKeyNote,
        output: withKey,
      },
    })
    .input(deviceId)
    .mutation(({ ctx, input }) => renewKey(ctx.deps, ctx.actor, device, input.id)),

  createPairingCode: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: '/devices/{id}/pairing-code',
        status: 201,
        tag: TAG,
        summary: texts.devicesCreatePairingCode,
        description: texts.devicesCreatePairingCodeNote,
        output: z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() }),
      },
    })
    .input(deviceId)
    .mutation(async ({ ctx, input }) => {
      await ctx.limitEverywhere('pairing-codes', String(input.id));
      return createPairingCode(ctx.deps, ctx.actor, input.id);
    }),

  pair: procedure
    .meta({
      access: 'public',
      limit: 'pairings',
      rest: {
        method: 'POST',
        path: '/devices/pair',
        tag: TAG,
        summary: texts.devicesPair,
        description: texts.devicesPairNote,
        output: z.strictObject({ id: z.int(), name: z.string(), branch: z.int(), key: z.string() }),
        failures: ['pairing-code-invalid'],
      },
    })
    .input(pairDeviceInput)
    .mutation(({ ctx, input }) => pairDevice(ctx.deps, input.code)),

  testNotification: procedure
    .meta(testFace('/devices/{id}/test/notification', texts.devicesTestNotification))
    .input(deviceId)
    .mutation(({ ctx, input }) => test(ctx, { id: input.id, kind: 'notification', printer: null })),

  testPrint: procedure
    .meta(testFace('/devices/{id}/test/print', texts.devicesTestPrint))
    .input(testPrintInput)
    .mutation(({ ctx, input: { id, printer = null } }) => test(ctx, { id, kind: 'print', printer })),

  requestLogs: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: '/devices/{id}/request-device-logs',
        status: 202,
        tag: TAG,
        summary: texts.devicesRequestLogs,
        description: texts.devicesRequestLogsNote,
        output: z.strictObject({ id: z.int(), state: z.literal('waiting') }),
      },
    })
    .input(deviceId)
    .mutation(({ ctx, input }) => {
      ctx.limit('device-tests', String(input.id));
      return requestDeviceLogs(ctx.deps, ctx.actor, input.id);
    }),
});

function testFace(path: RestMeta['path'], summary: string) {
  return {
    access: WRITE,
    rest: {
      method: 'POST' as const,
      path,
      tag: TAG,
      summary,
      description: texts.devicesTestNote,
      output: z.strictObject({ state: z.literal('confirmed') }),
      failures: ['not-found', 'device-failed', 'device-timeout'] as const,
    },
  };
}

function test(ctx: Context, wanted: Omit<TestDevice, 'signal'>) {
  ctx.limit('device-tests', String(wanted.id));
  return testDevice(ctx.deps, ctx.actor, { ...wanted, signal: ctx.request.signal });
}
