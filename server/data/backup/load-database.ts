import { migrateWithin, type SqlSession } from '../migrate.ts';
import {
  EXACT_TEXTS,
  type PartitionShape,
  quoted,
  readShape,
  type SequenceValue,
  type TableShape,
} from './catalogue.ts';
import { type DatabasePart, readRows } from './read-database.ts';
import { type RowSum, rowSum } from './row-sum.ts';

/** What was loaded is not what was read; the message names the table. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Removes all of our tables, types, functions and collations, inside a transaction; what extensions brought stays. */
export async function emptyDatabase(session: SqlSession): Promise<void> {
  await session.script(`DO $$
    DECLARE what record;
    BEGIN
      FOR what IN
        SELECT c.relkind AS kind, c.oid::regclass AS subject FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
          AND NOT c.relispartition
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        ORDER BY c.relkind IN ('r', 'p')
      LOOP
        -- What went along with another is gone.
        CONTINUE WHEN to_regclass(what.subject::text) IS NULL;
        EXECUTE format('DROP %s IF EXISTS %s CASCADE', CASE what.kind WHEN 'v' THEN 'VIEW'
          WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END,
          what.subject);
      END LOOP;
      FOR what IN
        SELECT p.oid::regprocedure AS subject FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      LOOP
        EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', what.subject);
      END LOOP;
      FOR what IN
        SELECT t.oid::regtype AS subject FROM pg_type t WHERE t.typnamespace = current_schema()::regnamespace
          AND t.typtype IN ('e', 'd', 'c') AND t.typrelid = 0
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
      LOOP
        EXECUTE format('DROP TYPE IF EXISTS %s CASCADE', what.subject);
      END LOOP;
      FOR what IN
        SELECT quote_ident(k.collname) AS subject FROM pg_collation k
        WHERE k.collnamespace = current_schema()::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = k.oid AND d.deptype = 'e')
      LOOP
        EXECUTE format('DROP COLLATION IF EXISTS %s CASCADE', what.subject);
      END LOOP;
    END $$`);
}

/**
 * Fills a database without tables inside a transaction of the caller: the migrations that the content knows, the content, a
 * comparison of every row, the constraints, then the migrations since. Throws MigrationError for content of a newer Theke,
 * LoadError for content that does not arrive as it was.
 */
export async function loadDatabase(
  session: SqlSession,
  parts: AsyncIterable<DatabasePart>,
  migrationsDir: string,
): Promise<void> {
  await session.script(EXACT_TEXTS);
  const loader = new Loader(session, migrationsDir);
  for await (const part of parts) await loader.take(part);
  await loader.finish();
  const missing = await migrateWithin(session, migrationsDir);
  if (missing.length > 0) await session.script(EXACT_TEXTS);
}

interface Loaded {
  table: TableShape;
  rows: number;
  sum: string;
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

class Loader {
  readonly #session: SqlSession;
  readonly #migrationsDir: string;
  #tables = new Map<string, TableShape>();
  #constraints: Constraint[] = [];
  /** Of partitions. */
  readonly #rules: Constraint[] = [];
  #triggers: { table: string; name: string }[] = [];
  #current: TableShape | null = null;
  #sum: RowSum = rowSum();
  #sequences: readonly SequenceValue[] | null = null;
  readonly #loaded: Loaded[] = [];

  constructor(session: SqlSession, migrationsDir: string) {
    this.#session = session;
    this.#migrationsDir = migrationsDir;
  }

