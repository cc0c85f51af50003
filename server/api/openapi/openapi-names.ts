import type { RestRoute } from '#api/rest/rest.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import * as texts from './texts.ts';

function entityOf({ rest }: RestRoute): Entity<Fields> | undefined {
  return EVERY_ENTITY.find(({ path }) => rest.path === path || rest.path === `${path}/{id}`);
}

/** The names of an entity's fields, the meanings of their values, and who sees them. */
export function labelsOf(route: RestRoute): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entityOf(route)?.fields ?? {}).map(([name, field]) => {
      const values = Object.entries(field.choices ?? {}).map(([value, text]) => `${value} = ${text}`);
      return [
        name,
        [
          field.label,
          ...(values.length > 0 ? [`: ${values.join(', ')}`] : []),
          ...(field.isInternal ? [texts.internal] : []),
        ].join(''),
      ];
    }),
  );
}

/** The names of a procedure's schemas: after its entity for the five standard calls, otherwise after the procedure. */
export function namesOf(route: RestRoute): { body: string; answers: string[] } {
  const { procedure, rest } = route;
  const own = pascal(procedure);
  const found = entityOf(route);
  if (!found) return { body: `${own}Body`, answers: [`${own}Result`] };
  const entity = pascal(found.name);
  const isNew = rest.method === 'POST' && rest.status === 201;
  return {
    body: `${entity}${isNew ? 'Create' : 'Update'}`,
    answers: [entity, `${entity}${rest.isList ? 'Entry' : isNew ? 'Created' : 'Updated'}`],
  };
}

/** 'orders.confirm' -> 'OrdersConfirm' */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
