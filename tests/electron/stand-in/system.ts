import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientRequestArgs, request } from 'node:http';
import type {
  ClientRequestConstructorOptions,
  Display,
  MenuItem,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  NotificationConstructorOptions,
} from 'electron';

/**
 * The parts of Electron that talk to the desktop around the windows: nothing happens, but everything can be inspected.
 */

interface MenuEntry {
  label?: string;
  submenu?: unknown;
}

export class StandInMenu {
  static #application: StandInMenu | null = null;
  readonly items: readonly MenuEntry[];

  constructor(items: readonly MenuEntry[]) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly (MenuItemConstructorOptions | MenuItem)[]): StandInMenu {
    return new StandInMenu(
      template.map((entry) =>
        Array.isArray(entry.submenu)
          ? { ...entry, submenu: StandInMenu.buildFromTemplate(entry.submenu) }
          : entry,
      ),
    );
  }

  static setApplicationMenu(menu: StandInMenu): void {
    StandInMenu.#application = menu;
  }

  static getApplicationMenu(): StandInMenu | null {
    return StandInMenu.#application;
  }
}

export class StandInTray extends EventEmitter {
  constructor(image: { isEmpty(): boolean } | string) {
    super();
    if (typeof image === 'string' ? !existsSync(image) : image.isEmpty())
      throw new Error('the tray has no picture');
  }

  setToolTip(_text: string): void {}

  setContextMenu(_menu: StandInMenu | null): void {}

  destroy(): void {}
}

export class StandInNotification extends EventEmitter {
  readonly title: string;
  readonly body: string;

  constructor({ title = '', body = '' }: NotificationConstructorOptions = {}) {
    super();
    this.title = title;
    this.body = body;
  }

  show(): void {
    setImmediate(() => this.emit('show', {}));
  }

  close(): void {}
}

export const nativeImage = {
  createFromPath: (path: string) => ({ isEmpty: () => !existsSync(path) }),
};

export const dialog = {
  showMessageBox: async (_options: MessageBoxOptions) => ({ response: 0, checkboxChecked: false }),
};

export function createClipboard() {
  let held = '';
  return {
    writeText: async (text: string): Promise<void> => {
      held = text;
    },
    readText: async (): Promise<string> => held,
  };
}

/** Requests of the main process itself, over Node. */
export const net = {
  request(wanted: ClientRequestConstructorOptions | string) {
    if (typeof wanted === 'string') return request(wanted);
    const { session: _, redirect: __, ...options } = wanted;
    return request(options as ClientRequestArgs);
  },
};

/** Electron's own updater: other programs only tell it that they quit. */
export class StandInAutoUpdater extends EventEmitter {}

/** The displays of the computer, which are never there: only their places. */
export class StandInScreen extends EventEmitter {
  readonly #displays: readonly Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'>[];

  constructor(displays: readonly Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'>[]) {
    super();
    this.#displays = displays;
  }

  getAllDisplays(): readonly Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'>[] {
    return this.#displays;
  }

  getPrimaryDisplay(): Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'> {
    const [first] = this.#displays;
    if (!first) throw new Error('a computer without a display');
    return first;
  }
}

export const shell = {
  openExternal: async (_url: string): Promise<void> => {},
  beep: (): void => {},
};

export function createPowerSaveBlocker() {
  const started = new Set<number>();
  return {
    /** For tests: which are held. */
    held: started,
    start: (_type: 'prevent-app-suspension' | 'prevent-display-sleep') => {
      const id = started.size + 1;
      started.add(id);
      return id;
    },
    stop: (id: number) => started.delete(id),
    isStarted: (id: number) => started.has(id),
  };
}

/** A key ring that flips the bits: enough to see that nothing is stored in plain text. */
export function createSafeStorage(isAvailable: boolean) {
  const turned = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));
  return {
    getSelectedStorageBackend: () => (isAvailable ? 'gnome_libsecret' : 'basic_text'),
    isAsyncEncryptionAvailable: async () => isAvailable,
    encryptStringAsync: async (text: string) => turned(Buffer.from(text)),
    decryptStringAsync: async (bytes: Buffer) => ({
      result: turned(bytes).toString(),
      shouldReEncrypt: false,
    }),
  };
}
