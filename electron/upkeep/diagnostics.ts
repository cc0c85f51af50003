import { app } from 'electron';
import type { ServerConnection } from '../connection.ts';
import type { Diagnostics } from '../ipc.ts';
import type { Printing } from '../printing.ts';
import type { ShellLog } from './shell-log.ts';

const SHOWN_LINES = 200;

interface DiagnosticsDeps {
  connection: ServerConnection;
  printing: Printing;
  log: ShellLog;
  updateReady: string | null;
}

/** What support asks for first; no key is in it. */
export function diagnose({ connection, printing, log, updateReady }: DiagnosticsDeps): Diagnostics {
  const { serverUrl, device, branch, problem } = connection.state;
  return {
    version: app.getVersion(),
    platform: `${process.platform} ${process.arch}, Electron ${process.versions.electron ?? '-'}`,
    serverUrl,
    device,
    branch: branch?.name ?? null,
    lastContactAt: printing.lastContactAt?.toISOString() ?? null,
    problem: problem ?? printing.problem,
    printers: printing.status,
    updateReady,
    logFolder: log.folder,
    log: log.journal.lines.slice(-SHOWN_LINES),
  };
}
