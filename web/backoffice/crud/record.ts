import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { EntityCalls, SummaryCalls } from '#web/lib/entity-list.ts';
import type { Client } from '#web/lib/trpc.ts';

/** Any declaration; the generic list and form read nothing else. */
export type AnyEntity = Entity<Fields>;

/** The values of a form by field name. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A record as the server returns it, whatever its entity. */
export type RecordRow = RecordValues & { id: number; updatedAt?: string };

/** The parameters of a list: page, pageSize, search, sort and the filters of the entity. */
export interface ListQuery {
  page?: number;
  pageSize?: number;
  search?: string;
  sort?: string;
  [filter: string]: unknown;
}

/** `summaries` exist only if the entity declares them. */
export type RecordCalls = EntityCalls<RecordRow, ListQuery, RecordValues, RecordRow> &
  SummaryCalls<RecordRow, ListQuery>;

/** The typed client's procedures of an entity: they are named after its path. */
export function callsOf(client: Client, { path }: Pick<AnyEntity, 'path'>): RecordCalls {
  const routers: unknown = client;
  return (routers as Readonly<Record<string, RecordCalls>>)[routerOf(path)] as RecordCalls;
}

/** '/digital-signage-streams' -> 'digitalSignageStreams'. */
function routerOf(path: string): string {
  return path.slice(1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
