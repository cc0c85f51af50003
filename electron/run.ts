import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildAll, isBuildCurrent } from '#web/build.ts';
import { ensureElectron, NoElectron } from './binary.ts';
import { buildShell } from './build.ts';

/** `npm run desktop`: builds what is missing and starts the app; arguments go to Electron (`-- --hidden`). */
const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const program = ensureElectron();
  if (!isBuildCurrent()) await buildAll();
  await buildShell();
  const app = spawn(program, [root, ...process.argv.slice(2)], { stdio: 'inherit' });
  app.on('close', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill(signal));
} catch (error) {
  if (!(error instanceof NoElectron)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
