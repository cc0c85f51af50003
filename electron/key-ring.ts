import { safeStorage } from 'electron';
import type { KeyRing } from './key-file.ts';

/** The system's own key ring. On Linux without one Electron falls back to a fixed password, which protects nothing. */
export const systemKeyRing: KeyRing = {
  async isAvailable() {
    if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text')
      return false;
    return safeStorage.isAsyncEncryptionAvailable();
  },
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (bytes) => (await safeStorage.decryptStringAsync(bytes)).result,
};
