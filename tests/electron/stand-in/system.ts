import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

/**
 * The parts of Electron that talk to the desktop around the windows: nothing happens, but everything can be inspected.
 */

interface MenuEntry {
  label?: string;
  submenu?: MenuEntry[] | StandInMenu;
}

export class StandInMenu {
  static #application: StandInMenu | null = null;
  readonly items: readonly MenuEntry[];

  constructor(items: readonly MenuEntry[]) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly MenuEntry[]): StandInMenu {
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
  constructor(image: { isEmpty(): boolean }) {
    super();
    if (image.isEmpty()) throw new Error('the tray has no picture');
  }

  setToolTip(_text: string): void {}

  setContextMenu(_menu: StandInMenu): void {}

  destroy(): void {}
}

export class StandInNotification extends EventEmitter {
  readonly title: string;
  readonly body: string;

  constructor({ title = '', body = '' }: { title?: string; body?: string }) {
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
  showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
};

export const shell = {
  openExternal: async (_url: string): Promise<void> => {},
  beep: (): void => {},
};

export function createPowerSaveBlocker() {
  const started = new Set<number>();
  return {
    start: (_type: string) => {
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
