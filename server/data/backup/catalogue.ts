import type { SqlSession } from '../migrate.ts';

export interface TableShape {
  name: string;
  /** By what it is divided; null = it is not. */
  key: string | null;
  /** Without those that the database computes. */
  columns: { name: string; type: string }[];
}

export interface PartitionShape {
  name: string;
  parent: string;
  /** FOR VALUES ... or DEFAULT. */
  bound: string;
  /** By what it is itself divided. */
  key: string | null;
  /** What it demands beyond its table: references to another partition, what its rows are known to be. */
  rules: PartitionRule[];
}

export interface PartitionRule {
  name: string;
  definition: string;
}

/** What a database holds, by its own catalogue: a new table is part of every backup without being named anywhere. */
export interface DatabaseShape {
  /** Names of those applied, oldest first. */
  migrations: string[];
  /** A partitioned table is one table. */
  tables: TableShape[];
  /** Parents before their children. */
  partitions: PartitionShape[];
}

export interface SequenceValue {
  name: string;
  value: string;
  isCalled: boolean;
}

const MIGRATIONS = '_prisma_migrations';

/** Of our schema, and no part of an extension. */
const OURS = `c.relnamespace = current_schema()::regnamespace AND NOT EXISTS (
  SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Texts of instants, numbers and intervals that read back as the same value, whatever the database is set to. */
export const EXACT_TEXTS = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

export async function readShape(session: SqlSession): Promise<DatabaseShape> {
  const tables = await readTables(session);
  const migrations = tables.some(({ name }) => name === MIGRATIONS)
    ? await session.query(`SELECT "migration_name" AS "name" FROM "${MIGRATIONS}"
        WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name" COLLATE "C"`)
    : [];
  const partitions = await session.query(`
    WITH RECURSIVE tree AS (
      SELECT c.oid, c.relname, 0 AS depth, NULL::name AS parent FROM pg_class c
      WHERE c.relkind = 'p' AND NOT c.relispartition AND ${OURS}
      UNION ALL
      SELECT c.oid, c.relname, t.depth + 1, t.relname FROM tree t
      JOIN pg_inherits i ON i.inhparent = t.oid JOIN pg_class c ON c.oid = i.inhrelid
    )
    SELECT t.relname::text AS "name", t.parent::text AS "parent", pg_get_expr(c.relpartbound, c.oid) AS "bound",
      CASE WHEN c.relkind = 'p' THEN pg_get_partkeydef(c.oid) END AS "key",
      COALESCE((
        SELECT jsonb_agg(jsonb_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid)) ORDER BY k.conname)
        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('f', 'c') AND k.conparentid = 0 AND k.coninhcount = 0),
        '[]')::text AS "rules"
    FROM tree t JOIN pg_class c ON c.oid = t.oid WHERE t.depth > 0 ORDER BY t.depth, t.relname`);
  return {
    migrations: migrations.map(({ name }) => String(name)),
    tables,
    partitions: partitions.map(({ name, parent, bound, key, rules }) => ({
      ...{ name: String(name), parent: String(parent), bound: String(bound) },
      key: key === null ? null : String(key),
      rules: JSON.parse(String(rules)) as PartitionRule[],
    })),
  };
}

async function readTables(session: SqlSession): Promise<TableShape[]> {
  const rows = await session.query(`
    SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
      CASE WHEN c.relkind = 'p' THEN pg_get_partkeydef(c.oid) END AS "key"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attgenerated = '' AND ${OURS}
    ORDER BY c.relname COLLATE "C", a.attnum`);
  const tables = new Map<string, TableShape>();
  for (const row of rows) {
    const name = String(row.table);
    const key = row.key === null ? null : String(row.key);
    const table = tables.get(name) ?? { name, key, columns: [] };
    table.columns.push({ name: String(row.column), type: String(row.type) });
    tables.set(name, table);
  }
  return [...tables.values()];
}

export async function readSequences(session: SqlSession): Promise<SequenceValue[]> {
  const names = await session.query(
    `SELECT c.relname::text AS "name" FROM pg_class c WHERE c.relkind = 'S' AND ${OURS} ORDER BY 1`,
  );
  const sequences: SequenceValue[] = [];
  for (const row of names) {
    const name = String(row.name);
    const [now] = await session.query(
      `SELECT last_value::text AS "value", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    sequences.push({ name, value: String(now?.value), isCalled: now?.isCalled === true });
  }
  return sequences;
}

/** Whether anybody has put something into the database: a table in our schema, of whomever. */
export async function isEmptyDatabase(session: SqlSession): Promise<boolean> {
  return (await readTables(session)).length === 0;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
