import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as texts from '../agent-texts.ts';
import type { NotSentReason, SendResult } from './outcome.ts';
import { type ProgramRun, runProgram } from './program.ts';

/**
 * Windows prints bytes as they are only through winspool.drv, which no library reaches without a compiler. PowerShell, which
 * is part of Windows, calls it: $queue is the printer's name, $file holds the job (PowerShell takes standard input for text);
 * without one it only looks whether there is such a printer. It starts in about a second.
 */
const SCRIPT = `
$ErrorActionPreference = 'Stop'
$source = @'
using System;
using System.Runtime.InteropServices;
public class Spool {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  public class Doc { public string Name; public string Output; public string Type; }
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  public static extern bool OpenPrinterW(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv")] public static extern bool ClosePrinter(IntPtr printer);
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)]
  public static extern int StartDocPrinterW(IntPtr printer, int level, [In] Doc doc);
  [DllImport("winspool.drv")] public static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv")] public static extern bool StartPagePrinter(IntPtr printer);
  [DllImport("winspool.drv")] public static extern bool EndPagePrinter(IntPtr printer);
  [DllImport("winspool.drv")]
  public static extern bool WritePrinter(IntPtr printer, byte[] bytes, int count, out int written);
}
'@
Add-Type -TypeDefinition $source
$printer = [IntPtr]::Zero
if (-not [Spool]::OpenPrinterW($queue, [ref]$printer, [IntPtr]::Zero)) { exit 10 }
try {
  if ($file -eq '') { exit 0 }
  $bytes = [System.IO.File]::ReadAllBytes($file)
  $doc = New-Object Spool+Doc
  $doc.Name = 'Theke'; $doc.Type = 'RAW'
  if ([Spool]::StartDocPrinterW($printer, 1, $doc) -eq 0) { exit 11 }
  $written = 0
  $done = [Spool]::StartPagePrinter($printer) -and [Spool]::WritePrinter($printer, $bytes, $bytes.Length, [ref]$written)
  $done = [Spool]::EndPagePrinter($printer) -and $done
  $done = [Spool]::EndDocPrinter($printer) -and $done
  if (-not $done -or $written -ne $bytes.Length) { exit 12 }
} finally { [void][Spool]::ClosePrinter($printer) }
exit 0
`;

const PROGRAM = 'powershell.exe';
const NO_PRINTER = 10;
const NO_JOB = 11;
/** PowerShell compiles the declarations first. */
const START_MS = 15_000;

function run(queue: string, file: string, timeoutMs: number, ending?: AbortSignal): Promise<ProgramRun> {
  const script = `$queue = ${quoted(queue)}\n$file = ${quoted(file)}\n${SCRIPT}`;
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return runProgram(PROGRAM, ['-NoProfile', '-NonInteractive', '-EncodedCommand', encoded], {
    timeoutMs,
    ending,
  });
}

/** PowerShell takes each of these for an apostrophe, and two of them for one in the text. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
}

async function look(queue: string): Promise<NotSentReason | null> {
  const { end, code } = await run(queue, '', START_MS);
  if (end === 'missing') return texts.noSpooler;
  if (end === 'stopped') return texts.printerSilent;
  return code === 0 ? null : texts.queueUnknown;
}

/** PowerShell costs a second of processor, and idle printers are looked at every few seconds: sending finds out as well. */
const LOOK_WELL_MS = 60_000;
const LOOK_AGAIN_MS = 10_000;
const looks = new Map<string, { obstacle: NotSentReason | null; until: number }>();

/** 'printed' says that the spooler has the whole job: it does not tell what the printer does with it. */
export const windowsSpooler = {
  async obstacle(queue: string): Promise<NotSentReason | null> {
    const before = looks.get(queue);
    if (before && performance.now() < before.until) return before.obstacle;
    const obstacle = await look(queue);
    looks.set(queue, { obstacle, until: performance.now() + (obstacle ? LOOK_AGAIN_MS : LOOK_WELL_MS) });
    return obstacle;
  },

  async send(
    job: Uint8Array,
    { queue, ending }: { queue: string; ending?: AbortSignal },
    patienceMs: number,
  ): Promise<SendResult> {
    const folder = await mkdtemp(join(tmpdir(), 'theke-'));
    const file = join(folder, 'job');
    await writeFile(file, job, { mode: 0o600 });
    const { end, code } = await run(queue, file, START_MS + patienceMs, ending);
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    if (end === 'missing') return { outcome: 'not-sent', reason: texts.noSpooler };
    if (end === 'exited' && code === 0) return { outcome: 'printed' };
    if (end === 'exited' && code === NO_PRINTER) return { outcome: 'not-sent', reason: texts.queueUnknown };
    if (end === 'exited' && code === NO_JOB) return { outcome: 'not-sent', reason: texts.queueRefused };
    return { outcome: 'unclear', reason: texts.spoolerSilent };
  },
};
