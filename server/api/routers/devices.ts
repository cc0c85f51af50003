import { AppError } from '#domain/errors.ts';
import { procedure, router } from '../trpc.ts';

/** A device as it sees itself. */
export interface DeviceView {
  id: number;
  name: string;
  branch: { id: number; name: string; timeZone: string };
}

export const devicesRouter = router({
  me: procedure
    .meta({
      access: ['device'],
      rest: { method: 'GET', path: '/devices/me', tag: 'Geräte', summary: 'Das Gerät hinter dem Schlüssel' },
    })
    .query(async ({ ctx }): Promise<DeviceView> => {
      const { actor } = ctx;
      if (actor.kind !== 'device') throw new AppError('unauthenticated');
      const { shop } = await ctx.deps.db.shop.snapshot();
      const branch = shop.branches.find(({ id }) => id === actor.branch);
      if (!branch) throw new AppError('not-found');
      return {
        id: actor.id,
        name: actor.name,
        branch: { id: branch.id, name: branch.name, timeZone: branch.timeZone },
      };
    }),
});
