import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import * as texts from './texts.ts';

const output = z.strictObject({
  entity: z.string().describe(texts.entityNote),
  id: z.int(),
  title: z.string().describe(texts.usageTitleNote),
  isDetachable: z.boolean().describe(texts.isDetachableNote),
});

/** GET {path}/{id}/usage: what uses a record of an entity. */
export function usageFace<F extends Fields>({
  access,
  path,
  label,
}: Entity<F>): {
  access: Access;
  rest: RestMeta;
} {
  return {
    access: access.read as Access,
    rest: {
      method: 'GET',
      path: `${path}/{id}/usage`,
      tag: label.many,
      summary: texts.usageOf(label),
      description: texts.usageNote,
      output,
      isList: true,
    },
  };
}
