import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { UnreadableSecret } from '#domain/payment/unreadable-secret.ts';
import type { SecretBox } from '#use-cases/payments/secret-box.ts';
import { keyInFile, secretKeyOf } from './secret-key.ts';

export interface SecretBoxOptions {
  /** SECRETS_KEY; unset: the key in `directory`. */
  key?: string | undefined;
  /** Where the key lies, or is made when it is first needed. */
  directory: string;
}

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 132 bits. */
const FINGERPRINT_LETTERS = 22;

/** AES-256-GCM with a new nonce for every text: 'v1.<name of the key>.<nonce, text, tag>'. */
export function createSecretBox({ key: text, directory }: SecretBoxOptions): SecretBox {
  let kept: { key: Buffer; name: string } | null = null;
  const current = () => {
    kept ??= named(keyOf(text, directory));
    return kept;
  };
  return {
    seal(plain, context) {
      const { key, name } = current();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const parts = [nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return [VERSION, name, Buffer.concat(parts).toString('base64url')].join('.');
    },
    fingerprint(text, context) {
      const mac = createHmac('sha256', current().key).update(`fingerprint ${context}\0${text}`);
      return mac.digest('base64url').slice(0, FINGERPRINT_LETTERS);
    },
    open(sealed, context) {
      const { key, name } = current();
      const [version, sealedWith, content = ''] = sealed.split('.');
      const bytes = Buffer.from(content, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES)
        throw new UnreadableSecret('damaged');
      if (sealedWith !== name) throw new UnreadableSecret('other-key');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([plain, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new UnreadableSecret('damaged', { cause: error });
      }
    },
  };
}

function keyOf(text: string | undefined, directory: string): Buffer {
  if (text === undefined) return keyInFile(join(directory, 'secrets.key'));
  const key = secretKeyOf(text);
  if (!key) throw new Error('SECRETS_KEY is no key of 32 bytes');
  return key;
}

/** A name that tells keys apart and says nothing about them. */
function named(key: Buffer): { key: Buffer; name: string } {
  return { key, name: createHmac('sha256', key).update('name of the key').digest('hex').slice(0, 12) };
}
