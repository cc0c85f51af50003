import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Desktop } from '#electron/ipc.ts';
import { desktop } from '#web/lib/desktop.ts';
import type { FeedStatus } from '../feed-state.ts';
import { isWaitingForStaff } from '../order-facts.ts';
import { customerName, itemSummary, serviceWords, totalText } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { createAlarmSound } from './alarm-sound.ts';
import { isRinging, type Mute, muteFor } from './alarm-state.ts';

const sound = createAlarmSound();
const VOLUME_KEY = 'theke-alarm-volume';
type AlarmEntry = Parameters<Desktop['alarm']>[0][number];
const CHIME_EVERY = 4_000;
/** From then on a lost connection is heard. */
export const OFFLINE_LOUD = 60_000;

export interface Alarm {
  /** Orders that wait for a person. */
  waiting: number;
  isRinging: boolean;
  /** The shell rings by itself, even behind other windows; then the page needs no sound. */
  isInShell: boolean;
  /** Browsers are silent until somebody has clicked: false asks for the button at the start of the shift. */
  isUnlocked: boolean;
  /** Switches the sound on and plays a test tone. */
  unlock(): Promise<void>;
  /** 0.1 to 1 */
  volume: number;
  setVolume(volume: number): void;
  /** Silences what waits now for a few minutes; a new order rings all the same. */
  mute(): void;
  isMuted: boolean;
}

/** Rings until every new order was answered, and beeps while the connection is lost. */
export function useAlarm(): Alarm {
  const { orders, isLoaded, status } = useOrders();
  const waitingOrders = useMemo(() => orders.filter(isWaitingForStaff), [orders]);
  const waiting = useMemo(() => waitingOrders.map(({ id }) => id), [waitingOrders]);
  const [mute, setMute] = useState<Mute | null>(null);
  const [isUnlocked, setUnlocked] = useState(() => sound.isUnlocked());
  const [volume, setVolume] = useState(rememberedVolume);
  const [isRingingNow, setRinging] = useState(false);
  const current = useRef({ waiting, mute, volume, status });
  current.current = { waiting, mute, volume, status };

  useEffect(() => {
    const ring = () => {
      const { waiting, mute, volume, status } = current.current;
      const now = Date.now();
      const rings = isRinging(waiting, mute, now);
      setRinging(rings);
      if (isLost(status, now)) sound.beep(volume);
      else if (rings && !desktop) sound.chime(volume);
    };
    const timer = setInterval(ring, CHIME_EVERY);
    return () => clearInterval(timer);
  }, []);

  // A new order is heard at once, not with the next turn of the clock.
  const key = waiting.join();
  useEffect(() => {
    const { mute, volume } = current.current;
    const rings = isRinging(key === '' ? [] : key.split(',').map(Number), mute, Date.now());
    setRinging(rings);
    if (rings && !desktop) sound.chime(volume);
  }, [key]);

  // The shell is told only what has changed: every list could make it notify again.
  const summary = desktop && !isSilent(mute, waiting) ? JSON.stringify(waitingOrders.map(summaryOf)) : '[]';
  useEffect(() => {
    // What is not yet known is not silence: a reload must not stop the bell.
    if (isLoaded) desktop?.alarm(JSON.parse(summary)).catch(() => undefined);
  }, [summary, isLoaded]);

  useEffect(() => {
    if (mute === null) return;
    const timer = setTimeout(() => setMute(null), Math.max(0, mute.until - Date.now()));
    return () => clearTimeout(timer);
  }, [mute]);

  useEffect(() => {
    // Any click or key lets the browser play: the button is only the sure way.
    const onGesture = () => void sound.unlock().then(setUnlocked);
    if (isUnlocked) return;
    window.addEventListener('pointerdown', onGesture, { once: true });
    window.addEventListener('keydown', onGesture, { once: true });
    return () => {
      window.removeEventListener('pointerdown', onGesture);
      window.removeEventListener('keydown', onGesture);
    };
  }, [isUnlocked]);

  const unlock = useCallback(async () => {
    const isOn = await sound.unlock();
    setUnlocked(isOn);
    if (isOn) sound.chime(current.current.volume);
  }, []);

  return {
    waiting: waiting.length,
    isRinging: isRingingNow,
    isInShell: desktop !== undefined,
    isUnlocked,
    unlock,
    volume,
    setVolume: (value) => {
      setVolume(value);
      localStorage.setItem(VOLUME_KEY, String(value));
    },
    mute: () => setMute(muteFor(waiting, Date.now())),
    isMuted: mute !== null,
  };
}

function summaryOf(order: StaffOrder): AlarmEntry {
  const words = [serviceWords(order).text, customerName(order), itemSummary(order.items), totalText(order)];
  return { id: order.id, ticketNumber: order.ticketNumber, summary: words.filter(Boolean).join(' · ') };
}

function isSilent(mute: Mute | null, waiting: readonly number[]): boolean {
  return !isRinging(waiting, mute, Date.now());
}

/** Whether nobody would notice a new order any more. */
function isLost({ link, lastContactAt }: FeedStatus, now: number): boolean {
  if (link === 'refused') return true;
  return link === 'offline' && lastContactAt !== null && now - lastContactAt > OFFLINE_LOUD;
}

function rememberedVolume(): number {
  const stored = Number(localStorage.getItem(VOLUME_KEY));
  return stored >= 0.1 && stored <= 1 ? stored : 0.8;
}
