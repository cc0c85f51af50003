import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../debian-packages.ts';
import { freePort } from './free-port.ts';
import { startListening } from './listening-program.ts';

export interface Pooler {
  /** The address of the same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** A real PgBouncer in transaction mode before a database: few connections for many clients, none of which keeps one. */
export async function startPgBouncer(
  databaseUrl: string,
  { size, ignored = '' }: { size: number; ignored?: string },
): Promise<Pooler> {
  const program = ensureProgram('PgBouncer', ['/usr/sbin/pgbouncer'], ['pgbouncer']);
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'theke-pgbouncer-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const users = join(directory, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${databasePort} connect_query='SET statement_timeout TO 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 400
ignore_startup_parameters = ${ignored}
`,
  );
  // It refuses to be root.
  const isRoot = process.getuid?.() === 0;
  const stop = await startListening({
    ...{ name: 'PgBouncer', path: program, args: [...(isRoot ? ['-u', 'postgres'] : []), settings] },
    ...{ port, directory },
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return { url: url.href, stop };
}
