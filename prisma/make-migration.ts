import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { breakingParts } from '#data/migration-kind.ts';

/**
 * Writes a new migration with the SQL from the existing migrations to the schema: `npm run migration --
 * name-of-the-change`. Prisma's own command needs an engine that npm does not carry; this is the same engine as
 * WebAssembly, with an empty embedded database as its shadow. `--check` only says whether a migration is missing.
 */
const here = import.meta.dirname;
const migrationsDir = join(here, 'migrations');

/** The engine asks for the schema's name, which the adapter omits. */
class ShadowFactory extends PrismaPGlite {
  override async connect() {
    const adapter = await super.connect();
    adapter.getConnectionInfo = () => ({ schemaName: 'public', supportsRelationJoins: true });
    return adapter;
  }

  override async connectToShadowDb() {
    return new ShadowFactory(new PGlite()).connect();
  }
}

type MigrationList = {
  baseDir: string;
  lockfile: { path: string; content: string };
  shadowDbInitScript: string;
  migrationDirectories: {
    path: string;
    migrationFile: { path: string; content: { tag: 'ok'; value: string } };
  }[];
};

async function schemaFiles(): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(join(here, 'schema'))).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(join(here, 'schema', name), 'utf8') })),
  );
}

async function migrationList(): Promise<MigrationList> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(migrationsDir, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** The missing SQL; empty if the migrations already lead to the schema. */
export async function missingSql(): Promise<string> {
  // The package's own entry imports .wasm as a module, which Node only supports behind a flag.
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasmPath = join(
    createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'),
    '..',
    'schema_engine_bg.wasm',
  );
  const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), {
    './schema_engine_bg.js': bindings,
  } as WebAssembly.Imports);
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();

  const files = await schemaFiles();
  const shadow = new PGlite();
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: files.map(({ path, content }) => [path, content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory(new ShadowFactory(shadow)),
    );
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await migrationList()) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = stdout ?? '';
    return sql.includes('This is an empty migration') ? '' : sql;
  } finally {
    await shadow.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  const name = process.argv[2];
  const sql = await missingSql();
  if (sql === '') {
    console.log('Nothing to do: the migrations lead to the schema.');
  } else if (name === '--check') {
    console.error(`A migration is missing:\n${sql}`);
    process.exitCode = 1;
  } else if (!name || !/^[a-z0-9-]+$/.test(name)) {
    console.error('Usage: npm run migration -- name-of-the-change');
    process.exitCode = 1;
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const dir = join(migrationsDir, `${stamp}_${name.replaceAll('-', '_')}`);
    await mkdir(dir, { recursive: true });
    const breaking = breakingParts(sql);
    await writeFile(join(dir, 'migration.sql'), `-- ${breaking.length > 0 ? 'contract' : 'expand'}\n${sql}`);
    console.log(`Written: ${dir}/migration.sql. Add CHECKs by hand, then read it once more.`);
    for (const part of breaking) console.log(`Servers of the former version would fail: ${part}.`);
  }
}
