import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';

interface Program {
  /** For people. */
  name: string;
  path: string;
  args: readonly string[];
  /** Where it listens once it is ready, on loopback. */
  port: number;
  /** Its files, removed when it has stopped. */
  directory: string;
}

/** Starts a program of the system and waits until it listens; returns what stops it. Throws with what it said when it ends before. */
export async function startListening(program: Program): Promise<() => Promise<void>> {
  const { name, path, args, port, directory } = program;
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (child.exitCode !== null || tries === 100) {
      await stop();
      throw new Error(`${name} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stop;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
