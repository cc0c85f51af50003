import { useEffect, useState } from 'react';
import type { SignageEntry, SignageProgram } from '#domain/signage.ts';
import { noteServerTime } from '#web/lib/server-clock.ts';

/** How often a screen asks for news: prices and what is sold out. */
const EVERY_MS = 20_000;
const PATIENCE_MS = 15_000;
const STORED = 'theke-signage';

export interface Connection {
  program: SignageProgram | null;
  /** What the server said when it does not know the key any more. */
  isUnknown: boolean;
}

/** What is to be shown: from the server, and without it what was shown last. */
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
        localStorage.removeItem(STORED);
        setConnection({ program: null, isUnknown: true });
      } else if (answer && answer !== last) {
        last = answer;
        const { data }: { data: SignageProgram } = JSON.parse(answer);
        store(key, data);
        setConnection({ program: data, isUnknown: false });
      }
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return connection;
}

/** The answer as text, so that an unchanged one is noticed; null when there was none. */
async function askServer(key: string): Promise<string | 'unknown' | null> {
  try {
    const askedAt = Date.now();
    const response = await fetch(`/api/signage/${encodeURIComponent(key)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    noteServerTime(response.headers.get('Date'), askedAt, Date.now());
    if (response.status === 404) return 'unknown';
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function storedProgram(key: string): SignageProgram | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return isStored(stored) && stored.key === key ? stored.program : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is { key: string; program: SignageProgram } {
  return value !== null && typeof value === 'object' && 'key' in value && 'program' in value;
}

function store(key: string, program: SignageProgram): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ key, program }));
  } catch {
    // Full or forbidden: then only this page keeps it.
  }
}

/** The file that an entry needs before it can be shown; null for words. */
export function fileOf(entry: SignageEntry, pictureOf: (entry: SignageEntry) => string): string | null {
  if (entry.type === 'video') return entry.src;
  return entry.type === 'image' ? pictureOf(entry) : null;
}
