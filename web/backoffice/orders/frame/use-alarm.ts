import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isForLater } from '#domain/order/later-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Desktop } from '#electron/ipc.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { desktop } from '#web/lib/desktop.ts';
import { createAlarmSound } from '#web/lib/sound/alarm-sound.ts';
import { isWaitingForStaff } from '../order-facts.ts';
import { customerName, itemSummary, serviceWords, totalText } from '../order-words.ts';
import { useOrders } from '../orders-provider.tsx';
import { isRinging, type Mute, muteFor } from './alarm-state.ts';

const sound = createAlarmSound();
const OPEN_STATES: ReadonlySet<OrderState> = new Set(['awaiting', 'confirmed', 'inDelivery']);
const VOLUME_KEY = 'theke-alarm-volume';
type AlarmEntry = Parameters<Desktop['alarm']>[0][number];
const CHIME_EVERY = 4_000;

export interface Alarm {
  /** Orders that need a person. */
  waiting: number;
  isRinging: boolean;
  /** The shell rings by itself, even behind other windows; then the page plays no sound. */
  isInShell: boolean;
  /** Browsers are silent until the first click: false asks for the button at the start of the shift. */
  isUnlocked: boolean;
  /** Enables the sound and plays a test tone. */
  unlock(): Promise<void>;
  /** 0.1 to 1 */
  volume: number;
  setVolume(volume: number): void;
  /** Knocks once: for a fault at the counter, or a connection that is lost. */
  knock(): void;
  /** Silences the orders waiting now for a few minutes; a new order rings all the same. */
  mute(): void;
  isMuted: boolean;
}

/** Rings until every new order has been answered. */
export function useAlarm(): Alarm {
  const { orders, isLoaded } = useOrders();
  // A preorder rings when its preparation is due, without any news about it.
  const second = useServerNowEvery(5).getTime();
  const waitingOrders = useMemo(() => {
    const now = new Date(second);
    return orders.filter((order) => isWaitingForStaff(order, now));
  }, [orders, second]);
  // A later order that is confirmed already asks nothing: it says once that its preparation begins.
  const planned = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const now = new Date(second);
    const confirmed = orders.filter(({ state }) => state === 'confirmed');
    const later = new Set(confirmed.filter((order) => isForLater(order, now)).map(({ id }) => id));
    if (confirmed.some(({ id }) => planned.current.has(id) && !later.has(id)))
      sound.chime(current.current.volume);
    planned.current = later;
  }, [orders, second]);
  const waiting = useMemo(() => waitingOrders.map(({ id }) => id), [waitingOrders]);
  const [mute, setMute] = useState<Mute | null>(null);
  const [isUnlocked, setUnlocked] = useState(() => sound.isUnlocked());
  const [volume, setVolume] = useState(rememberedVolume);
  const [isRingingNow, setRinging] = useState(false);
  const current = useRef({ waiting, mute, volume });
  current.current = { waiting, mute, volume };

  useEffect(() => {
    const ring = () => {
      const { waiting, mute, volume } = current.current;
      const rings = isRinging(waiting, mute, Date.now());
      setRinging(rings);
      if (rings && !desktop) sound.chime(volume);
    };
    const timer = setInterval(ring, CHIME_EVERY);
    return () => clearInterval(timer);
  }, []);

  // A new order rings at once, not on the next tick.
  const key = waiting.join();
  useEffect(() => {
    const { mute, volume } = current.current;
    const rings = isRinging(key === '' ? [] : key.split(',').map(Number), mute, Date.now());
    setRinging(rings);
    if (rings && !desktop) sound.chime(volume);
  }, [key]);

  // The shell is only told about changes: every list could make it notify again.
  const summary = desktop && !isSilent(mute, waiting) ? JSON.stringify(waitingOrders.map(summaryOf)) : '[]';
  useEffect(() => {
    // Not loaded yet does not mean silence: a reload must not stop the bell.
    if (isLoaded) desktop?.alarm(JSON.parse(summary)).catch(() => undefined);
  }, [summary, isLoaded]);

  const open = useMemo(() => {
    const now = new Date(second);
    return orders.filter((order) => OPEN_STATES.has(order.state) && !isForLater(order, now)).length;
  }, [orders, second]);
  useEffect(() => {
    // Apps from before ask for no number.
    if (isLoaded) desktop?.openOrders?.(open).catch(() => undefined);
  }, [open, isLoaded]);

  useEffect(() => {
    if (mute === null) return;
    const timer = setTimeout(() => setMute(null), Math.max(0, mute.until - Date.now()));
    return () => clearTimeout(timer);
  }, [mute]);

  useEffect(() => {
    // Any click or key unlocks audio: the button is only the reliable way.
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

  const knock = useCallback(() => sound.knock(current.current.volume), []);

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
    knock,
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

function rememberedVolume(): number {
  const stored = Number(localStorage.getItem(VOLUME_KEY));
  return stored >= 0.1 && stored <= 1 ? stored : 0.8;
}
