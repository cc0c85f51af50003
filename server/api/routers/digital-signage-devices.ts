import { digitalSignageDevice } from '#entities/digital-signage-device.ts';
import { createSchema, rowSchema } from '#entities/entity.ts';
import { text } from '#entities/fields.ts';
import { deviceId } from '#inputs/device.ts';
import { createKeyedRecord } from '#use-cases/create-keyed-record.ts';
import { renewKey } from '#use-cases/renew-key.ts';
import { crud } from '../crud.ts';
import { type Access, procedure, router } from '../trpc.ts';

const WRITE = digitalSignageDevice.access.write as Access;
const TAG = digitalSignageDevice.label.many;
const withKey = rowSchema({ fields: { ...digitalSignageDevice.fields, key: text('Schlüssel') } });

/** The screens on the walls; the key is part of their address /signage/{key}. */
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
        summary: 'TV erstellen',
        description: 'Der Schlüssel steht nur in dieser einen Antwort.',
        output: withKey,
      },
    })
    .input(createSchema(digitalSignageDevice))
    .mutation(({ ctx, input }) => createKeyedRecord(ctx.deps, ctx.actor, digitalSignageDevice, input)),

  renewKey: procedure
    .meta({
      access: WRITE,
      rest: {
        method: 'POST',
        path: '/digital-signage-devices/{id}/renew-key',
        tag: TAG,
        summary: 'Neuen Schlüssel vergeben',
        description: 'Der alte Schlüssel gilt sofort nicht mehr; der neue steht nur in dieser einen Antwort.',
        output: withKey,
      },
    })
    .input(deviceId)
    .mutation(({ ctx, input }) => renewKey(ctx.deps, ctx.actor, digitalSignageDevice, input.id)),
});
