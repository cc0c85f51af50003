import type { Fault } from '#domain/errors.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type {
  ImportState,
  ImportStore,
  MadeCategory,
  RowState,
  RowTask,
  RowTrace,
  StoredImport,
  StoredRow,
} from '#use-cases/imports/import-store.ts';
import type { Client } from './client.ts';

const ACTIVE = ['running', 'undoing'];
const NO_ROWS: Readonly<Record<RowState, number>> = {
  waiting: 0,
  created: 0,
  changed: 0,
  failed: 0,
  undone: 0,
  kept: 0,
};

/** Imports of products, over a client or the client of a transaction. Many rows are written by one statement. */
export function importStore(client: Client): ImportStore {
  const first = async (where: Prisma.ProductImportWhereInput): Promise<StoredImport | null> => {
    const row = await client.productImport.findFirst({ where, orderBy: { id: 'desc' } });
    return row && toImport(row);
  };
  const rows = async (
    importId: number,
    states: RowState[],
    order: 'asc' | 'desc',
    take: number,
  ): Promise<StoredRow[]> => {
    const found = await client.productImportRow.findMany({
      where: { importId, state: { in: states } },
      orderBy: { place: order },
      take,
    });
    return found.map(toRow);
  };
  return {
    add: async ({ key, file, user, actor, at }) => {
      const data = { key, file, userId: user, actor, startedAt: at };
      return (await client.productImport.create({ data, select: { id: true } })).id;
    },
    addRows: async (id, added) => {
      await client.$executeRaw`
        INSERT INTO "ProductImportRow" ("importId", "place", "line", "name", "task", "state", "fault")
        SELECT ${id}::int, (r->>'place')::int, (r->>'line')::int, r->>'name', r->'task',
          CASE WHEN r->'fault' = 'null' THEN 'waiting' ELSE 'failed' END, NULLIF(r->'fault', 'null')
        FROM jsonb_array_elements(${JSON.stringify(added)}::jsonb) AS r`;
    },
    byId: (id) => first({ id }),
    byKey: (key) => first({ key }),
    active: () => first({ state: { in: ACTIVE } }),
    latest: () => first({}),
    tally: async (id) => {
      const counts = await client.$queryRaw<{ state: RowState; count: number }[]>`
        SELECT "state", count(*)::int AS "count" FROM "ProductImportRow" WHERE "importId" = ${id}::int GROUP BY "state"`;
      return { ...NO_ROWS, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) };
    },
    faults: async (id, limit) => {
      const found = await client.productImportRow.findMany({
        where: { importId: id, state: { in: ['failed', 'kept'] } },
        orderBy: { place: 'asc' },
        take: limit,
        select: { line: true, name: true, state: true, fault: true },
      });
      return found.map(({ state, fault, ...row }) => ({
        ...row,
        state: state as RowState,
        fault: written<Fault | null>(fault) ?? { code: 'internal' },
      }));
    },
    nextToWrite: (id, limit) => rows(id, ['waiting'], 'asc', limit),
    nextToUndo: (id, limit) => rows(id, ['created', 'changed'], 'desc', limit),
    note: async (id, outcomes) => {
      if (outcomes.length === 0) return;
      await client.$executeRaw`
        UPDATE "ProductImportRow" AS row SET "state" = o->>'state',
          "productId" = COALESCE((o->>'product')::int, row."productId"),
          "trace" = COALESCE(NULLIF(o->'trace', 'null'), row."trace"), "fault" = NULLIF(o->'fault', 'null')
        FROM jsonb_array_elements(${JSON.stringify(outcomes)}::jsonb) AS o
        WHERE row."importId" = ${id}::int AND row."place" = (o->>'place')::int`;
    },
    end: async (id, state, endedAt) => {
      await client.productImport.updateMany({ where: { id }, data: { state, endedAt } });
    },
    beginUndo: async (id, userId) => {
      await client.productImport.updateMany({
        where: { id },
        data: { state: 'undoing', endedAt: null, userId },
      });
    },
    addCategories: async (id, made) => {
      await client.$executeRaw`
        UPDATE "ProductImport" SET "categories" = "categories" || ${JSON.stringify(made)}::jsonb WHERE "id" = ${id}::int`;
    },
    forget: async (before) => {
      await client.productImport.deleteMany({
        where: { startedAt: { lt: before }, state: { notIn: ACTIVE } },
      });
    },
  };
}

function toImport(row: Prisma.ProductImportGetPayload<object>): StoredImport {
  const { id, file, actor, userId, startedAt, endedAt } = row;
  return {
    id,
    file,
    actor,
    user: userId,
    startedAt,
    endedAt,
    state: row.state as ImportState,
    categories: written<readonly MadeCategory[]>(row.categories),
  };
}

function toRow(row: Prisma.ProductImportRowGetPayload<object>): StoredRow {
  const { place, line, name, state, productId, task, trace } = row;
  return {
    place,
    line,
    name,
    state: state as RowState,
    product: productId,
    task: written<RowTask>(task),
    trace: written<RowTrace | null>(trace),
  };
}

/** What only this store writes, as it was written. */
function written<T>(value: unknown): T {
  return value as T;
}
