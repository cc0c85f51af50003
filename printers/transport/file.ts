import { constants, type FileHandle, open } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as texts from '../agent-texts.ts';
import {
  type NotSentReason,
  type Offer,
  type OfferResult,
  offerOneWay,
  type Patience,
  type SendResult,
} from './outcome.ts';

/** A device file like /dev/usb/lp0, a port of Windows, or a file that slips are added to. */
export interface FileTarget extends Patience {
  interface: 'file';
  path: string;
  /** Files that a person allowed on this very computer, besides the ports of printers. */
  allowedFiles: readonly string[];
}

const PRINTER_PORT = /^(\/dev\/(usb\/)?lp\d{1,2}|\/dev\/tty(USB|ACM|S)\d{1,2}|LPT\d|COM\d{1,2})$/i;
const LONGEST_PATIENCE_MS = 8_000;
const PAUSE_MS = 50;

/** Printers only: no setting of a page may write into other files of this computer. */
export function isAllowedFile(path: string, allowedFiles: readonly string[]): boolean {
  if (PRINTER_PORT.test(path)) return true;
  return isAbsolute(path) && resolve(path) === path && allowedFiles.includes(path);
}

/** Offers a job to a file; 'printed' says that the device behind it has taken all bytes. */
export async function offerToFile(offer: Offer, target: FileTarget): Promise<OfferResult> {
  const file: { handle: FileHandle | null } = { handle: null };
  try {
    return await offerOneWay(
      {
        async obstacle(): Promise<NotSentReason | null> {
          if (!isAllowedFile(target.path, target.allowedFiles)) return texts.fileForbidden;
          file.handle = await opened(target.path);
          return file.handle ? null : texts.printerUnreachable;
        },
        send: async (job) =>
          file.handle
            ? write(file.handle, job, target)
            : { outcome: 'not-sent', reason: texts.printerUnreachable },
      },
      offer,
    );
  } finally {
    await file.handle?.close().catch(() => {});
  }
}

/** Without waiting: a printer that is off must not hold a thread of this program. */
async function opened(path: string): Promise<FileHandle | null> {
  const isPort = PRINTER_PORT.test(path);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;
  const flags = O_WRONLY | O_NONBLOCK | (isPort ? 0 : O_APPEND | O_CREAT);
  const device = process.platform === 'win32' && isPort ? `\\\\.\\${path}` : path;
  return open(device, flags, 0o600).catch(() => null);
}

async function write(file: FileHandle, job: Uint8Array, target: FileTarget): Promise<SendResult> {
  const patienceMs = Math.min(target.totalTimeoutMs, LONGEST_PATIENCE_MS);
  let sent = 0;
  let until = performance.now() + patienceMs;
  while (sent < job.length) {
    const taken = await bytesTaken(file, job.subarray(sent));
    if (taken === null) return ended(sent, texts.lostWhilePrinting);
    sent += taken;
    if (taken > 0) until = performance.now() + patienceMs;
    else if (performance.now() >= until) return ended(sent, texts.notConfirmed);
    else if (target.ending?.aborted && sent === 0) return ended(sent, texts.endedWhilePrinting);
    else await wait(PAUSE_MS);
  }
  // Devices know nothing of it; a file must survive a power cut.
  await file.sync().catch(() => {});
  return { outcome: 'printed' };
}

/** 0 = it is busy; null = it is gone. */
async function bytesTaken(file: FileHandle, bytes: Uint8Array): Promise<number | null> {
  try {
    return (await file.write(bytes)).bytesWritten;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN' ? 0 : null;
  }
}

function ended(sent: number, reason: string): SendResult {
  return sent === 0 ? { outcome: 'not-sent', reason: texts.printerSilent } : { outcome: 'unclear', reason };
}
