import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/** The key that a text names, hexadecimal or base64; null if it is none of 32 bytes. */
export function secretKeyOf(text: string): Buffer | null {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES ? key : null;
}

/**
 * The key in a file. The first caller makes it, readable for this user only; it is never written again, since everything that
 * was sealed with it would be lost. Throws when the file is there and holds no key.
 */
export function keyInFile(path: string): Buffer {
  const text = readKey(path) ?? makeKey(path);
  const key = secretKeyOf(text.trim());
  if (!key) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes`);
  return key;
}

function readKey(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The file appears whole or not at all; whoever comes second takes the key of the first. */
function makeKey(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    const file = openSync(unfinished, 'wx', 0o600);
    try {
      writeSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    appear(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function appear(unfinished: string, path: string): void {
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // Some file systems know no second name for a file.
    try {
      copyFileSync(unfinished, path, constants.COPYFILE_EXCL);
    } catch (second) {
      if (codeOf(second) !== 'EEXIST') throw second;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
