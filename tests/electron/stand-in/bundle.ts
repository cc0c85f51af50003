import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** Runs a built CommonJS file with a different `electron` and command line than this process has. */
export function runBundle(file: string, electron: object, argv: readonly string[]): void {
  const load = createRequire(file);
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['require', 'module', 'exports', '__filename', '__dirname', 'process'],
    { filename: file },
  );
  const ownProcess = Object.create(process, {
    argv: { value: argv },
    // The app's console output is muted in tests.
    stdout: { value: { write: () => true } },
  });
  const module = { exports: {} };
  const require = (name: string): unknown => (name === 'electron' ? electron : load(name));
  run(require, module, module.exports, file, dirname(file), ownProcess);
}
