import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings, saveSettings } from '#printers/agent-settings.ts';
import { BUILT_AGENT } from './built.ts';
import type { EscPosPrinter } from './peers/escpos-printer.ts';
import { ROOT } from './source-files.ts';

export interface AgentProcess {
  stop(): Promise<void>;
}

interface AgentOptions {
  /** The server's address. */
  url: string;
  deviceKey: string;
  printer: EscPosPrinter;
  env?: Readonly<Record<string, string>>;
}

/** The print agent of a branch as a process of its own, connected to the server and to one printer; tries again soon. */
export async function startAgentProcess({
  url,
  deviceKey,
  printer,
  env = {},
}: AgentOptions): Promise<AgentProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'theke-agent-'));
  await saveSettings(
    directory,
    parseSettings({
      printers: [{ id: 'theke', name: 'Theke', host: printer.host, port: printer.port, columns: 48 }],
      allowLoopback: true,
      allowedPorts: [printer.port],
      retry: { firstSeconds: 0.3, longestSeconds: 1 },
    }),
  );
  const agent = spawn(process.execPath, [BUILT_AGENT], {
    cwd: ROOT,
    env: {
      ...{ ...process.env, THEKE_SERVER: url, THEKE_DEVICE_KEY: deviceKey, THEKE_AGENT_DIR: directory },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [agent.stdout, agent.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const stop = async () => {
    if (agent.exitCode === null && agent.signalCode === null) {
      const exit = once(agent, 'exit');
      agent.kill('SIGTERM');
      await exit;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  for (const end = performance.now() + 30_000; !output.includes('Druckdienst läuft'); ) {
    if (agent.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`the print agent did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop };
}
