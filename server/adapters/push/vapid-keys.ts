import { createECDH } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { jsonOf } from '../json.ts';

/** The pair that push services know this shop by, base64url: an uncompressed point of P-256, and its scalar. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const schema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Whether the two are a pair of P-256. */
export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * The keys in a file that the first start makes, readable by its owner only. Browsers subscribe with the public one, so that
 * losing the file loses all subscriptions. One that holds no keys is replaced: for push alone no server refuses to start.
 */
export async function storedKeys(file: string): Promise<VapidKeys> {
  const known = await readKeys(file);
  if (known) return known;
  const made = newKeys();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return made;
}

async function readKeys(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const keys = schema.safeParse(jsonOf(text));
  return keys.success && isKeyPair(keys.data) ? keys.data : null;
}

function newKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A scalar that begins with zeros comes out short.
  const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
