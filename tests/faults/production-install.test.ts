import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/peers/free-port.ts';
import { eventually } from '../api/support/waiting.ts';
import { buildStages, commandOf } from '../dockerfile.ts';

/** MB on disk of what a server needs: packages, bundles, migrations, pictures of the demo. */
const LIMIT = 450;
/** Debian's 'nobody': not the owner of anything here. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let directory: string;
let image: string;

// There is no engine for containers where this is developed: what the Dockerfile says is done in folders.
describe.runIf(process.platform === 'linux')('the image of the Dockerfile', () => {
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'theke-image-'));
    chmodSync(directory, 0o755);
    image = buildStages(directory);
    rmSync(join(directory, 'build'), { recursive: true });
    rmSync(join(directory, 'packages'), { recursive: true });
    execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
    // Two installations and a build beside other tests: only one that hangs takes as long.
  }, 1_800_000);
  afterAll(() => {
    if (!directory) return;
    execFileSync('chmod', ['-R', 'u+w', directory]);
    rmSync(directory, { recursive: true, force: true });
  });

  it(`is at most ${LIMIT} MB without node`, () => {
    const [size] = execFileSync('du', ['-sm', image], { encoding: 'utf8' }).split('\t');
    expect(Number(size)).toBeLessThanOrEqual(LIMIT);
  });

  it('holds every package that the server may ever load', () => {
    const packages = new Set(
      ['dist/server', 'dist/server/chunks']
        .flatMap((folder) => readdirSync(join(image, folder)).map((file) => join(image, folder, file)))
        .filter((file) => file.endsWith('.js'))
        .flatMap(importsOf),
    );
    expect(packages.size).toBeGreaterThan(20);
    const missing = [...packages].filter((name) => !isInstalled(name) && !BROWSER_ONLY.has(name));
    expect(missing).toEqual([]);
  });

  it('serves the shop as another user from a tree that nobody may write to', async () => {
    const data = join(directory, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    const port = String(await freePort());
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: port,
    };
    const options = { cwd: image, env, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
    const run = (args: readonly string[]) => spawn(process.execPath, args, { ...options, stdio: 'pipe' });
    const isWell = async () => (await once(run(commandOf('HEALTHCHECK')), 'exit'))[0] === 0;

    expect(await isWell()).toBe(false);
    const server = run(commandOf('CMD'));
    const exited = once(server, 'exit');
    try {
      await eventually(async () => expect(await isWell()).toBe(true), 120_000);
      for (const path of ['/', '/en', '/backend', '/api/init', '/store/hauptplatz'])
        expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
  });
});

/** What the storefront draws in browsers only; its chunk is never loaded while a page is rendered. */
const BROWSER_ONLY: ReadonlySet<string> = new Set(['mapbox-gl']);
const IMPORT =
  /^(?:import|export)[^'"\n]*?['"]([^'"./][^'"]*)['"];?$|(?:\bimport|\b(?:__)?require|import\.meta\.url\))\(['"]([^'"./][^'"]*)['"]\)/gm;

/** The packages that a bundle imports, required ones included. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)]
    .map(([, imported, required]) => imported ?? required ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function isInstalled(name: string): boolean {
  return statSync(join(image, 'node_modules', name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
