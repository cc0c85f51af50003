import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './source-files.ts';

export interface Licensed {
  name: string;
  version: string;
  licence: string;
  /** Whether `npm ci --omit=dev` installs it; the others build, test or are bundled into what the browser loads. */
  isInstalled: boolean;
}

/** Packages that say nothing in their package.json; read in the licence file that they bring. */
const IN_THEIR_FILE: readonly (readonly [RegExp, string])[] = [
  [/^png-js$/, 'MIT'],
  [/^seq-queue$/, 'MIT'],
  [/^parse-cache-control$/, 'BSD-3-Clause'],
  [/^mapbox-gl$/, 'Mapbox Terms of Service'],
  // Compiled parts of rollup for other systems than this one.
  [/^@rollup\/rollup-/, 'MIT'],
];

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Every package of the lock file with its licence, by name; a version that is there twice counts once. */
export function licences(): Licensed[] {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, Licensed>();
  for (const [path, { version = '', license, dev, devOptional }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (name === '') continue;
    const read = IN_THEIR_FILE.find(([pattern]) => pattern.test(name))?.[1];
    const isInstalled = !dev && !devOptional;
    const known = found.get(`${name} ${version}`);
    found.set(`${name} ${version}`, {
      ...{ name, version, licence: read ?? license ?? '' },
      isInstalled: isInstalled || known?.isInstalled === true,
    });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** `npm run licences`: what is installed on a server, then the rest, each licence with its packages. */
function print(): void {
  const all = licences();
  for (const isInstalled of [true, false]) {
    console.log(isInstalled ? 'Installed on a server' : 'Bundled into what browsers load, builds or tests');
    const group = all.filter((one) => one.isInstalled === isInstalled);
    for (const licence of [...new Set(group.map((one) => one.licence))].sort()) {
      const names = group
        .filter((one) => one.licence === licence)
        .map(({ name, version }) => `${name} ${version}`);
      console.log(`\n  ${licence} (${names.length})\n    ${names.join('\n    ')}`);
    }
    console.log();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print();
