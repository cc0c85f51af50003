import { useEffect, useState } from 'react';
import type { SignageProgram } from '#domain/devices/signage.ts';
import { timedFetch } from '#web/lib/clock/server-clock.ts';
import { confirmProgram, forgetProgram, storedProgram, storeProgram } from './stored-programs.ts';

/** How often a screen polls for news: prices and what is sold out. */
const EVERY_MS = 20_000;
/** Where guests wait for a number. */
const LIVE_EVERY_MS = 3_000;
const TIMEOUT_MS = 15_000;

export interface Connection {
  program: SignageProgram | null;
  /** When the server last answered, by this computer's clock; null while it has not. */
  heardAt: number | null;
  /** The server's response to an unknown key. */
  isUnknown: boolean;
}

/** The program to show: from the server, or offline the last one shown. */
export function useProgram(key: string): Connection {
  const [connection, setConnection] = useState<Connection>(() => ({
    program: storedProgram(key),
    heardAt: null,
    isUnknown: false,
  }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let last = '';
    let isLive = false;
    const ask = async () => {
      const answer = await askServer(key);
      if (isGone) return;
      if (answer === 'unknown') {
        last = '';
        forgetProgram(key);
        setConnection({ program: null, heardAt: Date.now(), isUnknown: true });
      } else if (answer && answer !== last) {
        last = answer;
        const { data }: { data: SignageProgram } = JSON.parse(answer);
        storeProgram(key, data);
        isLive = data.entries.some(({ type }) => type === 'pickup');
        setConnection({ program: data, heardAt: Date.now(), isUnknown: false });
      } else if (answer) {
        confirmProgram(key);
        setConnection((before) => ({ ...before, heardAt: Date.now() }));
      }
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), isLive ? LIVE_EVERY_MS : EVERY_MS);
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