  async take(part: DatabasePart): Promise<void> {
    switch (part.kind) {
      case 'shape':
        return this.#prepare(part.shape.migrations, part.shape.tables, part.shape.partitions);
      case 'table': {
        this.#current = this.#tables.get(part.name) ?? null;
        if (!this.#current) throw new LoadError(`The content has no table ${part.name}.`);
        this.#sum = rowSum();
        return;
      }
      case 'rows':
        return this.#insert(part.rows);
      case 'table-end': {
        const table = this.#current;
        if (!table || this.#sum.rows !== part.rows || this.#sum.text() !== part.sum)
          throw new LoadError(`The rows of ${table?.name} are not those that were read.`);
        this.#loaded.push({ table, rows: part.rows, sum: part.sum });
        this.#current = null;
        return;
      }
      case 'sequences':
        this.#sequences = part.sequences;
    }
  }

  /** Compares, counts on where the content had stopped, and has the database judge all constraints. */
  async finish(): Promise<void> {
    if (!this.#sequences || this.#loaded.length !== this.#tables.size)
      throw new LoadError('The content ends too early.');
    for (const loaded of this.#loaded) await this.#compare(loaded);
    for (const { name, value, isCalled } of this.#sequences) {
      // Of a table that no migration makes.
      await this.#session.script(`CREATE SEQUENCE IF NOT EXISTS ${quoted(name)}`);
      await this.#session.query('SELECT setval($1::regclass, $2::bigint, $3::boolean)', [
        ...[quoted(name), value, isCalled],
      ]);
    }
    for (const { table, name, definition } of [...this.#constraints, ...this.#rules])
      await this.#session.script(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const { table, name } of this.#triggers)
      await this.#session.script(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
  }

  async #prepare(
    migrations: readonly string[],
    tables: readonly TableShape[],
    partitions: readonly PartitionShape[],
  ): Promise<void> {
    const session = this.#session;
    await migrateWithin(session, this.#migrationsDir, migrations);
    await session.script(EXACT_TEXTS);
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    const made = await readShape(session);
    for (const table of tables)
      if (!made.tables.some(({ name }) => name === table.name)) await this.#create(table);
    const unknown = made.tables.filter(({ name }) => !this.#tables.has(name)).map(({ name }) => name);
    if (unknown.length > 0) throw new LoadError(`The content lacks the tables ${unknown.join(', ')}.`);
    await this.#divide(made.partitions, partitions);
    await this.#loosen();
    // Some migrations put rows in.
    await session.script(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  }

  /** Partitions as the content has them; those that the migrations made just so stay as they are. */
  async #divide(made: readonly PartitionShape[], wanted: readonly PartitionShape[]): Promise<void> {
    const isSame = (one: PartitionShape, other: PartitionShape) =>
      one.name === other.name &&
      one.parent === other.parent &&
      one.bound === other.bound &&
      one.key === other.key;
    for (const partition of made)
      if (!wanted.some((other) => isSame(partition, other)))
        await this.#session.script(`DROP TABLE IF EXISTS ${quoted(partition.name)}`);
    for (const partition of wanted) {
      const { name, parent, bound, key, rules } = partition;
      const kept = made.find((other) => isSame(partition, other));
      if (!kept)
        await this.#session.script(
          `CREATE TABLE ${quoted(name)} PARTITION OF ${quoted(parent)} ${bound}${key ? ` PARTITION BY ${key}` : ''}`,
        );
      const missing = rules.filter((rule) => !kept?.rules.some((other) => other.name === rule.name));
      for (const rule of missing)
        this.#rules.push({ table: quoted(name), name: quoted(rule.name), definition: rule.definition });
    }
  }

  /** A table that no migration makes, as one that was a partition once. */
  async #create({ name, key, columns }: TableShape): Promise<void> {
    const list = columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ');
    await this.#session.script(`CREATE TABLE ${quoted(name)} (${list})${key ? ` PARTITION BY ${key}` : ''}`);
  }

  /**
   * Takes away what minds the order in which rows come: foreign keys, and triggers of our own. Owners of the tables may do
   * that; switching triggers off altogether takes a superuser, which hosted databases do not give.
   */
  async #loosen(): Promise<void> {
    const text = ({ table, name, definition }: Record<string, unknown>): Constraint => ({
      ...{ table: String(table), name: String(name), definition: String(definition ?? '') },
    });
    const constraints = await this.#session.query(`
      SELECT c.conrelid::regclass::text AS "table", quote_ident(c.conname) AS "name", pg_get_constraintdef(c.oid) AS "definition"
      FROM pg_constraint c WHERE c.contype = 'f' AND c.conparentid = 0
        AND c.connamespace = current_schema()::regnamespace ORDER BY 1, 2`);
    this.#constraints = constraints.map(text);
    const triggers = await this.#session.query(`
      SELECT t.tgrelid::regclass::text AS "table", quote_ident(t.tgname) AS "name"
      FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
      WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled = 'O'
        AND r.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`);
    this.#triggers = triggers.map(text);
    for (const { table, name } of this.#constraints)
      await this.#session.script(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const { table, name } of this.#triggers)
      await this.#session.script(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  }

  async #insert(rows: readonly string[]): Promise<void> {
    const table = this.#current;
    if (!table) throw new LoadError('Rows without a table.');
    for (const row of rows) this.#sum.add(row);
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
    const values = table.columns.map(({ type }, index) => `(r.v ->> ${index})::${type}`).join(', ');
    await this.#session.query(
      `INSERT INTO ${quoted(table.name)} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${values} FROM jsonb_array_elements($1::text::jsonb) AS r(v)`,
      [`[${rows.join(',')}]`],
    );
  }

  async #compare({ table, rows, sum }: Loaded): Promise<void> {
    const found = rowSum();
    for await (const portion of readRows(this.#session, table)) for (const row of portion) found.add(row);
    if (found.rows !== rows || found.text() !== sum)
      throw new LoadError(
        `Table ${table.name} did not arrive as it was: ${found.rows} of ${rows} rows, or others.`,
      );
  }
}
