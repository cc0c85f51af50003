import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import type { Site } from '#entities/site.ts';
import { usePreview } from './preview.ts';
import { type ShopState, shouldReload, wholeMinute, withDrafts, withPreview } from './shop-data.ts';

export interface ShopView extends ShopState {
  /** The current time in whole minutes; the first render uses the time of the server's rendering. */
  now: Date;
  publicUrl: string;
  /** The data came with the load that is due every 4 hours, not with the page nor because the shop changed. */
  isDueLoad: boolean;
  /** Non-public pages, for the staff's preview. */
  setDrafts: (drafts: readonly Site[]) => void;
}

const ShopContext = createContext<ShopView | null>(null);

interface ShopProviderProps {
  /** The shop as it came with the page. */
  initial: ShopState;
  now: Date;
  publicUrl: string;
  /** The version of `initial`, to be notified of a newer one. */
  version?: number;
  /** Refetches the shop: every 4 hours, and when it changed. Without it the shop stays as given. */
  reload?: () => Promise<ShopState>;
  children: ReactNode;
}

const CHECK_INTERVAL = 10_000;
/** A page that says another time is an old one, or the visitor's clock is wrong: the server tells which. */
const LONGEST_WAY_MS = 2 * 60_000;
/** Smaller differences to the server's clock come from the network. */
const SMALLEST_OFFSET_MS = 5_000;

/** Provides the shop's data, and the server's clock in whole minutes: a visitor's own may be wrong (R29). */
export function ShopProvider(props: ShopProviderProps) {
  const { initial, now: renderedAt, publicUrl, version, reload, children } = props;
  const [{ state, isDueLoad }, setLoaded] = useState<Loaded>({ state: initial, isDueLoad: false });
  const [now, setNow] = useState(renderedAt);
  const offset = useRef(0);
  const tick = useCallback(() => {
    const minute = wholeMinute(new Date(Date.now() + offset.current));
    // The whole menu depends on the clock: render in slices, so that no tap has to wait.
    startTransition(() => setNow((before) => (minute.getTime() === before.getTime() ? before : minute)));
  }, []);
  const onTime = useCallback(
    (at: number) => {
      const ahead = at - Date.now();
      offset.current = Math.abs(ahead) >= SMALLEST_OFFSET_MS ? ahead : 0;
      tick();
    },
    [tick],
  );
  useFreshShop(setLoaded, version, reload, onTime);
  const [drafts, setDrafts] = useState<readonly Site[]>([]);
  const typed = usePreview(({ records }) => records);
  const content = useMemo(
    () => withPreview(withDrafts(state.content, drafts), typed),
    [state.content, drafts, typed],
  );

  useEffect(() => {
    if (Math.abs(Date.now() - renderedAt.getTime()) < LONGEST_WAY_MS) tick();
    const timer = setInterval(tick, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [tick, renderedAt]);

  const view = useMemo(
    () => ({ ...state, content, now, publicUrl, isDueLoad, setDrafts }),
    [state, content, now, publicUrl, isDueLoad],
  );
  return <ShopContext.Provider value={view}>{children}</ShopContext.Provider>;
}

interface Loaded {
  state: ShopState;
  isDueLoad: boolean;
}

/** Reloads the shop every 4 hours (R60), and as soon as the server announces a change. */
function useFreshShop(
  show: (fresh: Loaded) => void,
  version: number | undefined,
  reload: ShopProviderProps['reload'],
  onTime: (at: number) => void,
): void {
  useEffect(() => {
    if (!reload) return;
    let loadedAt = new Date();
    let isLoading = false;
    let isGone = false;
    let last: Promise<boolean> = Promise.resolve(true);
    const load = async (isDueLoad: boolean): Promise<boolean> => {
      isLoading = true;
      const startedAt = new Date();
      try {
        const state = await reload();
        loadedAt = startedAt;
        if (!isGone) show({ state, isDueLoad });
        return true;
      } catch {
        // The shop stays usable with stale data; the next check retries.
        return false;
      } finally {
        isLoading = false;
      }
    };
    // One at a time, so that the last request is the one shown.
    const loadNext = (isDueLoad = false) => {
      last = last.then(() => load(isDueLoad));
      return last;
    };
    const check = () => {
      if (!isLoading && shouldReload(loadedAt, new Date())) void loadNext(true);
    };
    const timer = setInterval(check, CHECK_INTERVAL);
    let leave: (() => void) | undefined;
    const follow = async (shown: number) => {
      const { followShopChanges } = await import('./shop-changes.ts');
      if (!isGone) leave = followShopChanges({ version: shown, reload: () => loadNext(), onTime });
    };
    // Without it the shop is only as fresh as the interval.
    if (version !== undefined) follow(version).catch(() => undefined);
    return () => {
      isGone = true;
      clearInterval(timer);
      leave?.();
    };
  }, [show, version, reload, onTime]);
}

export function useShop(): ShopView {
  const view = useContext(ShopContext);
  if (!view) throw new Error('useShop needs a ShopProvider above it');
  return view;
}

/** The public branch with that identifier, or null. */
export function useBranch(identifier: string | undefined): Branch | null {
  const { shop } = useShop();
  return shop.branches.find((branch) => branch.identifier === identifier) ?? null;
}
