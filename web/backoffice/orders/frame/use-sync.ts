import { useEffect, useState } from 'react';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverTimeAt, useServerNow } from '#web/lib/clock/server-clock.ts';
import { needsPerson } from '../offline/outbox.ts';
import { authorOf } from '../offline/use-command-desk.ts';
import { useOrders } from '../orders-provider.tsx';
import { type ConnectionLevel, syncLevel } from './connection-state.ts';

/** How far this screen and the server know the same. */
export interface Sync {
  level: ConnectionLevel;
  /** Since when they may differ; null = always. */
  since: Date | null;
  /** How many changes wait to be sent. */
  changes: number;
  isRinging: boolean;
  /** Silences this outage on this screen. */
  understand(): void;
}

const KNOCK_EVERY = 4_000;

/** The state of the connection, and the sound once it has been lost for a minute, until somebody has understood. */
export function useSync(knock: () => void): Sync {
  const { status, waiting } = useOrders();
  const { staff } = useSession();
  const [isUnderstood, setUnderstood] = useState(false);
  // Also for the tick: the age is measured by this computer's clock.
  const now = useServerNow();
  const due = waiting.filter((command) => !needsPerson(command, authorOf(staff)));
  const times = due.map(({ at }) => Date.parse(at));
  const behind = now.getTime() - Date.now();
  const oldest = times.length === 0 ? null : Math.min(...times) - behind;
  const level = syncLevel(status, oldest, Date.now());
  const isRed = level === 'red';
  const isRinging = isRed && !isUnderstood;
  useEffect(() => {
    if (!isRed) setUnderstood(false);
  }, [isRed]);
  useEffect(() => {
    if (!isRinging) return;
    knock();
    const timer = setInterval(knock, KNOCK_EVERY);
    return () => clearInterval(timer);
  }, [isRinging, knock]);
  const isLost = status.link === 'offline' || status.link === 'refused';
  const since = isLost ? status.lastContactAt : oldest;
  return {
    level,
    since: since === null ? null : serverTimeAt(since),
    changes: due.length,
    isRinging,
    understand: () => setUnderstood(true),
  };
}
