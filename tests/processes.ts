import { readdirSync, readFileSync } from 'node:fs';

// What Linux says about processes; other systems have no /proc.

/** Memory that a process has of its own and from files, in megabytes as `ps` and `top` count them (1,024 kB). */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1_024;
}

/** The command line, and every file whose code is in the memory of the process. */
export function loadedBy(pid: number): string[] {
  const mapped = readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/, 6)[5] ?? '')
    .filter((file) => file.startsWith('/'));
  return [
    ...new Set([...readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean), ...mapped]),
  ];
}

/** All living processes that a process started, and those that they started. */
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

/** One that has ended and that nobody has asked for is gone as well. */
function stateOf(pid: number): ['gone' | 'there', parent: number] {
  try {
    const [state = 'Z', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? ['gone', 0] : ['there', Number(parent)];
  } catch {
    return ['gone', 0];
  }
}
