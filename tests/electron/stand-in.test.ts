import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT, read, sourceFiles } from '#tests/source-files.ts';

/**
 * Three programs keep each other honest: `tsc -p .` compiles main and preload against Electron's own declarations, and
 * stand-in/faithful.ts the stand-in against them; here main and preload are compiled against the stand-in. So every call
 * that they make is in Electron and in the stand-in, with these arguments.
 */

const MAIN_PARTS = [
  ...['app', 'ipcMain', 'session', 'protocol', 'safeStorage', 'powerSaveBlocker', 'screen', 'autoUpdater'],
  ...['shell', 'dialog', 'clipboard', 'nativeImage', 'net'],
];
const CLASSES = ['BrowserWindow', 'Notification', 'Tray', 'Menu'];
const PRELOAD_PARTS = ['contextBridge', 'ipcRenderer'];
/** Types that are values of the stand-in elsewhere. */
const STAND_INS: Readonly<Record<string, string>> = {
  Session: "import('@stand-in/session.ts').StandInSession",
  WebContents: "import('@stand-in/contents.ts').StandInContents",
};

const run = promisify(execFile);
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** The names that the shell and the stand-in import from Electron. */
function importedNames(): string[] {
  const files = sourceFiles().filter((file) => /^(electron|tests\/electron)\//.test(file));
  const lists = files.flatMap((file) =>
    [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from 'electron'/g)].map(([, names = '']) => names),
  );
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/^type /, ''));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Declares the module `electron` as the stand-in has it; types of plain values stay Electron's. */
function standInModule(): string {
  const values = new Set([...MAIN_PARTS, ...CLASSES, ...PRELOAD_PARTS]);
  const types = importedNames().filter((name) => !values.has(name));
  const lines = [
    "type Main = import('@stand-in/electron-parts.ts').StandInElectron;",
    "type Preload = import('@stand-in/preload-world.ts').PreloadElectron;",
    ...MAIN_PARTS.map((name) => `export declare const ${name}: Main['${name}'];`),
    ...PRELOAD_PARTS.map((name) => `export declare const ${name}: Preload['${name}'];`),
    ...CLASSES.map((name) => `export declare const ${name}: Main['${name}'];`),
    ...CLASSES.map((name) => `export type ${name} = InstanceType<Main['${name}']>;`),
    ...types.map((name) => `export type ${name} = ${STAND_INS[name] ?? `Electron.${name}`};`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Electron's declarations without its modules: only the types of namespace `Electron` remain. */
async function electronNamespace(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('electron/electron.d.ts');
  return (await readFile(path, 'utf8')).replaceAll(/^declare module '[\s\S]*?^}$/gm, '');
}

/** What the compiler says about main and preload, with `extra` as one more file beside them. */
async function compileAgainstStandIn(extra = ''): Promise<string> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'test-results/stand-in-'));
  folders.push(folder);
  await writeFile(join(folder, 'electron.ts'), standInModule());
  await writeFile(join(folder, 'namespace.d.ts'), await electronNamespace());
  await writeFile(join(folder, 'extra.ts'), `${extra}\nexport {};\n`);
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      paths: {
        electron: [join(folder, 'electron.ts')],
        '@stand-in/*': [join(ROOT, 'tests/electron/stand-in/*')],
      },
      typeRoots: [join(ROOT, 'node_modules/@types')],
      noUnusedLocals: false,
    },
    include: [],
    exclude: [],
    files: [
      join(ROOT, 'electron/main.ts'),
      join(ROOT, 'electron/preload.ts'),
      join(ROOT, 'web/lib/desktop.ts'),
      join(folder, 'namespace.d.ts'),
      join(folder, 'extra.ts'),
    ],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  return run(tsc, ['-p', folder], { cwd: ROOT, shell: process.platform === 'win32' }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

describe("the stand-in of Electron's API", () => {
  it('has every call of main and preload, with their arguments', async () => {
    expect(await compileAgainstStandIn()).toBe('');
  });

  it('is what the compiler compares with: a call that it does not have is an error', async () => {
    const faults = await compileAgainstStandIn(
      "import { app } from 'electron';\napp.getLocale();\napp.setBadgeCount('1');",
    );
    expect(faults).toMatch(/extra\.ts\(2,5\).*getLocale/);
    expect(faults).toMatch(/extra\.ts\(3,19\).*string/);
  });
});
