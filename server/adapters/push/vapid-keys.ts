import { createECDH } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Storage } from '#use-cases/ports.ts';
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

/** Where several servers share their keys. */
const SHARED = 'keys/vapid-keys.json';

/**
 * The keys in a file that the first start makes, readable by its owner only. Browsers subscribe with the public one, so that
 * losing the file loses all subscriptions. One that holds no keys is replaced: for push alone no server refuses to start.
 * Servers that share a storage have the keys of the first of them, and the file is what they know while the storage is away.
 */
export async function storedKeys(
  file: string,
  place: { storage: Storage; isShared: boolean } | null = null,
): Promise<VapidKeys> {
  const known = await readKeys(file);
  const keys = place?.isShared
    ? await sharedKeys(place.storage, known)
    : (known ?? (place && (await keysIn(place.storage))) ?? newKeys());
  if (known?.privateKey !== keys.privateKey) await writeKeys(file, keys);
  return keys;
}

async function sharedKeys(storage: Storage, known: VapidKeys | null): Promise<VapidKeys> {
  try {
    await storage.add(SHARED, Buffer.from(textOf(known ?? newKeys())));
    const keys = await keysIn(storage);
    if (keys) return keys;
  } catch (error) {
    if (known) return known;
    throw new Error(
      'the store of S3_BUCKET cannot be used, and this server does not know the keys of web push yet. Check S3_ENDPOINT, S3_BUCKET and its keys, or set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.',
      { cause: error },
    );
  }
  throw new Error(`${SHARED} in the store of S3_BUCKET holds no pair of keys`);
}

async function keysIn(storage: Storage): Promise<VapidKeys | null> {
  const bytes = await storage.read(SHARED);
  return bytes && keysOf(Buffer.from(bytes).toString('utf8'));
}

async function writeKeys(file: string, keys: VapidKeys): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, textOf(keys), { mode: 0o600 });
  await rename(draft, file);
}

function textOf(keys: VapidKeys): string {
  return `${JSON.stringify(keys)}\n`;
}

async function readKeys(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return keysOf(text);
}

function keysOf(text: string): VapidKeys | null {
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
