import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import type { TestDatabase } from './databases.ts';

/** A server in a process of its own: only its own work counts as its processor time. */
export function startShopProcess({ settings }: TestDatabase): Promise<ServerProcess> {
  const { dataDir, databaseUrl } = settings;
  return startServerProcess(
    {
      ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', WEB_DEV: '1', NODE_ENV: 'test' },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    { args: ['--import', 'tsx', 'server/main.ts'] },
  );
}
