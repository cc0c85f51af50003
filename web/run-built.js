import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuildCurrent } from './build-state.js';

// `npm start` (main) and `npm run print-agent` (run-agent): builds what is missing or older than its sources, then becomes
// the program of dist/server that the first argument names, with the arguments behind it. What stays in memory is that
// program and nothing of the build, which runs in a process of its own and is gone.

const root = fileURLToPath(new URL('..', import.meta.url));
const [program = 'main'] = process.argv.slice(2);

if (!isBuildCurrent()) await build();
const entry = join(root, 'dist/server', `${program}.js`);
// As if started with `node dist/server/main.js`.
process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href);

/** Whoever ends this process meanwhile ends the build with all its helpers. */
async function build() {
  console.error('Theke wird gebaut …');
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, ['--import', 'tsx', 'web/build.ts'], {
    cwd: root,
    // The channel tells the build when this process was killed.
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
