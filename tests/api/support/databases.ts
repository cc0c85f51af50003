import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '#adapters/settings.ts';
import { readSettings } from '#adapters/settings.ts';
import { openEmbeddedDatabase } from '#data/embedded-database.ts';
import { migrate } from '#data/migrate.ts';
import { serve } from '#server/main.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { SCRATCH } from '#tests/scratch.ts';
import { fillTemplate } from './template.ts';

/** What a run's global setup hands to its test files: the template that every test database is a copy of. */
export type Template =
  | { kind: 'embedded'; directory: string; bare: string }
  | { kind: 'postgres'; adminUrl: string; name: string };

/** Where one test server keeps its data. */
export interface TestDatabase {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  remove(): Promise<void>;
}

/** Settings of a test server, isolated from the surrounding environment. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  const defaults = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    // No test calls a service outside this machine.
    PASSWORD_CHECK_URL: 'off',
    BACKUPS: 'off',
  });
  return { ...defaults, ...overrides };
}

export async function createTemplate(
  kind: Template['kind'],
): Promise<{ template: Template; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(SCRATCH, 'theke-template-'));
  if (kind === 'embedded') {
    await fill({ dataDir: directory });
    const bare = await mkdtemp(join(SCRATCH, 'theke-bare-'));
    await (await openEmbeddedDatabase(bare)).close();
    const remove = async () => {
      for (const made of [directory, bare]) await rm(made, { recursive: true, force: true });
    };
    return { template: { kind, directory, bare }, remove };
  }
  const server = await startPostgres();
  const name = `theke_template_${process.pid}`;
  await asAdmin(server.url, `CREATE DATABASE "${name}"`);
  await fill({ dataDir: directory, databaseUrl: withDatabase(server.url, name) });
  return {
    template: { kind, adminUrl: server.url, name },
    remove: async () => {
      await asAdmin(server.url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`).catch(() => {});
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function fill(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const server = await serve(testSettings(settings), {
    hasWeb: false,
    hasFirstAccess: false,
    isSheddingLoad: false,
  });
  await fillTemplate(server.deps);
  await server.stop();
  const newer = process.env.THEKE_NEWER_MIGRATIONS;
  if (newer && settings.databaseUrl) await migrateFurther(settings.databaseUrl, newer);
}

/** The schema of a later version, as during its update (tests/faults/servers/rolling-update.test.ts). */
async function migrateFurther(databaseUrl: string, directory: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await migrate(
      {
        query: async (sql, values) => (await client.query(sql, values)).rows,
        script: async (sql) => void (await client.query(sql)),
      },
      directory,
    );
  } finally {
    await client.end();
  }
}

let copies = 0;

/** A fresh copy of the template. */
export async function copyTemplate(template: Template): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(SCRATCH, 'theke-test-'));
  const removeFiles = () => rm(dataDir, { recursive: true, force: true });
  if (template.kind === 'embedded') {
    await cp(template.directory, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { settings: { dataDir, databaseUrl: undefined }, remove: removeFiles };
  }
  copies += 1;
  const name = `theke_test_${process.pid}_${copies}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin(template.adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${template.name}"`);
  return {
    settings: { dataDir, databaseUrl: withDatabase(template.adminUrl, name) },
    remove: async () => {
      await asAdmin(template.adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await removeFiles();
    },
  };
}

/** A database without any table. */
export async function emptyDatabase(template: Template): Promise<TestDatabase> {
  if (template.kind === 'postgres') return copyTemplate({ ...template, name: 'template1' });
  return copyTemplate({ ...template, directory: template.bare });
}

/** An empty directory: the embedded database has to create everything itself, which takes seconds. */
export async function emptyDirectory(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(SCRATCH, 'theke-test-'));
  return {
    settings: { dataDir, databaseUrl: undefined },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
