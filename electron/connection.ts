import { readPairingCode } from '#domain/access/pairing-code.ts';
import { exchangeCode } from '#printers/pairing.ts';
import type { Connection, ConnectionState } from './ipc.ts';
import type { KeyFile } from './key-file.ts';
import { checkKey, isExposed, type KeyCheck, serverOrigin } from './server-check.ts';
import * as texts from './texts.ts';

/** Address and key as used by the main process; never sent to a page. */
export interface Credentials {
  serverUrl: string;
  deviceKey: string;
}

/** Which server this computer belongs to, and whether that server knows it. */
export class ServerConnection {
  readonly #file: KeyFile;
  #credentials: Credentials | null = null;
  #hasKeyRing = true;
  #keeping: 'encrypted' | 'plain' | 'not-kept' = 'encrypted';
  #check: KeyCheck | null = null;

  private constructor(file: KeyFile) {
    this.#file = file;
  }

  /** Reads the stored connection; makes no request. */
  static async open(file: KeyFile): Promise<ServerConnection> {
    const connection = new ServerConnection(file);
    connection.#hasKeyRing = await file.canEncrypt();
    const stored = await file.load();
    if (stored) {
      connection.#credentials = { serverUrl: stored.serverUrl, deviceKey: stored.deviceKey };
      connection.#keeping = stored.isEncrypted ? 'encrypted' : 'plain';
    }
    return connection;
  }

  get credentials(): Credentials | null {
    return this.#credentials;
  }

  get state(): ConnectionState {
    const check = this.#check;
    return {
      serverUrl: this.#credentials?.serverUrl ?? null,
      hasDeviceKey: this.#credentials !== null,
      device: check?.kind === 'accepted' ? check.device : null,
      branch: check?.kind === 'accepted' ? check.branch : null,
      problem: check === null || check.kind === 'accepted' ? null : check.problem,
      hasKeyRing: this.#hasKeyRing,
      warning: this.#warning(),
    };
  }

  /** Checks the stored key with the server; null if there is none. */
  async check(): Promise<KeyCheck | null> {
    const credentials = this.#credentials;
    if (!credentials) return null;
    const check = await checkKey(credentials.serverUrl, credentials.deviceKey);
    // The user may have connected elsewhere meanwhile: a stale answer says nothing about the new key.
    if (credentials !== this.#credentials) return this.#check;
    this.#check = check;
    return check;
  }

  /**
   * Stores address and key, or the key behind a pairing code, only if the server accepts them; otherwise says why and
   * changes nothing.
   */
  async connect({ serverUrl, deviceKey, keepUnencrypted = false }: Connection): Promise<ConnectionState> {
    const origin = serverOrigin(serverUrl);
    if (origin === null) return { ...this.state, problem: texts.noServerAddress };
    const code = readPairingCode(deviceKey);
    const exchanged = code === null ? { deviceKey } : await exchangeCode(origin, code);
    if ('problem' in exchanged) return { ...this.state, problem: exchanged.problem };
    const check = await checkKey(origin, exchanged.deviceKey);
    // A key obtained for a code is kept in any case: the code is used up.
    if (check.kind !== 'accepted' && code === null) return { ...this.state, problem: check.problem };
    const credentials = { serverUrl: origin, deviceKey: exchanged.deviceKey };
    this.#keeping = await this.#file.save(credentials, keepUnencrypted);
    this.#credentials = credentials;
    this.#check = check;
    return this.state;
  }

  async disconnect(): Promise<ConnectionState> {
    await this.#file.remove();
    this.#credentials = null;
    this.#check = null;
    this.#keeping = 'encrypted';
    return this.state;
  }

  #warning(): string | null {
    if (!this.#credentials) return null;
    if (this.#keeping === 'not-kept') return texts.keyNotKept;
    if (this.#keeping === 'plain') return texts.keyKeptPlain;
    return isExposed(this.#credentials.serverUrl) ? texts.connectionExposed : null;
  }
}
