import { ArchiveError, type ArchiveHead } from '#adapters/backup/archive-format.ts';
import { readArchive, readArchiveHead } from '#adapters/backup/archive-reader.ts';
import { jsonOf } from '#adapters/json.ts';
import type { TableShape } from '#data/backup/catalogue.ts';
import { rowSum } from '#data/backup/row-sum.ts';
import * as texts from '#text/backup-texts.ts';
import { type CommandContext, runCommand } from '../run-command.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { passwordFor } from './find-password.ts';

// `npm run verify-backup -- FILE`: reads the whole file and says what is in it. Touches no shop.

async function verify({ settings, words }: CommandContext): Promise<void> {
  const [file] = words;
  if (!file) throw new CommandRefusedError('Which file? As in: npm run verify-backup -- theke.backup');
  const head = await readArchiveHead(file);
  await print(`${headline(head)}\n`);
  const content = await readContent(file, await passwordFor(head, settings));
  await print(`${[...contentLines(head, content), texts.sound].join('\n')}\n`);
}

interface Content {
  /** Rows by table. */
  tables: Map<string, number>;
  /** Files by the first part of their path. */
  folders: Map<string, number>;
}

/** Throws ArchiveError for the first thing that is not as it was written. */
async function readContent(file: string, password: string): Promise<Content> {
  const content: Content = { tables: new Map(), folders: new Map() };
  let shapes: readonly TableShape[] = [];
  let table: TableShape | undefined;
  let sum = rowSum();
  for await (const entry of readArchive(file, password)) {
    if (entry.kind === 'shape') shapes = entry.shape.tables;
    if (entry.kind === 'table') {
      table = shapes.find(({ name }) => name === entry.name);
      if (!table || content.tables.has(table.name))
        throw new ArchiveError(`Table ${entry.name} is not expected.`);
      sum = rowSum();
      content.tables.set(table.name, 0);
    }
    if (entry.kind === 'rows' && table) {
      for (const row of entry.rows) {
        if (!isRow(row, table)) throw new ArchiveError(`A row of ${table.name} cannot be read.`);
        sum.add(row);
      }
    }
    if (entry.kind === 'table-end' && table) {
      if (entry.rows !== sum.rows || entry.sum !== sum.text())
        throw new ArchiveError(`The rows of ${table.name} are not those that were read.`);
      content.tables.set(table.name, sum.rows);
    }
    if (entry.kind === 'file') {
      const [folder = ''] = entry.path.split('/');
      content.folders.set(folder, (content.folders.get(folder) ?? 0) + 1);
    }
  }
  if (content.tables.size !== shapes.length) throw new ArchiveError('Tables are missing.');
  return content;
}

function isRow(row: string, { columns }: TableShape): boolean {
  const value = jsonOf(row);
  return (
    Array.isArray(value) &&
    value.length === columns.length &&
    value.every((part) => part === null || typeof part === 'string')
  );
}

function headline({ takenAt, version, migration, database }: ArchiveHead): string {
  const time = takenAt.slice(0, 16).replace('T', ' ');
  return texts.head({
    time,
    version,
    migration,
    database: database === 'embedded' ? texts.embedded : texts.postgresql,
  });
}

function contentLines(head: ArchiveHead, { tables, folders }: Content): string[] {
  const size = (head.fileBytes / 1_000_000).toFixed(1).replace('.', ',');
  return [
    texts.tables({ tables: tables.size, rows: head.rows }),
    ...[...tables].filter(([, rows]) => rows > 0).map(([name, rows]) => texts.table({ name, rows })),
    texts.files({ files: head.files, size }),
    ...[...folders].map(([name, files]) => texts.folder({ name, files })),
    ...(folders.has('secrets.key') ? [] : [texts.withoutSecrets]),
  ];
}

await runCommand('The backup could not be verified', verify);
