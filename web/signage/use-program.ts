import { useEffect, useState } from 'react';
import type { SignageProgram } from '#domain/devices/signage.ts';
import { timedFetch } from '#web/lib/server-clock.ts';
import { confirmProgram, forgetProgram, storedProgram, storeProgram } from './stored-programs.ts';

/** How often a screen polls for news: prices and what is sold out. */
const EVERY_MS = 20_000;
const TIMEOUT_MS = 15_000;

export interface Connection {
  program: SignageProgram | null;
  /** The server's response to an unknown key. */
  isUnknown: boolean;
}

/** The program to show: from the server, or offline the last one shown. */
export function useProgram(key: string): Connection {
  const [connection, setConnection] = useState<Connection>(() => ({
    program: storedProgram(key),
    isUnknown: false,
  }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let last = '';
    const ask = async () => {
      const answer = await askServer(key);
      if (isGone) return;
      if (answer === 'unknown') {
        last = '';
        forgetProgram(key);
        setConnection({ program: null, isUnknown: true });
      } else if (answer && answer !== last) {
        last = answer;
        const { data }: { data: SignageProgram } = JSON.parse(answer);
        storeProgram(key, data);
        setConnection({ program: data, isUnknown: false });
      } else if (answer) confirmProgram(key);
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    const onOnline = () => void ask();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [key]);
  return connection;
}

/** The response as text, to detect that it is unchanged; null if there was none. */
async function askServer(key: string): Promise<string | 'unknown' | null> {
  try {
    const response = await timedFetch(`/api/signage/${encodeURIComponent(key)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return 'unknown';
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
