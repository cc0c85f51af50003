import { readFileSync } from 'node:fs';
import type { IpcRendererEvent } from 'electron';

/** What connects a Chromium page with the stand-in's ipcMain. */
export const BINDING = '__standInIpc';
export const MESSAGE = 'stand-in-message';

type Listener = (event: IpcRendererEvent, ...args: never[]) => void;
type Send = <T>(channel: string, args: unknown[]) => Promise<T>;

/** Electron's preload environment. It runs in the page and may only use its arguments. */
function preloadElectron(send: Send, message: string) {
  const listeners = new Map<string, Listener[]>();
  const ipcRenderer = {
    invoke: <T>(channel: string, ...args: unknown[]): Promise<T> => send<T>(channel, args),
    on: (channel: string, listener: Listener): void => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    off: (channel: string, listener: Listener): void => {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((entry) => entry !== listener),
      );
    },
  };
  window.addEventListener(message, (event) => {
    const { channel, args } = (event as CustomEvent<{ channel: string; args: never[] }>).detail;
    for (const listener of listeners.get(channel) ?? []) listener({} as IpcRendererEvent, ...args);
  });
  const contextBridge = {
    exposeInMainWorld: (name: string, api: object): void => {
      Object.defineProperty(window, name, { value: Object.freeze({ ...api }), enumerable: true });
    },
  };
  return { contextBridge, ipcRenderer };
}

/** What `require('electron')` gives in the preload script. */
export type PreloadElectron = ReturnType<typeof preloadElectron>;

/**
 * The script that runs before any of a page's own: Electron's preload environment around the built preload file. As in
 * Electron it runs in main frames only; frames keep the raw binding, so that a test can call it like a hostile frame.
 */
export function preloadScript(file: string): string {
  return `(() => {
    if (window !== window.top) return;
    const send = window.${BINDING};
    delete window.${BINDING};
    const electron = (${preloadElectron})(send, '${MESSAGE}');
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload script cannot load ' + name);
      return electron;
    };
    const module = { exports: {} };
    ((require, module, exports) => {${readFileSync(file, 'utf8')}\n})(require, module, module.exports);
  })();`;
}
