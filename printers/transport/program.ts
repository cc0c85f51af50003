import { spawn } from 'node:child_process';

export interface ProgramRun {
  /** 'missing': there is no such program. 'stopped': it took too long, or a signal ended it. */
  end: 'exited' | 'missing' | 'stopped';
  code: number | null;
  output: string;
}

const LARGEST_OUTPUT = 64_000;

/** Runs a program without a shell, with `input` at its standard input; ends it when time is up. */
export function runProgram(
  command: string,
  args: readonly string[],
  { input, timeoutMs, ending }: { input?: Uint8Array; timeoutMs: number; ending?: AbortSignal | undefined },
): Promise<ProgramRun> {
  return new Promise((resolve) => {
    // What programs say depends on the language of the computer otherwise.
    const child = spawn(command, args, { env: { ...process.env, LC_ALL: 'C' }, windowsHide: true });
    let output = '';
    let timer = setTimeout(stop, timeoutMs);
    function stop(): void {
      child.kill('SIGKILL');
      // A child of the child may hold the pipes open for ever.
      conclude({ end: 'stopped', code: null, output });
    }
    const hurry = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, timeoutMs);
    };
    function conclude(run: ProgramRun): void {
      clearTimeout(timer);
      ending?.removeEventListener('abort', hurry);
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
      resolve(run);
    }
    ending?.addEventListener('abort', hurry);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        if (output.length < LARGEST_OUTPUT) output += bytes.toString();
      });
    }
    // A program that refuses does not read to the end.
    child.stdin.on('error', () => {});
    child.on('error', () => conclude({ end: 'missing', code: null, output }));
    child.on('close', (code) => conclude({ end: code === null ? 'stopped' : 'exited', code, output }));
    child.stdin.end(input);
  });
}
