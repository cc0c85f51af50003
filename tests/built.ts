import { execFileSync } from 'node:child_process';
import { isBuildCurrent } from '#web/build.ts';
import { ROOT } from './source-files.ts';

/** The print agent as shipped: starting it costs a fraction of starting from source. */
export const BUILT_AGENT = 'dist/server/run-agent.js';

/**
 * Rebuilds stale builds; `npm test` has built before. In a separate process, so that the runner's environment does not
 * reach the bundler.
 */
export function build(): void {
  if (isBuildCurrent()) return;
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: ROOT, stdio: 'inherit' });
}
