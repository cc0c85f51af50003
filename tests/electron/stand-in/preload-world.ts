import { readFileSync } from 'node:fs';

/** What connects a Chromium page with the stand-in's ipcMain. */
export const BINDING = '__standInIpc';
export const MESSAGE = 'stand-in-message';

/**
 * The script that runs before any of a page's own: Electron's preload environment (`ipcRenderer`, `contextBridge`) around
 * the built preload file. As in Electron it runs in main frames only; frames keep the raw binding, so that a test can
 * call it like a hostile frame.
 */
export function preloadScript(file: string): string {
  return `(() => {
    if (window !== window.top) return;
    const send = window.${BINDING};
    delete window.${BINDING};
    const listeners = new Map();
    const ipcRenderer = {
      invoke: (channel, ...args) => send(channel, args),
      on: (channel, listener) => {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
      off: (channel, listener) => {
        listeners.set(channel, (listeners.get(channel) ?? []).filter((entry) => entry !== listener));
      },
    };
    window.addEventListener('${MESSAGE}', ({ detail: { channel, args } }) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
    });
    const contextBridge = {
      exposeInMainWorld: (name, api) =>
        Object.defineProperty(window, name, { value: Object.freeze({ ...api }), enumerable: true }),
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload script cannot load ' + name);
      return { contextBridge, ipcRenderer };
    };
    const module = { exports: {} };
    ((require, module, exports) => {${readFileSync(file, 'utf8')}\n})(require, module, module.exports);
  })();`;
}
