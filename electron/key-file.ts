import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The part of Electron's safeStorage that we use. */
export interface KeyRing {
  /** Whether keys can be stored so that only this user of this computer can read them. */
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Buffer>;
  decrypt(bytes: Buffer): Promise<string>;
}

export interface StoredConnection {
  /** An origin. */
  serverUrl: string;
  deviceKey: string;
  isEncrypted: boolean;
}

const content = z.strictObject({
  serverUrl: z.url({ protocol: /^https?$/ }),
  key: z.union([z.strictObject({ encrypted: z.base64() }), z.strictObject({ plain: z.string().min(1) })]),
});

/** connection.json in the user's data directory: the server's address and the encrypted device key. */
export class KeyFile {
  readonly #path: string;
  readonly #directory: string;
  readonly #ring: KeyRing;

  constructor(directory: string, ring: KeyRing) {
    this.#directory = directory;
    this.#path = join(directory, 'connection.json');
    this.#ring = ring;
  }

  canEncrypt(): Promise<boolean> {
    return this.#ring.isAvailable();
  }

  /** Null if there is none. An unreadable file is moved aside, so that the app starts all the same (F23). */
  async load(): Promise<StoredConnection | null> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch {
      return null;
    }
    try {
      const { serverUrl, key } = content.parse(JSON.parse(text));
      if ('plain' in key) return { serverUrl, deviceKey: key.plain, isEncrypted: false };
      const deviceKey = await this.#ring.decrypt(Buffer.from(key.encrypted, 'base64'));
      return { serverUrl, deviceKey, isEncrypted: true };
    } catch {
      await rename(this.#path, `${this.#path}.broken`).catch(() => {});
      return null;
    }
  }

  /**
   * Replaces the file as a whole. Returns whether the key could be encrypted; an unencrypted one is only written if
   * allowed (decision 0001).
   */
  async save(
    connection: { serverUrl: string; deviceKey: string },
    mayBePlain: boolean,
  ): Promise<'encrypted' | 'plain' | 'not-kept'> {
    const { serverUrl, deviceKey } = connection;
    const isEncrypted = await this.#ring.isAvailable();
    if (!isEncrypted && !mayBePlain) {
      await this.remove();
      return 'not-kept';
    }
    const key = isEncrypted
      ? { encrypted: (await this.#ring.encrypt(deviceKey)).toString('base64') }
      : { plain: deviceKey };
    await mkdir(this.#directory, { recursive: true });
    const temporary = `${this.#path}.tmp`;
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(`${JSON.stringify({ serverUrl, key })}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, this.#path);
    return isEncrypted ? 'encrypted' : 'plain';
  }

  async remove(): Promise<void> {
    await rm(this.#path, { force: true });
  }
}
