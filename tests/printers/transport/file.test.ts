import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileTarget, isAllowedFile } from '#printers/transport/file.ts';
import { sendToPrinter } from '#printers/transport.ts';

const JOB = Buffer.from('Bestellung 42\n'.repeat(30));
let directory: string;
let path: string;
const readers: FileHandle[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-file-'));
  path = join(directory, 'bons.bin');
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  await rm(directory, { recursive: true, force: true });
});

const to = (change: Partial<FileTarget> = {}): FileTarget => ({
  interface: 'file',
  path,
  allowedFiles: [path],
  totalTimeoutMs: 1_000,
  ...change,
});

/** A named pipe as a device: it takes what its buffer holds, and nothing while nobody reads. */
async function device(): Promise<FileHandle> {
  execFileSync('mkfifo', [path]);
  const reader = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  readers.push(reader);
  return reader;
}

describe('a file as a printer', () => {
  it('has each slip added to it', async () => {
    expect(await sendToPrinter(JOB, to())).toEqual({ outcome: 'printed' });
    expect(await sendToPrinter([Buffer.from('zwei'), Buffer.from('drei')], to())).toEqual({
      outcome: 'printed',
    });
    expect(await readFile(path)).toEqual(Buffer.concat([JOB, Buffer.from('zweidrei')]));
  });

  it('that cannot be opened gets nothing, and the job is not noted as sent', async () => {
    await mkdir(path);
    let isNoted = false;
    const result = await sendToPrinter(JOB, to(), async () => {
      isNoted = true;
    });
    expect(result).toEqual({ outcome: 'not-sent', reason: 'Drucker nicht erreichbar' });
    expect(isNoted).toBe(false);
  });

  it('whose folder is missing gets nothing', async () => {
    const missing = join(directory, 'nirgends/bons.bin');
    expect(await sendToPrinter(JOB, to({ path: missing, allowedFiles: [missing] }))).toEqual({
      outcome: 'not-sent',
      reason: 'Drucker nicht erreichbar',
    });
  });
});

describe.runIf(process.platform === 'linux')('a device file', () => {
  it('that takes all bytes has printed', async () => {
    const reader = await device();
    expect(await sendToPrinter(JOB, to())).toEqual({ outcome: 'printed' });
    const { bytesRead, buffer } = await reader.read(Buffer.alloc(4_096));
    expect(buffer.subarray(0, bytesRead)).toEqual(JOB);
  });

  it('that nobody is behind gets nothing', async () => {
    execFileSync('mkfifo', [path]);
    expect(await sendToPrinter(JOB, to())).toEqual({
      outcome: 'not-sent',
      reason: 'Drucker nicht erreichbar',
    });
  });

  it('that stops in the middle is unclear, and holds nothing up', async () => {
    await device();
    const large = Buffer.alloc(1_000_000, 'x');
    expect(await sendToPrinter(large, to())).toEqual({
      outcome: 'unclear',
      reason: 'Drucker hat den Druck nicht bestätigt',
    });
  });

  it('that takes nothing at all has not got the job', async () => {
    await device();
    await sendToPrinter(Buffer.alloc(1_000_000, 'x'), to());
    expect(await sendToPrinter(JOB, to())).toEqual({
      outcome: 'not-sent',
      reason: 'Drucker meldet keinen Status',
    });
  });

  it('that is gone in the middle is unclear', async () => {
    const reader = await device();
    const sending = sendToPrinter(Buffer.alloc(1_000_000, 'x'), to({ totalTimeoutMs: 8_000 }));
    await expect.poll(async () => (await reader.read(Buffer.alloc(1_024))).bytesRead).toBeGreaterThan(0);
    await readers.splice(0)[0]?.close();
    expect(await sending).toEqual({
      outcome: 'unclear',
      reason: 'Verbindung während des Drucks abgerissen',
    });
  });
});

describe('which files are printers', () => {
  it.each([
    ['/dev/usb/lp0', true],
    ['/dev/lp1', true],
    ['/dev/ttyUSB0', true],
    ['LPT1', true],
    ['COM3', true],
    ['/dev/sda', false],
    ['/dev/usb/../sda', false],
    ['/home/theke/.bashrc', false],
    ['bons.bin', false],
    ['/srv/bons/../x', false],
    ['/srv/bons.bin', true],
  ])('%s: %s', (file, isAllowed) => {
    expect(isAllowedFile(file, ['/srv/bons.bin', '/srv/bons/../x', 'bons.bin'])).toBe(isAllowed);
  });

  it('others get nothing', async () => {
    expect(await sendToPrinter(JOB, to({ allowedFiles: [] }))).toEqual({
      outcome: 'not-sent',
      reason: 'Diese Datei ist nicht als Drucker erlaubt',
    });
  });
});
