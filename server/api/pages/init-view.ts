import { z } from 'zod';
import { userViewSchema } from '#api/routers/user-view.ts';
import { block } from '#entities/block.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import { config } from '#entities/config.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { rowSchema, valuesSchema } from '#entities/entity.ts';
import { menu } from '#entities/menu.ts';
import { navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import { id, imageRef } from '#entities/shapes/image-ref.ts';
import { site } from '#entities/site.ts';
import { table } from '#entities/table.ts';
import { tag } from '#entities/tag.ts';

/** What visitors learn of a branch that is enabled but not public (R96). */
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
  .meta({ id: 'InactiveBranch', description: 'Eine Filiale, die nur als Karte gezeigt wird.' });

/** The body of GET /api/init: each entry is what its own address answers to a visitor. */
export const initSchema: z.ZodType = z
  .strictObject({
    data: z.array(
      z.discriminatedUnion('url', [
        entry('config', valuesSchema(config)),
        entry('users/me', userViewSchema.nullable()),
        list(division),
        entry('branches', z.array(z.union([rowSchema(branch), inactiveBranch]))),
        list(menu),
        list(category),
        list(product),
        list(tag),
        list(table),
        list(site),
        list(navigation),
        list(block),
        list(donatee),
      ]),
    ),
  })
  .meta({ id: 'Init' });

type Listed = Parameters<typeof rowSchema>[0] & { path: string };

function list(entity: Listed) {
  return entry(entity.path.slice(1), z.array(rowSchema(entity)));
}

function entry(url: string, data: z.ZodType) {
  return z.strictObject({ url: z.literal(`/api/${url}`), data: z.strictObject({ data }) });
}
