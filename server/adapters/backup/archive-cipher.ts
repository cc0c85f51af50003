import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { ArchiveError, HEAD_BYTES, type KeyDerivation, MAGIC, PIECE_BYTES } from './archive-format.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** A new salt for each file, so that no two files share a key and pieces may simply be counted. */
export function newDerivation(): KeyDerivation {
  return { name: 'scrypt', cost: 65_536, block: 8, parallel: 1, salt: randomBytes(32).toString('base64') };
}

/** Takes about 64 MB and a quarter of a second, so that guessing passwords is dear. */
export function keyOf(password: string, { cost, block, parallel, salt }: KeyDerivation): Promise<Buffer> {
  const limits = { N: cost, r: block, p: parallel, maxmem: 256 * cost * block };
  return derive(password.normalize('NFC'), Buffer.from(salt, 'base64'), 32, limits);
}

/** By which a key is recognised without revealing it. */
export function checkOf(key: Buffer): string {
  return createHmac('sha256', key).update('theke backup').digest().subarray(0, 16).toString('base64');
}

export function isKey(key: Buffer, check: string): boolean {
  const [expected, given] = [Buffer.from(checkOf(key)), Buffer.from(check)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The place of a piece and whether it is the last: pieces cannot be moved, left out or cut off. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 4, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a stream piece by piece. */
export function encryption(key: Buffer): Transform {
  let waiting: Buffer[] = [];
  let size = 0;
  let index = 0;
  const seal = (piece: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
    index += 1;
    cipher.setAAD(Buffer.from(MAGIC));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size > PIECE_BYTES) {
        let all = Buffer.concat(waiting, size);
        // One byte more than a piece is needed: the last one must not turn out to be empty.
        for (; all.length > PIECE_BYTES; all = all.subarray(PIECE_BYTES))
          this.push(seal(all.subarray(0, PIECE_BYTES), false));
        waiting = [Buffer.from(all)];
        size = all.length;
      }
      done();
    },
    flush(done) {
      this.push(seal(Buffer.concat(waiting, size), true));
      done();
    },
  });
}

/**
 * The content of the pieces that `read` gives, from the first byte after the head to `end`. Throws ArchiveError at the first
 * that was not written with this key at this place.
 */
export async function* decryption(
  key: Buffer,
  end: number,
  read: (position: number, length: number) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  const step = PIECE_BYTES + TAG_BYTES;
  for (let position = HEAD_BYTES, index = 0; ; position += step, index += 1) {
    const length = Math.min(step, end - position);
    if (length < TAG_BYTES) throw damaged(position);
    const piece = await read(position, length);
    const isLast = position + length === end;
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(MAGIC));
      decipher.setAuthTag(piece.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (error) {
      throw damaged(position, error);
    }
    if (isLast) return;
  }
}

function damaged(position: number, cause?: unknown): ArchiveError {
  return new ArchiveError(
    `The backup is damaged or cut off: the part at byte ${position} is not what was written there.`,
    { cause },
  );
}
