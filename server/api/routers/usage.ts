import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { RestMeta } from '#api/http/trpc.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';

const output = z.strictObject({
  entity: z.string().describe('Art des Eintrags: product, branch, config …'),
  id: z.int(),
  title: z.string().describe('Wie er heißt: Produkt „Leberkäse“'),
  isDetachable: z.boolean().describe('Ob er beim Löschen nur losgelöst wird; sonst verhindert er es'),
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
      summary: `Verwendung: ${label.one}`,
      description: 'Alles, was darauf verweist.',
      output,
      isList: true,
    },
  };
}
