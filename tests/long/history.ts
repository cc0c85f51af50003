import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileHistory } from './browser-order.ts';
import type { Counts } from './run-in-budget.ts';

/** Outside the checkout: CI starts each run in a fresh one, and may start it on the same machine. */
const FILE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'theke', 'long-run.json');

/** The record of earlier runs; empty on a machine without runs, or with a damaged record. */
export function readHistory(): ReadonlyMap<string, FileHistory> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FileHistory>));
  } catch {
    return new Map();
  }
}

/** Adds this run to the record. It only affects an order, so an unwritable directory is no failure. */
export function writeHistory(
  before: ReadonlyMap<string, FileHistory>,
  ran: ReadonlyMap<string, Counts>,
  now: Date,
): void {
  const history = new Map(before);
  for (const [file, { failed }] of ran) history.set(file, { lastRun: now.getTime(), hasFailed: failed > 0 });
  try {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(Object.fromEntries(history)));
  } catch (error) {
    console.log(`The order of the next long run is not kept: ${error}`);
  }
}

/** When each file below a folder was last committed, in milliseconds since 1970; none without git. */
export function changesBelow(folder: string): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  let log = '';
  try {
    log = execFileSync('git', ['log', '--format=@%ct', '--name-only', '--', folder], { encoding: 'utf8' });
  } catch {
    return changes;
  }
  let at = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) at = Number(line.slice(1)) * 1000;
    // The latest commit comes first.
    else if (line !== '' && !changes.has(line)) changes.set(line, at);
  }
  return changes;
}
