import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import { station } from '#entities/station.ts';
import { listOwnStations } from '#use-cases/devices/list-own-stations.ts';
import { judgeStation } from '#use-cases/devices/station-judge.ts';
import { crud } from '../crud.ts';
import * as texts from './texts.ts';

const ownStation = z.strictObject({
  id: z.int(),
  name: z.string().meta({ examples: [texts.exampleStation] }),
});

/** Where the parts of an order are made, and which of them a device may print for. */
export const stationsRouter = router({
  ...crud(station, { judge: judgeStation }),

  ofDevice: procedure
    .meta({
      access: ['device'],
      rest: {
        method: 'GET',
        path: '/devices/me/stations',
        tag: station.label.many,
        summary: texts.stationsOfDevice,
        output: ownStation,
        isList: true,
      },
    })
    .query(async ({ ctx }) => {
      const data = await listOwnStations(ctx.deps, ctx.actor);
      return { data, total: data.length };
    }),
});
