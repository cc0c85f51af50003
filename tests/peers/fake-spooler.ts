import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

interface Behaviour {
  /** What `lp` does with a job. */
  lp: 'accepts' | 'refuses' | 'hangs' | 'dies';
  /** How often `lpstat -o` still shows the job. */
  looksInQueue: number;
  /** What `lpstat -p` says; null = there is no such queue. */
  state: string | null;
}

const IDLE = 'printer theke is idle.  enabled since Thu Nov 26 03:00:00 2026';

/** Programs `lp` and `lpstat` of CUPS in a folder for PATH; jobs are recorded as files. */
export class FakeSpooler {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  static async create(behaviour: Partial<Behaviour> = {}): Promise<FakeSpooler> {
    const spooler = new FakeSpooler(await mkdtemp(join(tmpdir(), 'theke-spooler-')));
    await spooler.#program('lp', LP);
    await spooler.#program('lpstat', LPSTAT);
    await spooler.set({ lp: 'accepts', looksInQueue: 0, state: IDLE, ...behaviour });
    return spooler;
  }

  /** A PATH on which these programs come first. */
  get path(): string {
    return [this.directory, process.env.PATH].join(delimiter);
  }

  async set({ lp, looksInQueue, state }: Partial<Behaviour>): Promise<void> {
    if (lp !== undefined) await this.#put('behaviour', lp);
    if (looksInQueue !== undefined) await this.#put('looks', String(looksInQueue));
    if (state !== undefined) await this.#put('state', state ?? '');
  }

  /** Whole at once: a program that runs meanwhile must not read a file that is empty for a moment. */
  async #put(name: string, text: string): Promise<void> {
    const file = join(this.directory, name);
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }

  /** Without `lpstat`, as on computers with another spooler's `lp`. */
  async removeLpstat(): Promise<void> {
    await rm(join(this.directory, 'lpstat'));
  }

  /** The bytes of all jobs that `lp` has taken. */
  async bytes(): Promise<Buffer> {
    return readFile(join(this.directory, 'jobs')).catch(() => Buffer.alloc(0));
  }

  /** The command lines of `lp`. */
  async calls(): Promise<string[]> {
    const text = await readFile(join(this.directory, 'calls'), 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }

  async #program(name: string, script: string): Promise<void> {
    await writeFile(join(this.directory, name), script);
    await chmod(join(this.directory, name), 0o755);
  }
}

const LP = `#!/bin/sh
PATH=/usr/bin:/bin
here=$(dirname "$0")
echo "$*" >> "$here/calls"
case $(cat "$here/behaviour") in
  refuses) echo 'lp: The printer or class does not exist.' >&2; exit 1 ;;
  hangs) head -c 8 >> "$here/jobs"; exec sleep 600 ;;
  dies) head -c 8 >> "$here/jobs"; kill -9 $$ ;;
  accepts) cat >> "$here/jobs"; echo 'request id is theke-7 (1 file(s))' ;;
esac
`;

const LPSTAT = `#!/bin/sh
PATH=/usr/bin:/bin
here=$(dirname "$0")
case $1 in
  -p)
    [ -s "$here/state" ] || { echo 'lpstat: Invalid destination name in list "theke".' >&2; exit 1; }
    cat "$here/state"
    ;;
  -o)
    looks=$(cat "$here/looks")
    [ "$looks" -gt 0 ] || exit 0
    echo $((looks - 1)) > "$here/looks"
    echo 'theke-7   staff   1024   Thu Nov 26 03:00:00 2026'
    ;;
esac
`;
