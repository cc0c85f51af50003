import * as texts from '../agent-texts.ts';
import type { NotSentReason, SendResult } from './outcome.ts';
import { runProgram } from './program.ts';

/**
 * Windows prints bytes as they are only through winspool.drv, which no library reaches without a compiler. PowerShell, which
 * is part of Windows, calls it: the first argument is the printer's name, standard input the job; without input it only
 * looks whether there is such a printer. It starts in about a second.
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
if (-not [Spool]::OpenPrinterW($env:THEKE_QUEUE, [ref]$printer, [IntPtr]::Zero)) { exit 10 }
try {
  $memory = New-Object System.IO.MemoryStream
  [Console]::OpenStandardInput().CopyTo($memory)
  $bytes = $memory.ToArray()
  if ($bytes.Length -eq 0) { exit 0 }
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

function run(queue: string, input: Uint8Array, timeoutMs: number, ending?: AbortSignal) {
  const script = Buffer.from(
    `$env:THEKE_QUEUE = '${queue.replaceAll(/['‘’‚‛]/g, '$&$&')}'\n${SCRIPT}`,
    'utf16le',
  );
  const args = ['-NoProfile', '-NonInteractive', '-EncodedCommand', script.toString('base64')];
  return runProgram(PROGRAM, args, { input, timeoutMs, ending });
}

/** 'printed' says that the spooler has the whole job: it does not tell what the printer does with it. */
export const windowsSpooler = {
  async obstacle(queue: string): Promise<NotSentReason | null> {
    const { end, code } = await run(queue, new Uint8Array(), START_MS);
    if (end === 'missing') return texts.noSpooler;
    if (end === 'stopped') return texts.printerSilent;
    return code === 0 ? null : texts.queueUnknown;
  },

  async send(
    job: Uint8Array,
    { queue, ending }: { queue: string; ending?: AbortSignal },
    patienceMs: number,
  ): Promise<SendResult> {
    const { end, code } = await run(queue, job, START_MS + patienceMs, ending);
    if (end === 'missing') return { outcome: 'not-sent', reason: texts.noSpooler };
    if (end === 'exited' && code === 0) return { outcome: 'printed' };
    if (end === 'exited' && code === NO_PRINTER) return { outcome: 'not-sent', reason: texts.queueUnknown };
    if (end === 'exited' && code === NO_JOB) return { outcome: 'not-sent', reason: texts.queueRefused };
    return { outcome: 'unclear', reason: texts.spoolerSilent };
  },
};
