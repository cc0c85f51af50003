import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The path of a program that tests need beside the product: the first of `paths` that exists, else after an attempt to install
 * Debian's `packages`. Throws where neither helps.
 */
export function ensureProgram(name: string, paths: readonly string[], packages: readonly string[]): string {
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  console.log(`No ${name} found; installing one for the tests ...`);
  installPackages(['update']);
  installPackages(['install', '-y', '--no-install-recommends', ...packages]);
  const installed = find();
  if (installed) return installed;
  throw new Error(`No ${name}: install it with your package manager`);
}

function installPackages(args: readonly string[]): void {
  try {
    // Without a policy Debian would start what it installs as a service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync('apt-get', args, { stdio: 'inherit', timeout: 300_000, env });
  } catch {
    console.log(`apt-get ${args.join(' ')} did not work here`);
  }
}
