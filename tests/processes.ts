import { readdirSync, readFileSync } from 'node:fs';

// Process information from Linux; other systems have no /proc.

/** Resident memory of a process, in megabytes as `ps` and `top` count them (1,024 kB). */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1_024;
}

/** A hundredth of a second: the unit in which Linux tells times of the processor. */
const TICK_MS = 10;

/** The time of the processor that a process has used so far, in milliseconds; 0 when it is gone. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** The command line, and every file mapped into the memory of the process. */
export function loadedBy(pid: number): string[] {
  const mapped = readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/, 6)[5] ?? '')
    .filter((file) => file.startsWith('/'));
  return [
    ...new Set([...readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean), ...mapped]),
  ];
}

/** All living descendants of a process. */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const [state, parent] = /^\d+$/.test(name) ? stateOf(Number(name)) : ['gone', 0];
    if (state !== 'gone') children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const known of found) found.push(...(children.get(known) ?? []));
  return found.slice(1);
}

export function isAlive(pid: number): boolean {
  return stateOf(pid)[0] !== 'gone';
}

/** A zombie counts as gone as well. */
function stateOf(pid: number): ['gone' | 'there', parent: number] {
  try {
    const [state = 'Z', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? ['gone', 0] : ['there', Number(parent)];
  } catch {
    return ['gone', 0];
  }
}
