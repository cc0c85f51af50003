import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** One row of a table in README: what was measured, the figure, the limit, and whether it is met. */
export interface Figure {
  name: string;
  value: string;
  limit: string;
  isKept: boolean;
}

export type Note = (name: string, value: string, limit: string, isKept: boolean) => void;

/** Collects figures, and shows each as soon as it is known. */
export function figureList(): { figures: Figure[]; note: Note } {
  const figures: Figure[] = [];
  const note: Note = (name, value, limit, isKept) => {
    figures.push({ name, value, limit, isKept });
    console.log(`${isKept ? 'kept  ' : 'MISSED'} ${name}: ${value} (limit ${limit})`);
  };
  return { figures, note };
}

/** Inserts the table between the markers of its name in README; `about` says what all of its rows have in common. */
export function writeReadme(marker: string, command: string, figures: readonly Figure[], about = ''): void {
  const machine = `Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    `Measured by \`${command}\` on ${day} with client and server on one machine: ${machine}.${about && ` ${about}`}`,
    '',
    '| what | measured | limit |',
    '|---|---|---|',
    ...figures.map(({ name, value, limit }) => `| ${name} | ${value} | ${limit} |`),
  ].join('\n');
  const readme = readFileSync('README.md', 'utf8');
  const place = new RegExp(`(<!-- ${marker} -->\\n)[\\s\\S]*(<!-- /${marker} -->)`);
  if (!place.test(readme)) throw new Error(`README has no place for the figures of ${marker}`);
  writeFileSync('README.md', readme.replace(place, `$1${table}\n$2`));
  // The project's check formats tables, too.
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'README.md']);
}
