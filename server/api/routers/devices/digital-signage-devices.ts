import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { createSchema, rowSchema } from '#entities/entity.ts';
import { text } from '#entities/fields.ts';
import { deviceId } from '#inputs/device.ts';
import { signageKey, signageProgram } from '#inputs/signage.ts';
import { createKeyedRecord } from '#use-cases/devices/create-keyed-record.ts';
import { renewKey } from '#use-cases/devices/renew-key.ts';
import { showSignage } from '#use-cases/shop/show-signage.ts';
import { crud } from '../crud.ts';
import * as texts from '../texts.ts';

const WRITE = digitalSignageDevice.access.write as Access;
const TAG = digitalSignageDevice.label.many;
const withKey = rowSchema({ fields: { ...digitalSignageDevice.fields, key: text(texts.keyNote) } });

/** The screens on walls; the key is part of their address /signage/{key}. */
export const digitalSignageDevicesRouter = router({
  ...crud(digitalSignageDevice),

  create: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: digitalSignageDevice.path,
        status: 201,
        tag: TAG,
        summary: texts.digitalSignageDevicesCreate,
        description: texts.digitalSignageDevicesCreateNote,
        output: withKey,
      },
    })
    .input(createSchema(digitalSignageDevice))
    .mutation(({ ctx, input }) => createKeyedRecord(ctx.deps, ctx.actor, digitalSignageDevice, input)),

  show: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/signage/{key}',
        tag: TAG,
        summary: texts.digitalSignageDevicesShow,
        description: texts.digitalSignageDevicesShowNote,
        output: signageProgram,
        failures: ['not-found'],
      },
    })
    .input(signageKey)
    .query(async ({ ctx, input }) => {
      try {
        return await showSignage(ctx.deps, input.key);
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') ctx.limit('device-misses');
        throw error;
      }
    }),

  renewKey: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: '/digital-signage-devices/{id}/renew-key',
        tag: TAG,
        summary: texts.digitalSignageDevicesRenewKey,
        description: texts.digitalSignageDevicesRenewKeyNote,
        output: withKey,
      },
    })
    .input(deviceId)
    .mutation(({ ctx, input }) => renewKey(ctx.deps, ctx.actor, digitalSignageDevice, input.id)),
});
