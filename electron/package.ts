import { fileURLToPath } from 'node:url';
import { build, type CliOptions } from 'electron-builder';
import { buildAll, isBuildCurrent } from '#web/build.ts';
import { buildShell } from './build.ts';
import * as texts from './texts.ts';

/**
 * `npm run desktop:package`: installers for this computer's system in release/ (electron-builder.yml). With `-- --dir`
 * only the unpacked app; with `-- --win`, `--mac` or `--linux` for another system, as far as electron-builder can.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = new Set(process.argv.slice(2));

function optionsOf(): CliOptions {
  const targets: CliOptions = { projectDir: root, publish: 'never', dir: wanted.has('--dir') };
  if (wanted.has('--win')) targets.win = [];
  if (wanted.has('--mac')) targets.mac = [];
  if (wanted.has('--linux')) targets.linux = [];
  return targets;
}

if (!isBuildCurrent()) await buildAll();
await buildShell();
try {
  const files = await build(optionsOf());
  process.stdout.write(`${files.join('\n')}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${texts.notPackaged({ reason })}\n${texts.packageSources}\n`);
  process.exit(1);
}
