import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export interface ImportEdge {
  from: string;
  /** Path below the root, or the package's name. */
  to: string;
  /** As the file writes it: './texts.ts', '#domain/shop/shop.ts'. */
  request: string;
  isTypeOnly: boolean;
  isPackage: boolean;
}

/** All tracked and new files of the project with these extensions, without generated ones; code by default. */
export function sourceFiles(endings = /\.(ts|tsx|js)$/): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => endings.test(file) && existsSync(`${ROOT}/${file}`))
    .sort();
}

export function read(file: string): string {
  return readFileSync(`${ROOT}/${file}`, 'utf8');
}

const aliases: Record<string, string> = JSON.parse(read('package.json')).imports;

/** Where a request of a file leads: a path below the root, or a package. */
export function resolve(from: string, request: string): { to: string; isPackage: boolean } {
  if (request.startsWith('.')) return { to: posix.join(posix.dirname(from), request), isPackage: false };
  if (request.startsWith('#')) {
    for (const [pattern, target] of Object.entries(aliases)) {
      const prefix = pattern.slice(0, -1);
      if (request.startsWith(prefix)) {
        return { to: posix.join(target.slice(0, -1), request.slice(prefix.length)), isPackage: false };
      }
    }
  }
  const [scope = '', name = ''] = request.split('/');
  return { to: request.startsWith('@') ? `${scope}/${name}` : scope, isPackage: true };
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(file: string): ImportEdge[] {
  const source = read(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const edges: ImportEdge[] = [];
  const add = (request: string, isTypeOnly: boolean) =>
    edges.push({ from: file, request, ...resolve(file, request), isTypeOnly });
  for (const { moduleRequest, entries } of staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of staticExports) {
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  for (const { moduleRequest } of dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) add(text.slice(1, -1), false);
  }
  return edges;
}

/** The import cycles among files, each as the path back to its start. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) circles.push([...path.slice(seenAt), file].join(' -> '));
    if (seenAt >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
