import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuildCurrent } from './build-state.js';

// `npm start` (main), `npm run print-agent` (run-agent) and the commands of the server (set-password, backup, archive-orders ...): builds what is missing or older than its sources, then becomes
// the program of dist/server named by the first argument, with the remaining arguments. Only that program stays in memory:
// the build runs in a separate process that has exited by then.

const root = fileURLToPath(new URL('..', import.meta.url));
const [program = 'main'] = process.argv.slice(2);

if (!isBuildCurrent()) await build();
const entry = join(root, 'dist/server', `${program}.js`);
// As if started with `node dist/server/main.js`.
process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href);

/** Ending this process meanwhile also ends the build and its helpers. */
async function build() {
  if (!existsSync(join(root, 'node_modules/tsx'))) {
    console.error('Theke is not built yet, and what builds it is not installed: run npm ci --include=dev.');
    process.exit(1);
  }
  console.error('Theke wird gebaut …');
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, ['--import', 'tsx', 'web/build.ts'], {
    cwd: root,
    // The IPC channel tells the build if this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: isGroup,
  });
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
    // 128 + the signal's number, as shells do.
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  if (code !== 0) {
    console.error('Theke could not be built; the reason stands above.');
    process.exit(1);
  }
}
