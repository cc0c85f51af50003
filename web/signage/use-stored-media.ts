import { useEffect } from 'react';
import type { SignageProgram } from '#domain/devices/signage.ts';
import { filesOf } from './entry-file.ts';
import { letGo, storeExactly } from './media-store.ts';
import { storedPrograms } from './stored-programs.ts';

/** How long until failed files are retried, even if the cache is full. */
const AGAIN_MS = 600_000;

/** Caches the program's files before they are shown, and removes those no longer shown. */
export function useStoredMedia(program: SignageProgram): void {
  useEffect(() => {
    letGo(filesOf([program]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const store = async () => {
      clearTimeout(timer);
      const isComplete = await storeExactly(filesOf([program, ...storedPrograms()]));
      if (!isComplete && !isGone) timer = setTimeout(() => void store(), AGAIN_MS);
    };
    void store();
    const onOnline = () => void store();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [program]);
}
