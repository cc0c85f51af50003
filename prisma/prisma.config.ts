import { defineConfig } from 'prisma/config';

// The CLI wants to download a schema engine that `generate` and `validate` never run; pointing it at any existing
// program keeps the install to the npm registry.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  ...(url ? { datasource: { url } } : {}),
});
