import { z } from 'zod';
import { userViewSchema } from '#api/routers/access/user-view.ts';
import { BUNDLED, listName } from '#entities/bundle.ts';
import { config } from '#entities/config.ts';
import { rowSchema, valuesSchema } from '#entities/entity.ts';
import { id, imageRef } from '#entities/shapes/image-ref.ts';
import * as texts from './texts.ts';

/** What visitors see of a branch that is enabled but not public (R96). */
const inactiveBranch = z
  .strictObject({
    id,
    identifier: z.string(),
    name: z.string(),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    images: z.array(imageRef),
    logo: imageRef.nullable(),
    isPublic: z.literal(false),
  })
  .meta({ id: 'InactiveBranch', description: texts.inactiveBranch });

/** The mean of the guests' stars; missing while too few have rated (R93). */
const rating = z
  .strictObject({ average: z.number().min(1).max(5), count: z.int().min(10) })
  .meta({ description: texts.branchRating });

/** The body of GET /api/init: each entry is what its own endpoint returns to a visitor. */
export const initSchema: z.ZodType = z
  .strictObject({
    data: z.array(
      z.discriminatedUnion('url', [
        entry('config', valuesSchema(config)),
        entry('users/me', userViewSchema.nullable()),
        ...BUNDLED.map(list),
      ]),
    ),
  })
  .meta({ id: 'Init' });

function list(entity: (typeof BUNDLED)[number]) {
  const row = rowSchema(entity);
  if (entity.name !== 'branch') return entry(listName(entity), z.array(row));
  const rated = rowSchema({ ...entity, derived: { ...entity.derived, rating } });
  return entry(listName(entity), z.array(z.union([rated, inactiveBranch])));
}

function entry(url: string, data: z.ZodType) {
  return z.strictObject({ url: z.literal(`/api/${url}`), data: z.strictObject({ data }) });
}
