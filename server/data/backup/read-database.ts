import type { SqlSession } from '../migrate.ts';
import {
  type DatabaseShape,
  EXACT_TEXTS,
  quoted,
  readSequences,
  readShape,
  type SequenceValue,
  type TableShape,
} from './catalogue.ts';
import { rowSum } from './row-sum.ts';

/** The content of a database, in this order: its shape, each table with its rows and their sum, the sequences. */
export type DatabasePart =
  | { kind: 'shape'; shape: DatabaseShape }
  | { kind: 'table'; name: string }
  /** Each a JSON array of texts and nulls, in the order of the table's columns. */
  | { kind: 'rows'; rows: readonly string[] }
  | { kind: 'table-end'; rows: number; sum: string }
  | { kind: 'sequences'; sequences: SequenceValue[] };

/**
 * Reads everything as it was at one moment, while others write: one read-only transaction, some rows at a time. Whoever stops
 * reading ends it as well.
 */
export async function* readDatabase(session: SqlSession): AsyncGenerator<DatabasePart> {
  await session.script('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await session.script(EXACT_TEXTS);
    const shape = await readShape(session);
    yield { kind: 'shape', shape };
    for (const table of shape.tables) {
      yield { kind: 'table', name: table.name };
      const sum = rowSum();
      for await (const rows of readRows(session, table)) {
        for (const row of rows) sum.add(row);
        yield { kind: 'rows', rows };
      }
      yield { kind: 'table-end', rows: sum.rows, sum: sum.text() };
    }
    // Sequences stand outside of transactions: read last they are never behind the rows.
    yield { kind: 'sequences', sequences: await readSequences(session) };
  } finally {
    await session.script('ROLLBACK').catch(() => {});
  }
}

/** Characters of rows that are held at once, about; few rows may be longer. */
const PORTION = 2_000_000;
const MOST_ROWS = 2_000;

/** The rows of a table in portions, inside a transaction. */
export async function* readRows(
  session: SqlSession,
  { name, columns }: TableShape,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await session.script(
    `DECLARE "backup_rows" NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}]::text[])::text AS "row" FROM ${quoted(name)}`,
  );
  let count = 50;
  for (;;) {
    const rows = (await session.query(`FETCH ${count} FROM "backup_rows"`)).map(({ row }) => String(row));
    if (rows.length > 0) yield rows;
    if (rows.length < count) break;
    const average = rows.reduce((sum, row) => sum + row.length, 0) / rows.length;
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor(PORTION / average)));
  }
  await session.script('CLOSE "backup_rows"');
}
