import { execFileSync } from 'node:child_process';
import { isBuildCurrent } from '#web/build.ts';
import { ROOT } from './source-files.ts';

/** The print agent as it is delivered: starting it costs a fraction of starting its sources. */
export const BUILT_AGENT = 'dist/server/run-agent.js';

/**
 * Builds what is old; `npm test` has built before. In a process of its own, so that the runner's environment does not reach
 * the bundler.
 */
export function build(): void {
  if (isBuildCurrent()) return;
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: ROOT, stdio: 'inherit' });
}
